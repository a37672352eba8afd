/** Factory of Dreams: a flask that holds a sea and a boat, gold dust rising over a factory at night. */
import type { Poster } from "../contract";

export const poster: Poster = {
  viewBox: "0 -56 300 436",
  ink: "#ffe6a8",
  button: "#1d2951",
  buttonInk: "#ffdf94",
  svg: `
<defs><linearGradient id="factory-of-dreams-sky" x2="0" y2="1"><stop stop-color="#0f1738"/><stop offset=".6" stop-color="#22326b"/><stop offset="1" stop-color="#3f5aa6"/></linearGradient>
<radialGradient id="factory-of-dreams-gl" cy=".45"><stop stop-color="#fff2c4" stop-opacity=".75"/><stop offset=".55" stop-color="#ffd98a" stop-opacity=".18"/><stop offset="1" stop-color="#ffd98a" stop-opacity="0"/></radialGradient>
<linearGradient id="factory-of-dreams-in" x2="0" y2="1"><stop stop-color="#5570c4"/><stop offset=".6" stop-color="#ffb48f"/><stop offset="1" stop-color="#ffd9a0"/></linearGradient>
<clipPath id="factory-of-dreams-cl"><path d="M132 150v38a86 86 0 1 0 44 0v-38z"/></clipPath>
<symbol id="factory-of-dreams-dust" viewBox="0 0 24 24"><path d="M10 3.5c.7 4.6 2 6 6.5 6.7-4.5.7-5.8 2.1-6.5 6.7-.7-4.6-2-6-6.5-6.7C8 9.5 9.3 8.1 10 3.5z" fill="currentColor" stroke="currentColor" stroke-linejoin="round"/><path d="M18 14.5c.3 2.2 1 2.9 3.2 3.2-2.2.3-2.9 1-3.2 3.2-.3-2.2-1-2.9-3.2-3.2 2.2-.3 2.9-1 3.2-3.2z" fill="currentColor"/><circle cx="18.5" cy="5.5" r="1.5" fill="currentColor"/><circle cx="6" cy="19.5" r="1.3" fill="currentColor"/></symbol>
<symbol id="factory-of-dreams-star" viewBox="0 0 24 24"><path d="M12 3.2l2.6 5.7 6.2.7-4.6 4.2 1.3 6.1L12 16.8 6.5 19.9l1.3-6.1L3.2 9.6l6.2-.7z" fill="currentColor" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round"/></symbol>
<filter id="factory-of-dreams-grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="4"/><feColorMatrix values="0 0 0 0 .2 0 0 0 0 .1 0 0 0 0 .2 0 0 0 -1.5 1"/></filter></defs>
<rect y="-56" width="300" height="436" fill="url(#factory-of-dreams-sky)"/>
<circle cx="154" cy="240" r="170" fill="url(#factory-of-dreams-gl)"/>
<g fill="#ffe9b8"><circle cx="30" cy="132" r="1.6"/><circle cx="62" cy="150" r="1.2"/><circle cx="262" cy="150" r="1.8"/><circle cx="284" cy="92" r="1.4"/><circle cx="20" cy="200" r="1.4"/><circle cx="278" cy="214" r="1.2"/></g>
<g filter="url(#cut)"><path d="M-4 380V268l22-16v16l22-16v16l22-16v30h14v-74h20v74h118v-94h22v66h18l0-12 46 28v110z" fill="#1b2756"/></g>
<g fill="#ffd166"><rect x="8" y="290" width="9" height="12" rx="2"/><rect x="26" y="290" width="9" height="12" rx="2"/><rect x="266" y="290" width="9" height="12" rx="2"/><rect x="284" y="290" width="9" height="12" rx="2"/></g>
<g filter="url(#cut)" fill="#5873c0"><circle cx="86" cy="196" r="13"/><circle cx="72" cy="182" r="17"/><circle cx="52" cy="176" r="12"/></g>
<g filter="url(#cut)" fill="#6b85cc"><circle cx="226" cy="176" r="13"/><circle cx="240" cy="160" r="18"/><circle cx="262" cy="152" r="13"/></g>
<g filter="url(#cut)"><path d="M132 150v38a86 86 0 1 0 44 0v-38z" fill="#bfe3ff" opacity=".35"/></g>
<g clip-path="url(#factory-of-dreams-cl)"><rect x="60" y="140" width="190" height="220" fill="url(#factory-of-dreams-in)" opacity=".92"/>
<g filter="url(#cut-s)"><circle cx="184" cy="234" r="19" fill="#fff3cf"/></g>
<g filter="url(#cut-s)"><path d="M60 270q12-10 24 0t24 0 24 0 24 0 24 0 24 0 24 0 24 0v100H60z" fill="#3f79c4"/></g>
<g filter="url(#cut-s)"><path d="M122 252h56l-10 20h-36z" fill="#a9543f"/><path d="M150 248v-46l-30 40z" fill="#fff6e6"/><path d="M154 248v-54l26 48z" fill="#ffd166"/></g>
<g filter="url(#cut-s)"><path d="M48 288q12-10 24 0t24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0v90H48z" fill="#2c5fa8"/></g>
<g filter="url(#cut-s)"><path d="M60 310q12-10 24 0t24 0 24 0 24 0 24 0 24 0 24 0 24 0v60H60z" fill="#1f4787"/></g>
<path d="M112 330c10-8 22-8 30 0l10-7v16l-10-6c-8 7-20 6-30-3z" fill="#ffb48f"/></g>
<path d="M132 150v38a86 86 0 1 0 44 0v-38z" fill="none" stroke="#d6ecff" stroke-width="4"/><path d="M88 240a72 72 0 0 1 26-38" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".75"/><path d="M84 268a70 70 0 0 0 2 12" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".6"/>
<rect x="126" y="144" width="56" height="9" rx="4.5" fill="#d6ecff"/>
<path d="M154 142C128 118 178 108 166 86C156 66 216 98 244 64C260 44 262 28 254 14" fill="none" stroke="#ffd166" stroke-width="3" stroke-linecap="round" stroke-dasharray=".1 8"/>
<g color="#ffd166"><use href="#factory-of-dreams-dust" x="176" y="92" width="34" height="34"/><use href="#factory-of-dreams-star" x="240" y="-2" width="24" height="22"/><use href="#factory-of-dreams-star" x="268" y="38" width="13" height="13"/><use href="#factory-of-dreams-star" x="214" y="48" width="13" height="12"/><use href="#factory-of-dreams-dust" x="122" y="112" width="20" height="20"/></g>
<g filter="url(#cut)"><path d="M0 370q60-12 150-7t150-4v21H0z" fill="#121b42"/></g>
<rect y="-56" width="300" height="436" filter="url(#factory-of-dreams-grain)" opacity=".14"/>
`,
  thumb: `
<rect width="56" height="56" fill="#22326b"/>
<g filter="url(#cut-s)"><path d="M23 14v9a15 15 0 1 0 10 0v-9z" fill="#bfe3ff" opacity=".55" stroke="#d6ecff" stroke-width="2"/></g>
<path d="M15 38q6-5 12 0t14-1a13 13 0 0 1-26 1z" fill="#ffd166"/>
<rect x="21" y="9" width="14" height="6" rx="2" fill="#a9714b"/>
`,
  ornament: `
<path d="M10 3.5c.7 4.6 2 6 6.5 6.7-4.5.7-5.8 2.1-6.5 6.7-.7-4.6-2-6-6.5-6.7C8 9.5 9.3 8.1 10 3.5z" fill="currentColor" stroke="currentColor" stroke-linejoin="round"/>
<path d="M18 14.5c.3 2.2 1 2.9 3.2 3.2-2.2.3-2.9 1-3.2 3.2-.3-2.2-1-2.9-3.2-3.2 2.2-.3 2.9-1 3.2-3.2z" fill="currentColor"/>
<circle cx="18.5" cy="5.5" r="1.5" fill="currentColor"/><circle cx="6" cy="19.5" r="1.3" fill="currentColor"/>
`,
};
