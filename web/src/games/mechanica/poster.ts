/** Mechanica: little cleaning robots on their belts, before a mid-century factory. */
import type { Poster } from "../contract";

export const poster: Poster = {
  viewBox: "0 -56 300 436",
  ink: "#0a5357",
  button: "#0c5d61",
  buttonInk: "#fff5df",
  svg: `
<defs>
<symbol id="mechanica-B" viewBox="0 0 40 40"><g filter="url(#cut-s)"><path d="M5 28C5 17 11 11 20 11s15 6 15 17z" fill="#fdfdf9"/><rect x="3" y="26" width="34" height="8" rx="4" fill="#8d99ae"/></g>
<path d="M9 24c.6-5 3-8.5 7-10" stroke="#d5dde4" stroke-width="2.5" fill="none" stroke-linecap="round"/><rect x="16" y="17" width="14" height="6.5" rx="3.2" fill="#2c2a33"/><circle cx="23" cy="20.2" r="2.1" fill="#7ef0e0"/></symbol>
<symbol id="mechanica-P" viewBox="0 0 40 40"><g filter="url(#cut-s)"><path d="M27 20h6V9" stroke="#c96a10" stroke-width="4" fill="none" stroke-linejoin="round"/><path d="M29 9.5V4.5M37 9.5V4.5M29 9.5h8" stroke="#3d405b" stroke-width="2.8" stroke-linecap="round"/><rect x="4" y="9" width="25" height="22" rx="6" fill="#ffb45c"/></g>
<rect x="9" y="14.5" width="15" height="7.5" rx="3.7" fill="#2c2a33"/><circle cx="13.2" cy="18.2" r="2" fill="#ffe9a8"/><circle cx="19.8" cy="18.2" r="2" fill="#ffe9a8"/><path d="M9.5 26.5h14" stroke="#a35a0a" stroke-width="2" stroke-linecap="round"/><circle cx="11" cy="33" r="4" fill="#3d405b"/><circle cx="22" cy="33" r="4" fill="#3d405b"/></symbol>
<symbol id="mechanica-D" viewBox="0 0 40 40"><path d="M20 7V3.5" stroke="#3d405b" stroke-width="2"/><circle cx="20" cy="3" r="2.4" fill="#ffd166"/><g filter="url(#cut-s)"><circle cx="20" cy="17.5" r="12" fill="#8f5cd0"/></g>
<path d="M12 14c1-3 3-4.6 5.5-5" stroke="#d5bdf2" stroke-width="2.4" fill="none" stroke-linecap="round"/><rect x="11.5" y="13.5" width="17" height="7.5" rx="3.7" fill="#2c2a33"/><circle cx="15" cy="17.2" r="1.8" fill="#ffd6f3"/><circle cx="20" cy="17.2" r="1.8" fill="#ffd6f3"/><circle cx="25" cy="17.2" r="1.8" fill="#ffd6f3"/><path d="M3 21c2 6 32 6 34 0" stroke="#ffc233" stroke-width="3.6" fill="none" stroke-linecap="round"/><ellipse cx="20" cy="36" rx="9" ry="2" fill="#0004"/></symbol>
<g id="mechanica-burst"><path d="M0-22V22M-22 0H22M-14-14L14 14M14-14L-14 14" stroke="currentColor" stroke-width="2.5" stroke-linecap="round"/><circle r="5" fill="currentColor"/></g>
<filter id="mechanica-grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="4"/><feColorMatrix values="0 0 0 0 .2 0 0 0 0 .1 0 0 0 0 .2 0 0 0 -1.5 1"/></filter></defs>
<rect y="-56" width="300" height="436" fill="#f4e9d2"/>
<g filter="url(#cut)"><circle cx="214" cy="142" r="84" fill="#f08a24"/></g><circle cx="214" cy="142" r="60" fill="#f6a34e"/>
<g color="#0f6b70"><use href="#mechanica-burst" transform="translate(50 116) scale(.9)"/></g>
<g color="#f08a24"><use href="#mechanica-burst" transform="translate(92 92) scale(.5)"/></g>
<g color="#0f6b70"><use href="#mechanica-burst" transform="translate(34 40) scale(.55)"/></g>
<g filter="url(#cut)"><path d="M0 222v-40l52-30v30l52-30v30l52-30v30l52-30v70z" fill="#0f6b70"/><rect x="224" y="88" width="26" height="140" fill="#0a5357"/><rect x="219" y="84" width="36" height="12" rx="3" fill="#0f6b70"/></g>
<path d="M224 118h26v12h-26z" fill="#f4e9d2"/><g fill="#d5e6d2"><path d="M8 183l38-22v21H8zM60 183l38-22v21H60zM112 183l38-22v21h-38zM164 183l38-22v21h-38z" opacity=".85"/></g>
<g filter="url(#cut)" fill="#fffaf0"><circle cx="240" cy="66" r="11"/><circle cx="254" cy="54" r="14"/><circle cx="274" cy="46" r="10"/></g>
<rect y="222" width="300" height="158" fill="#e7d6b4"/>
<g filter="url(#cut)"><rect x="-20" y="244" width="180" height="20" rx="10" fill="#3d405b"/></g><path d="M0 254h146" stroke="#7b7fa6" stroke-width="4" stroke-dasharray="9 9"/>
<g filter="url(#cut)"><rect x="120" y="328" width="220" height="20" rx="10" fill="#3d405b"/></g><path d="M136 338h170" stroke="#7b7fa6" stroke-width="4" stroke-dasharray="9 9"/>
<g fill="#8d99ae"><circle cx="130" cy="338" r="5"/></g>
<g transform="translate(-34 0)">
<g filter="url(#cut)"><path d="M176 224h92a10 10 0 0 1 10 10v76h-112v-76a10 10 0 0 1 10-10z" fill="#f08a24"/><path d="M186 310v-26a36 36 0 0 1 72 0v26z" fill="#4a2a12"/></g>
<rect x="166" y="304" width="112" height="12" rx="4" fill="#0f6b70"/><g fill="#f4e9d2"><circle cx="192" cy="243" r="9"/><circle cx="218" cy="243" r="9"/></g>
<path d="M192 243l4-6M218 243l-5-4" stroke="#0a5357" stroke-width="2.5" stroke-linecap="round"/><rect x="236" y="236" width="30" height="14" rx="4" fill="#fff3d6"/><path d="M246 247l5-8 5 8z" fill="#e4572e"/>
<path d="M198 304a24 24 0 0 1 48 0z" fill="#ffcf7a" opacity=".9"/></g>
<use href="#mechanica-B" x="8" y="199" width="54" height="54"/><use href="#mechanica-B" x="74" y="199" width="54" height="54"/>
<use href="#mechanica-P" x="162" y="275" width="58" height="58"/><use href="#mechanica-D" x="232" y="274" width="58" height="58"/>
<g filter="url(#cut)"><path d="M16 316h74v50H16z" fill="#0f6b70"/><path d="M10 304h86v16H10z" fill="#0a5357"/></g><g color="#f4e9d2"><use href="#mechanica-burst" transform="translate(53 344) scale(.7)"/></g>
<path d="M0 366h300v14H0z" fill="#0a5357"/>
<rect y="-56" width="300" height="436" filter="url(#mechanica-grain)" opacity=".15"/>
`,
  thumb: `
<rect width="56" height="56" fill="#f4e9d2"/>
<circle cx="36" cy="22" r="14" fill="#f08a24"/>
<rect y="46" width="56" height="10" fill="#0a5357"/>
<rect y="40" width="56" height="8" fill="#3d405b"/>
<path d="M3 44h53" stroke="#7b7fa6" stroke-width="2" stroke-dasharray="5 5"/>
<g filter="url(#cut-s)"><path d="M14 36a12 12 0 0 1 24 0z" fill="#fff"/><rect x="11" y="35" width="30" height="5" rx="2.5" fill="#0f6b70"/></g>
<circle cx="29" cy="31" r="2.5" fill="#23263f"/>
`,
  ornament: `
<path d="M12 2v20M2 12h20M5.6 5.6l12.8 12.8M18.4 5.6L5.6 18.4" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round"/>
<circle cx="12" cy="12" r="3" fill="currentColor"/>
`,
};
