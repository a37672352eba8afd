/**
 * What lives in the gaps of the sky, so that none is a hole: cut paper around (0, 0), about 46 units each way. The
 * colours hold on a day sky and on a night one, so everything is light with a darker fold, or the other way round.
 */

export interface GapDweller {
  /** For us and for tests; a gap is decoration and is not read aloud. */
  name: string;
  /** The inside of an SVG group; asks the page for nothing but the paper shadow, `#cut`. */
  svg: string;
}

/** By panel, row and column, as components.ron counts them. */
export const GAPS: Record<string, GapDweller> = {
  "A1,1": {
    name: "sleeping sun",
    svg: `<path d="M0-35v-7M17.5-30.3l3.5-6.1M30.3-17.5l6.1-3.5M35 0h7M30.3 17.5l6.1 3.5M17.5 30.3l3.5 6.1M0 35v7M-17.5 30.3l-3.5 6.1M-30.3 17.5l-6.1 3.5M-35 0h-7M-30.3-17.5l-6.1-3.5M-17.5-30.3l-3.5-6.1" fill="none" stroke="#ffc240" stroke-width="6" stroke-linecap="round"/>
<g filter="url(#cut)"><circle r="28" fill="#ffc93c"/></g>
<circle r="20" fill="#ffdb70"/>
<path d="M-11-2q4 4 8 0M3-2q4 4 8 0M-4 8q4 3 8 0" fill="none" stroke="#a8651a" stroke-width="2.5" stroke-linecap="round"/>
<circle cx="-13" cy="6" r="4" fill="#ff9d6b" opacity=".7"/><circle cx="13" cy="6" r="4" fill="#ff9d6b" opacity=".7"/>`,
  },
  "A5,4": {
    name: "hot-air balloon",
    svg: `<g filter="url(#cut)"><path d="M-26-15a26 26 0 0 1 52 0c0 16-14 24-18 34h-16c-4-10-18-18-18-34z" fill="#e4785a"/></g>
<path d="M-9-39.3c-8 14-6 40 3 58.3h12c9-18.3 11-44.3 3-58.3-6-2-12-2-18 0z" fill="#ffe0c2"/>
<path d="M-25-9c16 8 34 8 50 0-1 4-2.5 7-4.5 10-13 5-28 5-41 0-2-3-3.5-6-4.5-10z" fill="#b9503a" opacity=".28"/>
<path d="M-7 19l2.5 11M7 19l-2.5 11" stroke="#8a5a3c" stroke-width="2" stroke-linecap="round"/>
<path d="M-8.5 29h17l-1.5 10q-.3 3-3.5 3h-7q-3.2 0-3.5-3z" fill="#b57e57"/><path d="M-8 33h16" stroke="#8a5a3c" stroke-width="1.8"/>`,
  },
  "B3,1": {
    name: "paper moon asleep",
    svg: `<g filter="url(#cut)"><path d="M8-36a36 36 0 1 0 27 54a29 29 0 0 1-27-54z" fill="#f6dd9a"/></g>
<path d="M-4-29a29 29 0 1 0 24 57" fill="none" stroke="#e5c06e" stroke-width="2.5" stroke-linecap="round" opacity=".8"/>
<path d="M-21 1q4.5 5 9.5 1M-14 15q4 4 8 2" fill="none" stroke="#8a6420" stroke-width="2.5" stroke-linecap="round"/>
<circle cx="-20" cy="11" r="4" fill="#f0a878" opacity=".75"/>
<g fill="none" stroke="#8c9fe0" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"><path d="M16-6h9l-9 10h9"/><path d="M29-25h7l-7 8h7"/></g>`,
  },
  "B4,2": {
    name: "shooting star",
    svg: `<path d="M2-6Q22-20 42-38Q34-16 12 8z" fill="#f4a58a" opacity=".85"/>
<path d="M-4-10Q14-26 30-44Q24-24 6-2z" fill="#ffcf8a"/><path d="M8 2Q28-6 45-18Q34 2 14 14z" fill="#b9a3ea"/>
<g filter="url(#cut)"><path d="M-7.5-20L2.3-6.5l16.2-3L8.3 6.3l8.5 14.2-16.2-4-10.8 12.5-1.2-16.6L-26.5 6l15.4-6.2z" fill="#ffd45e" stroke="#ffd45e" stroke-width="5" stroke-linejoin="round"/></g>
<path d="M-9 4q3 3 6 0M4 2q3 3 6 0M-2 10q3 2.5 6-.5" fill="none" stroke="#96661a" stroke-width="2.3" stroke-linecap="round"/>
<circle cx="-24" cy="-24" r="2.5" fill="#ffe7a8"/><circle cx="30" cy="24" r="3" fill="#ffe7a8"/>`,
  },
  "C1,1": {
    name: "paper bird",
    svg: `<g filter="url(#cut)"><path d="M-46-6L-14 6L12 8L30-16L46-8L34-6L20 24L4 34L-12 24z" fill="#fbf1e4"/></g>
<path d="M-46-6L-14 6L-12 24z" fill="#e6cfbd"/><path d="M12 8L30-16L34-6L20 24z" fill="#ecd7c4"/><path d="M30-16L46-8L34-6z" fill="#f0a04e"/>
<g filter="url(#cut)"><path d="M-12 24L-30-40L12 8L4 34z" fill="#f2a7a0"/></g><path d="M-12 24L-30-40L-2 16z" fill="#d98680"/>
<path d="M-2 16L10-44L18 6L4 34z" fill="#f9cfc6"/><path d="M10-44L18 6L12 12z" fill="#e9b3ab"/>
<circle cx="31" cy="-10" r="1.8" fill="#5a4650"/>`,
  },
  "C2,2": {
    name: "little planet",
    svg: `<path d="M-41 16C-48 6-24-8 4-17" fill="none" stroke="#d9a95b" stroke-width="6" stroke-linecap="round"/>
<g filter="url(#cut)"><circle r="26" fill="#7fb7c9"/></g>
<path d="M-25-7C-10-14 8-20 19-18A26 26 0 0 0-25-7zM-24 10C-6 6 14-4 25.6-4.5A26 26 0 0 1 24 10C8 12-6 20-17 19.7A26 26 0 0 1-24 10z" fill="#a9d6dc"/>
<path d="M-41 16C-34 26 44-4 41-16C40-21 30-22 22-21" fill="none" stroke="#f3cb7d" stroke-width="6" stroke-linecap="round"/>
<circle cx="-4" cy="-9" r="3.5" fill="#5f98ad"/>
<circle cx="31" cy="25" r="6" fill="#f6e3bd"/><circle cx="33" cy="23" r="2" fill="#dcc08a"/>
<path d="M-32-32v9M-36.5-27.5h9" stroke="#f3cb7d" stroke-width="2.6" stroke-linecap="round"/>`,
  },
  "C5,3": {
    name: "lantern kite",
    svg: `<path d="M-2 26C-14 30 2 36-10 44M2 26C12 32-2 36 8 45" fill="none" stroke="#e98a6c" stroke-width="3" stroke-linecap="round"/>
<path d="M-31-32l-5-5M31-32l5-5M-38-10h-6M38-10h6M-29 14l-5 4M29 14l5 4" stroke="#ffcf66" stroke-width="3.5" stroke-linecap="round"/>
<g filter="url(#cut)"><path d="M0-44L29-10L0 27L-29-10z" fill="#f08f6b" stroke="#f08f6b" stroke-width="3" stroke-linejoin="round"/></g>
<path d="M0-44L0 27L-29-10z" fill="#d9714f"/>
<path d="M0-30L18-9L0 14L-18-9z" fill="#ffd772"/><path d="M0-22C8-13 9-8 8-4A8.2 8.2 0 0 1-8-4C-9-9-4-11 0-22z" fill="#fff3c9"/>
<path d="M-29-10H29" stroke="#a94f35" stroke-width="2" opacity=".5"/>`,
  },
  "D1,4": {
    name: "swallow",
    svg: `<g filter="url(#cut)"><path d="M43-12C36-20 26-19 20-12C8-6-6-8-12-16C-18-26-28-36-44-40C-40-26-34-12-22-2C-26 8-34 18-42 28C-34 26-28 24-24 22C-24 28-25 34-28 42C-16 34-4 26 4 14C18 14 29 5 32-6z" fill="#5a7dbb"/></g>
<path d="M20-12C8-6-6-8-12-16C-18-26-28-36-44-40C-34-30-26-20-21-9C-10 4 10 2 20-12z" fill="#8fb0e2"/>
<path d="M-14 18C-4 8 12 8 27-7C22 10 12 14 4 14C-2 18-8 20-14 18z" fill="#fff4e4"/><path d="M24-6C27 0 31-1 32-6C33-10 28-12 24-6z" fill="#ee8f6a"/>
<path d="M36-15.5L45-11.5L35-9z" fill="#f3b14f"/><circle cx="30" cy="-13" r="2" fill="#fff4e4"/>`,
  },
  "E2,1": {
    name: "paper plane",
    svg: `<path d="M-44 34C-36 26-30 36-24 28S-24 16-14 18" fill="none" stroke="#f3b27a" stroke-width="3" stroke-linecap="round" stroke-dasharray="1 7"/>
<g filter="url(#cut)"><path d="M44-34L-40-6L-16 6L-10 32L4 15L22 25z" fill="#fff6ea"/></g>
<path d="M44-34L-16 6L-10 32L-4 12z" fill="#d9c3b4"/><path d="M44-34L-4 12L22 25z" fill="#f7e0cd"/><path d="M-10 32L-4 12L4 15z" fill="#bfa596"/>
<path d="M-24-2L14-18" stroke="#ee8f6a" stroke-width="3" stroke-linecap="round"/>`,
  },
  "E3,3": {
    name: "zeppelin",
    svg: `<g filter="url(#cut)"><path d="M-34-16L-46-26L-44 2L-46 24L-34 12z" fill="#c9605a"/><path d="M46-2C40-20 20-25 0-24C-22-23-36-12-40-2C-36 9-22 19 0 20C20 21 40 16 46-2z" fill="#efb45c"/></g>
<path d="M46-2C34-8 16-9 0-9C-18-9-32-6-40-2C-32 2-18 5 0 5C16 5 34 4 46-2z" fill="#fbdc9c"/>
<path d="M-40-2L-46-2" stroke="#8f3f3c" stroke-width="3" stroke-linecap="round"/>
<path d="M-8 19L-6 25M14 19L12 25" stroke="#7c5a48" stroke-width="2"/><path d="M-12 24h30l-3 8q-1 3-4 3h-16q-3 0-4-3z" fill="#9a6b51"/>
<path d="M-5 29h3M3 29h3M11 29h3" stroke="#ffe7a8" stroke-width="3.4" stroke-linecap="round"/>`,
  },
  "E5,2": {
    name: "weather vane",
    svg: `<path d="M0 44V-6" stroke="#8c6a5a" stroke-width="5" stroke-linecap="round"/>
<path d="M-24 24H24" stroke="#a98570" stroke-width="4" stroke-linecap="round"/><circle cx="-27" cy="24" r="5" fill="#f3cb7d"/><circle cx="27" cy="24" r="5" fill="#f3cb7d"/>
<path d="M-40 6H34" stroke="#8c6a5a" stroke-width="4" stroke-linecap="round"/><path d="M-46 6L-34-3V15z" fill="#e08c5c"/><path d="M28 6L38-4H46L40 6L46 16H38z" fill="#e08c5c"/>
<g filter="url(#cut)"><path d="M-20-24C-16-32-6-32-3-24C-1-14 8-12 14-16C13-26 20-36 32-36C26-30 32-26 26-20C32-18 28-12 24-8C20 0 10 4 0 4C-10 4-15-4-14-14z" fill="#d8685c"/></g>
<path d="M-20-24L-28-19L-16-17z" fill="#f3b14f"/><path d="M-19-29C-20-37-14-36-13-32C-11-39-5-37-7-30z" fill="#f08f7f"/>
<path d="M-2-10C2-2 12-2 18-8" fill="none" stroke="#f5b3a6" stroke-width="3" stroke-linecap="round"/><circle cx="-12" cy="-24" r="2" fill="#4d3340"/>`,
  },
  "F1,2": {
    name: "paper boat on a cloud",
    svg: `<g filter="url(#cut)"><path d="M0-42L17 0H-17z" fill="#fff4e4"/><path d="M-40-6L-16 0H16L40-6L24 22H-24z" fill="#f19a83"/></g>
<path d="M0-42L17 0H0z" fill="#ead2bf"/><path d="M16 0L40-6L24 22H0z" fill="#d67862"/><path d="M0-42L20-37L0-32z" fill="#6f9fd0"/>
<g filter="url(#cut)"><path d="M-36 38a9 9 0 0 1-1-18a12 12 0 0 1 20-4a14 14 0 0 1 24-1a12 12 0 0 1 19 2a10.5 10.5 0 0 1 9 21z" fill="#fdfcf8"/></g>
<path d="M-41 35.5Q-6 28 43 29Q42 37 35 38H-36Q-39 38-41 35.5z" fill="#bcd6ef"/>`,
  },
  "F4,3": {
    name: "umbrella in the wind",
    svg: `<path d="M-36 34q10-8 20 0t20 0M-42 22q6-5 12 0" fill="none" stroke="#a9c3ea" stroke-width="3" stroke-linecap="round"/>
<g transform="rotate(24)"><path d="M0-38V-42M0-6V30Q0 40 8 40Q15 40 15 33" fill="none" stroke="#8c6a5a" stroke-width="4" stroke-linecap="round"/>
<g filter="url(#cut)"><path d="M-38 0C-38-26-20-38 0-38S38-26 38 0Q31-8 25 0Q19-9 12.5 0Q6-9 0 0Q-6-9-12.5 0Q-19-9-25 0Q-31-8-38 0z" fill="#e9806b"/></g>
<path d="M0-38C-12-30-13-12-12.5 0Q-6-9 0 0Q6-9 12.5 0C13-12 12-30 0-38z" fill="#ffe3c4"/><path d="M0-38C-26-32-27-12-25 0Q-31-8-38 0C-38-26-20-38 0-38z" fill="#ffc58a"/><path d="M0-38C26-32 27-12 25 0Q31-8 38 0C38-26 20-38 0-38z" fill="#c95f52"/></g>`,
  },
};
