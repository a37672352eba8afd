/** Daydream: a cat on a shelf under a window, the steam of a mug turning into clouds. */
import type { Poster } from "../contract";

export const poster: Poster = {
  viewBox: "0 -56 300 436",
  ink: "#4b3a4e",
  button: "#a8492c",
  buttonInk: "#fff7ee",
  svg: `
<defs><linearGradient id="daydream-sky" x2="0" y2="1"><stop stop-color="#9fcdf5"/><stop offset="1" stop-color="#eaf5ff"/></linearGradient>
<path id="daydream-cl" d="M8 34a14 14 0 0 1 12-20A20 20 0 0 1 58 8a17 17 0 0 1 26 14 12 12 0 0 1-4 23H20A12 12 0 0 1 8 34z"/>
<symbol id="daydream-sun" viewBox="0 0 24 24"><circle cx="12" cy="12" r="4.9" fill="currentColor"/><g stroke="currentColor" stroke-width="2.3" stroke-linecap="round"><path d="M12 2.4v2.2M12 19.4v2.2M2.4 12h2.2M19.4 12h2.2M5.2 5.2l1.6 1.6M17.2 17.2l1.6 1.6M18.8 5.2l-1.6 1.6M6.8 17.2l-1.6 1.6"/></g>
</symbol>
<filter id="daydream-grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="4"/><feColorMatrix values="0 0 0 0 .2 0 0 0 0 .1 0 0 0 0 .2 0 0 0 -1.5 1"/></filter></defs>
<rect y="-56" width="300" height="436" fill="#ffcdb2"/><path d="M0-56h300v436H0z" fill="#f9b994" opacity=".35"/>
<g stroke="#fff3e6" stroke-width="2" opacity=".5"><path d="M30-56v372M90-56v372M150-56v372M210-56v372M270-56v372"/></g>
<g transform="translate(-20 0)">
<g filter="url(#cut)"><path d="M60 290V150a96 96 0 0 1 192 0v140z" fill="#fff6ea"/></g><path d="M72 280V152a84 84 0 0 1 168 0v128z" fill="url(#daydream-sky)"/>
<g filter="url(#cut-s)"><circle cx="198" cy="134" r="25" fill="#ffc93c"/></g><g stroke="#ffc93c" stroke-width="6" stroke-linecap="round"><path d="M198 92v7M168 104l5 5M228 104l-5 5M232 134h3"/></g>
<g filter="url(#cut)"><use href="#daydream-cl" transform="translate(80 110) scale(.7)" fill="#fff"/></g><g filter="url(#cut)"><use href="#daydream-cl" transform="translate(76 212) scale(1.1)" fill="#fff"/></g>
<g font-family="Fraunces Variable,Fraunces,Georgia,serif" font-weight="600" fill="#4b4453" text-anchor="middle"><text x="112" y="137" font-size="21">3</text><text x="126" y="252" font-size="29">5</text></g>
<g filter="url(#cut-s)"><path d="M152 68h8v212h-8z" fill="#fff6ea"/><path d="M72 196h168v7H72z" fill="#fff6ea"/></g>
<g filter="url(#cut)"><use href="#daydream-cl" x="152" y="146" fill="#fff"/></g><text x="198" y="184" font-size="27" font-family="Fraunces Variable,Fraunces,Georgia,serif" font-weight="600" fill="#4b4453" text-anchor="middle">4</text>
</g>
<g filter="url(#cut)"><rect x="-6" y="316" width="312" height="17" rx="4" fill="#c98a5e"/></g><path d="M0 321h300" stroke="#fff" stroke-opacity=".25" stroke-width="2"/>
<path d="M40 333l0 26q0 8 10 8h6v-34zM246 333v34h6q10 0 10-8v-26z" fill="#b0744c"/>
<g transform="translate(-24 0)">
<g fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".9"><path d="M52 258c-12-16 12-24 0-42s8-24 2-40"/><path d="M70 258c-8-12 8-20 2-32"/></g>
<g filter="url(#cut)"><path d="M84 278c24-6 26 28-2 26" fill="none" stroke="#e4785a" stroke-width="8"/><path d="M34 266h52l-5 44a7 7 0 0 1-7 6H46a7 7 0 0 1-7-6z" fill="#e4785a"/></g>
<path d="M37 286h47" stroke="#fff1e0" stroke-width="5"/><path d="M38 296h45" stroke="#fff1e0" stroke-width="2"/>
</g><g transform="translate(-26 0)">
<g filter="url(#cut)"><path d="M118 316c-6-34 22-50 50-46 30 4 42 24 40 46z" fill="#5b5066"/><path d="M118 316c-18-4-18-34 0-38l2-14 12 9c6-2 12-1 17 1l12-7 1 16c10 14 4 32-10 33z" fill="#6b5f78"/></g>
<path d="M206 312c16 4 30-6 20-20" fill="none" stroke="#5b5066" stroke-width="11" stroke-linecap="round"/>
<g fill="none" stroke="#ffe6d2" stroke-width="2.5" stroke-linecap="round"><path d="M122 292q5 5 10 0M142 292q5 5 10 0"/><path d="M135 300l2 2 2-2"/></g>
<path d="M104 298l12 1M105 305l11-2M172 298l-12 1M171 305l-11-2" stroke="#ffe6d2" stroke-width="1.5" stroke-linecap="round" opacity=".8"/>
</g>
<g transform="translate(203 243) scale(.8)"><path d="M66 91L34 91Q26 86 24 77C2 78 2 46 26 51L28 46Q34 36 47 34Q43 28 50 26Q57 28 53 34Q66 36 72 46L74 52Q82 52 84 46Q88 42 94 46" fill="none" stroke="#4b4453" stroke-width="4" stroke-linecap="round" stroke-linejoin="round" filter="url(#pencil)"/><path d="M94 46Q90 54 86 64Q82 73 76 73Q74 85 66 91" fill="none" stroke="#4b4453" stroke-width="3" stroke-dasharray=".1 7" stroke-linecap="round"/><path d="M31 50H70" stroke="#4b4453" stroke-width="2.4" opacity=".5"/>
<g color="#c96f00"><circle cx="66" cy="91" r="11" fill="#ffcdb2"/><use href="#daydream-sun" x="56" y="81" width="20" height="20"/><circle cx="28" cy="46" r="11" fill="#ffcdb2"/><use href="#daydream-sun" x="18" y="36" width="20" height="20"/><circle cx="72" cy="46" r="11" fill="#ffcdb2"/><use href="#daydream-sun" x="62" y="36" width="20" height="20"/></g>
</g>
<g transform="translate(279 278) rotate(14)" filter="url(#cut-s)"><path d="M-5-64h10v54h-10z" fill="#ffb703"/><path d="M-5-10h10L0 4z" fill="#f5dcc0"/><path d="M-2-2h4L0 4z" fill="#4b4453"/><path d="M-5-72h10v8h-10z" fill="#e4785a"/></g>
<path d="M300 4c-22 4-36 26-34 62" fill="none" stroke="#5d8a4b" stroke-width="3"/><g filter="url(#cut-s)"><path d="M300-6c-20-2-32 8-36 26 20 4 34-6 36-26z" fill="#7fb069"/><path d="M276 24c16 2 24 12 22 30-16 0-26-12-22-30z" fill="#98c284"/><path d="M268 42c-16-4-26 2-32 18 16 8 28 0 32-18z" fill="#7fb069"/><path d="M266 64c12 6 16 18 8 32-14-6-16-20-8-32z" fill="#98c284"/></g>
<rect y="-56" width="300" height="436" filter="url(#daydream-grain)" opacity=".14"/>
`,
  thumb: `
<rect width="56" height="56" fill="#ffcdb2"/>
<circle cx="38" cy="20" r="9" fill="#ffc93c"/>
<g filter="url(#cut-s)"><path d="M10 38a8 8 0 0 1 7-11 11 11 0 0 1 21-3 9 9 0 0 1 8 16c-9 3-25 4-32 1a5 5 0 0 1-4-3z" fill="#fff"/></g>
`,
  ornament: `
<path d="M6.5 19a4.6 4.6 0 0 1-.9-9.1 5 5 0 0 1 7.4-3.7 4.9 4.9 0 0 1 6.3 4.4A4.3 4.3 0 0 1 18.3 19z" fill="currentColor"/>
<path d="M8.3 9.7q1.3-1.5 3.2-1.2" fill="none" stroke="var(--cut, #fff)" stroke-width="1.5" stroke-linecap="round"/>
`,
};
