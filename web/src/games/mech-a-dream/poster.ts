/** Mech a Dream: a sleeping machine among neon flowers, under a violet moon. */
import type { Poster } from "../contract";

export const poster: Poster = {
  viewBox: "0 -56 300 436",
  ink: "#fff",
  button: "#55458f",
  buttonInk: "#fff",
  svg: `
<defs><linearGradient id="mech-a-dream-sky" x2="0" y2="1"><stop stop-color="#241c52"/><stop offset=".5" stop-color="#54439a"/><stop offset=".82" stop-color="#b0649f"/><stop offset="1" stop-color="#f79ab0"/></linearGradient>
<linearGradient id="mech-a-dream-body" x2="1" y2="1"><stop stop-color="#5f9df0"/><stop offset=".55" stop-color="#2f6cd3"/><stop offset="1" stop-color="#22479c"/></linearGradient>
<radialGradient id="mech-a-dream-win"><stop stop-color="#fff3c9"/><stop offset=".7" stop-color="#ffc9a3"/><stop offset="1" stop-color="#ff8fb8"/></radialGradient>
<g id="mech-a-dream-fl"><path d="M0 0c2-22-3-36 0-58" fill="none" stroke="#1f6f6d" stroke-width="4" stroke-linecap="round"/><path d="M0-18c10-2 16-9 17-18-11 0-17 7-17 18z" fill="#2b8f86"/><g filter="url(#cut-s)" transform="translate(0-62)"><g fill="#ff5fa2"><ellipse cy="-11" rx="7" ry="11"/><ellipse cy="-11" rx="7" ry="11" transform="rotate(72)"/><ellipse cy="-11" rx="7" ry="11" transform="rotate(144)"/><ellipse cy="-11" rx="7" ry="11" transform="rotate(216)"/><ellipse cy="-11" rx="7" ry="11" transform="rotate(288)"/></g>
<circle r="6" fill="#ffe08a"/></g>
</g>
<symbol id="mech-a-dream-star" viewBox="0 0 24 24"><path d="M12 3.2l2.6 5.7 6.2.7-4.6 4.2 1.3 6.1L12 16.8 6.5 19.9l1.3-6.1L3.2 9.6l6.2-.7z" fill="currentColor" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round"/></symbol>
<symbol id="mech-a-dream-moon" viewBox="0 0 24 24"><path d="M15.8 3.6a9 9 0 1 0 4.6 12.8A7.6 7.6 0 0 1 15.8 3.6z" fill="currentColor" stroke="currentColor" stroke-width="1.4" stroke-linejoin="round"/></symbol>
<filter id="mech-a-dream-grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="4"/><feColorMatrix values="0 0 0 0 .2 0 0 0 0 .1 0 0 0 0 .2 0 0 0 -1.5 1"/></filter></defs>
<rect y="-56" width="300" height="436" fill="url(#mech-a-dream-sky)"/>
<g filter="url(#cut)"><circle cx="186" cy="176" r="142" fill="#6a56ac" opacity=".55"/></g><g filter="url(#cut)"><circle cx="186" cy="176" r="112" fill="#8468b8" opacity=".7"/></g><g filter="url(#cut)"><circle cx="186" cy="176" r="84" fill="#f3c6cf"/></g>
<circle cx="160" cy="140" r="9" fill="#e5aebf"/><circle cx="228" cy="150" r="14" fill="#e9b4c2"/>
<g fill="#ffe9b8"><circle cx="34" cy="122" r="1.8"/><circle cx="60" cy="190" r="1.4"/><circle cx="274" cy="60" r="2"/><circle cx="22" cy="232" r="1.6"/><circle cx="270" cy="112" r="1.4"/></g>
<g filter="url(#cut)"><path d="M0 292c50-34 92-30 140-8s108 8 160-20v116H0z" fill="#47357f"/></g>
<g fill="none" stroke-width="7" stroke-linecap="butt" filter="url(#cut-s)"><path d="M188 172c0-62 34-92 112-92" stroke="#ff7f6b"/><path d="M195 172c0-56 32-85 105-85" stroke="#ffc857"/><path d="M202 172c0-50 30-78 98-78" stroke="#59c3a5"/><path d="M209 172c0-44 28-71 91-71" stroke="#5aa7f2"/></g>
<g filter="url(#cut)"><rect x="184" y="160" width="30" height="52" rx="5" fill="#1f3f8f"/><rect x="179" y="156" width="40" height="13" rx="6" fill="#f2c14e"/></g>
<g filter="url(#cut)"><path d="M98 318h28v22a8 8 0 0 1-8 8H92a6 6 0 0 1-6-6c0-8 6-12 12-12zM168 318h28v12c6 0 12 4 12 12a6 6 0 0 1-6 6h-26a8 8 0 0 1-8-8z" fill="#1b3478"/></g>
<g filter="url(#cut)"><path d="M86 258c-26 4-34 22-30 46" fill="none" stroke="#22479c" stroke-width="13" stroke-linecap="round"/><path d="M206 258c22 2 34-10 38-30" fill="none" stroke="#22479c" stroke-width="13" stroke-linecap="round"/></g>
<g filter="url(#cut)"><rect x="82" y="206" width="130" height="122" rx="44" fill="url(#mech-a-dream-body)"/></g>
<path d="M82 262h130" stroke="#1b3478" stroke-opacity=".35" stroke-width="3"/><g fill="#bcd7ff"><circle cx="94" cy="262" r="2.5"/><circle cx="200" cy="262" r="2.5"/></g>
<g filter="url(#cut)"><path d="M100 212a47 44 0 0 1 94 0z" fill="#7fb2f5"/></g>
<path d="M147 168v-18" stroke="#1b3478" stroke-width="4"/><g filter="url(#cut-s)"><use href="#mech-a-dream-star" x="136" y="130" width="22" height="22" color="#ffd166"/></g>
<g fill="none" stroke="#1b3478" stroke-width="4" stroke-linecap="round"><path d="M118 196q8 8 16 0M160 196q8 8 16 0"/></g><g fill="#ff8fb8" opacity=".8"><circle cx="114" cy="206" r="5"/><circle cx="180" cy="206" r="5"/></g>
<circle cx="147" cy="278" r="35" fill="#1b3478"/><circle cx="147" cy="278" r="30" fill="url(#mech-a-dream-win)"/>
<g filter="url(#cut-s)"><path d="M128 288a7 7 0 0 1 7-8 10 10 0 0 1 18-2 8 8 0 0 1 12 9c-1 4-5 6-9 6h-20c-5 0-8-2-8-5z" fill="#fff"/></g><use href="#mech-a-dream-moon" x="150" y="254" width="18" height="18" color="#7d5ba6"/>
<g transform="translate(246 212) rotate(14)" filter="url(#cut-s)"><path d="M-13-26h26v5h-26zM-13 21h26v5h-26z" fill="#f2c14e"/><path d="M-10-21h20c0 12-8 14-8 21s8 9 8 21h-20c0-12 8-14 8-21s-8-9-8-21z" fill="#e9f3ff" opacity=".95"/><path d="M-7 21c0-6 3-9 7-11 4 2 7 5 7 11z" fill="#ff5fa2"/></g>
<g filter="url(#cut)"><path d="M0 350c60-16 110 2 160-2s96-16 140-8v40H0z" fill="#2c2160"/></g>
<use href="#mech-a-dream-fl" transform="translate(42 366)"/><use href="#mech-a-dream-fl" transform="translate(74 380) scale(.8)"/><use href="#mech-a-dream-fl" transform="translate(232 372) scale(.95)"/><use href="#mech-a-dream-fl" transform="translate(266 384) scale(1.15)"/><use href="#mech-a-dream-fl" transform="translate(14 392) scale(1.1)"/>
<g fill="#4a8fe7"><path d="M44 214c5 7 7 10 7 14a7 7 0 0 1-14 0c0-4 2-7 7-14z"/><path d="M66 172c4 5 5 8 5 10a5 5 0 0 1-10 0c0-2 1-5 5-10z" fill="#7fb2f5"/></g>
<rect y="-56" width="300" height="436" filter="url(#mech-a-dream-grain)" opacity=".15"/>
`,
  thumb: `
<rect width="56" height="56" fill="#54439a"/>
<circle cx="35" cy="22" r="17" fill="#f3c6cf"/>
<path d="M0 44q16-8 30-4t26-3v19H0z" fill="#2c2160"/>
<path d="M26 19v-5" stroke="#1b3478" stroke-width="2"/><circle cx="26" cy="12.5" r="2.5" fill="#ffd166"/>
<g filter="url(#cut-s)"><path d="M12 34a14 14 0 0 1 28 0v7a8 8 0 0 1-8 8H20a8 8 0 0 1-8-8z" fill="#2f6cd3"/><path d="M12 33a14 14 0 0 1 28 0z" fill="#7fb2f5"/></g>
<g fill="none" stroke="#1b3478" stroke-width="2" stroke-linecap="round"><path d="M18 28q3 3 6 0M28 28q3 3 6 0"/></g>
<circle cx="26" cy="41" r="5" fill="#ffd9a8"/>
<g transform="translate(47 40)"><path d="M0 3v10" stroke="#2b8f86" stroke-width="2.5" stroke-linecap="round"/><g fill="#ff5fa2"><circle cy="-4" r="3"/><circle cx="4" cy="-1" r="3"/><circle cx="2.4" cy="3.5" r="3"/><circle cx="-2.4" cy="3.5" r="3"/><circle cx="-4" cy="-1" r="3"/></g><circle r="2.2" fill="#ffe08a"/></g>
`,
  ornament: `
<g fill="currentColor"><ellipse cx="12" cy="6.3" rx="3.3" ry="4.6"/><ellipse cx="12" cy="6.3" rx="3.3" ry="4.6" transform="rotate(72 12 12)"/><ellipse cx="12" cy="6.3" rx="3.3" ry="4.6" transform="rotate(144 12 12)"/><ellipse cx="12" cy="6.3" rx="3.3" ry="4.6" transform="rotate(216 12 12)"/><ellipse cx="12" cy="6.3" rx="3.3" ry="4.6" transform="rotate(288 12 12)"/></g>
<circle cx="12" cy="12" r="2.9" fill="var(--cut, #fff)"/>
`,
};
