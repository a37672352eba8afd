/** Goofspiel on the home page and in the lobby: a dream over a sleeping hill, two cards face down. */

import type { Card } from "@page/games/contract";

const CLOUD =
  "M8 34a14 14 0 0 1 12-20A20 20 0 0 1 58 8a17 17 0 0 1 26 14 12 12 0 0 1-4 23H20A12 12 0 0 1 8 34z";
const STAR = "M0-9l2.7 5.6 6.1.8-4.4 4.3 1.1 6.1L0 4.9l-5.5 2.9 1.1-6.1-4.4-4.3 6.1-.8z";

const card: Card = {
  poster: {
    viewBox: "0 -56 300 436",
    ink: "#fff4de",
    button: "#54459a",
    buttonInk: "#fff",
    svg: `
<defs><linearGradient id="goofspiel-sky" x2="0" y2="1"><stop stop-color="#231d4d"/><stop offset=".6" stop-color="#4d3f8a"/><stop offset="1" stop-color="#a678b4"/></linearGradient>
<path id="goofspiel-star" d="${STAR}"/></defs>
<rect y="-56" width="300" height="436" fill="url(#goofspiel-sky)"/>
<g fill="#ffe3a3"><use href="#goofspiel-star" x="40" y="96"/><use href="#goofspiel-star" transform="translate(262 82) scale(.7)"/><use href="#goofspiel-star" transform="translate(74 176) scale(.5)"/><use href="#goofspiel-star" transform="translate(238 184) scale(.9)"/></g>
<g filter="url(#cut)"><path d="${CLOUD}" transform="translate(54 86) scale(2.1)" fill="#8f7fc9"/></g>
<g filter="url(#cut)"><path d="${CLOUD}" transform="translate(66 92) scale(1.85)" fill="#fff8ef"/></g>
<text x="152" y="164" font-size="62" font-family="Fraunces Variable,Fraunces,Georgia,serif" font-weight="600" fill="#3a2f6b" text-anchor="middle">9</text>
<g filter="url(#cut)"><path d="M-10 380v-74q80-58 170-34t150 4v104z" fill="#3a2f6b"/></g>
<g filter="url(#cut)" transform="rotate(-9 98 284)"><rect x="58" y="222" width="80" height="112" rx="12" fill="#fff8ef"/><rect x="66" y="230" width="64" height="96" rx="8" fill="#6a57b0"/><use href="#goofspiel-star" transform="translate(98 278) scale(2)" fill="#ffd98a"/></g>
<g filter="url(#cut)" transform="rotate(8 204 280)"><rect x="164" y="218" width="80" height="112" rx="12" fill="#fff8ef"/><rect x="172" y="226" width="64" height="96" rx="8" fill="#c86f8d"/><use href="#goofspiel-star" transform="translate(204 274) scale(2)" fill="#ffd98a"/></g>
<g filter="url(#cut)"><path d="M-10 390v-32q90-34 170-18t150-8v60z" fill="#2b2350"/></g>`,
    thumb: `
<rect width="56" height="56" fill="#4d3f8a"/>
<g filter="url(#cut-s)"><path d="${CLOUD}" transform="translate(9 6) scale(.42)" fill="#fff8ef"/></g>
<g filter="url(#cut-s)"><rect x="18" y="26" width="20" height="26" rx="4" fill="#fff8ef"/></g><path d="${STAR}" transform="translate(28 39.500)" fill="#c98a10"/>`,
    ornament: `
<path d="${STAR}" transform="translate(12 12.500) scale(1.2)" fill="currentColor"/>`,
  },
  knownBy: [
    { option: "cards", usual: 13 },
    { option: "ties", usual: "carried" },
    { option: "prizes", usual: "shuffled" },
  ],
};

export default card;
