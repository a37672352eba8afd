/**
 * Robots: the one printed on every board, and the eight Enlightened ones. Each wears what it does: wool, a rainbow,
 * flowers, a parcel cord, scales, a prism, an hourglass, a mirror. Drawn on a field of 150 by 186.
 */

export interface RobotLook {
  shell: string;
  belly: string;
  dark: string;
  eye: string;
  cap: string;
  /** Behind the head. */
  ears: string;
  /** On top of the head, hidden by the nightcap. */
  antenna: string;
  eyes: "round" | "tall" | "wide" | "visor";
}

const mast = (colour: string) => `<path d="M75 26V14" stroke="${colour}" stroke-width="5"/>`;
const knobs = (colour: string) =>
  `<circle cx="29" cy="54" r="11" fill="${colour}"/><circle cx="121" cy="54" r="11" fill="${colour}"/>`;
const boxes = (colour: string) =>
  `<rect x="20" y="42" width="18" height="26" rx="7" fill="${colour}"/><rect x="112" y="42" width="18" height="26" rx="7" fill="${colour}"/>`;
const fins = (colour: string) =>
  `<path d="M34 36L12 30q-4 24 22 36zM116 36l22-6q4 24-22 36z" fill="${colour}"/>`;

export const OWN: RobotLook = {
  shell: "#8f80d6",
  belly: "#7a6ac6",
  dark: "#4a3f86",
  eye: "#7ef0e0",
  cap: "#ff5fa2",
  ears: knobs("#5f52a3"),
  antenna: `${mast("#4a3f86")}<circle cx="75" cy="11" r="7" fill="#ff5fa2" stroke="#1d1733" stroke-width="1.5"/>`,
  eyes: "round",
};

export const ENLIGHTENED: readonly RobotLook[] = [
  {
    shell: "#b9aee6",
    belly: "#a497db",
    dark: "#54488f",
    eye: "#ffe07a",
    cap: "#8f80d6",
    ears: `<path d="M36 44Q14 30 12 48q2 16 24 12zM114 44q22-14 24 4-2 16-24 12z" fill="#6d6288"/>`,
    antenna: `<path d="M46 32a12 12 0 0 1 6-20 14 14 0 0 1 23-5 14 14 0 0 1 23 5 12 12 0 0 1 6 20z" fill="#fff" stroke="#6d6288" stroke-width="2"/>`,
    eyes: "wide",
  },
  {
    shell: "#f2b56b",
    belly: "#e79d4a",
    dark: "#8a4a10",
    eye: "#9fe8ff",
    cap: "#e4572e",
    ears: knobs("#b86a1e"),
    antenna: `<g fill="none" stroke-width="6"><path d="M47 28a28 25 0 0 1 56 0" stroke="#e4432e"/><path d="M53 28a22 19 0 0 1 44 0" stroke="#f9c02f"/><path d="M59 28a16 13 0 0 1 32 0" stroke="#3b82e0"/></g>`,
    eyes: "round",
  },
  {
    shell: "#7cc48a",
    belly: "#5fae70",
    dark: "#1f6429",
    eye: "#ffd166",
    cap: "#3fa34d",
    ears: `<path d="M34 60Q8 58 8 34q26 0 28 18zM116 60q26-2 26-26-26 0-28 18z" fill="#2e8039"/>`,
    antenna: `<path d="M75 27V13M75 22q-9 0-10-8M75 24q9 0 10-8" stroke="#1f6429" stroke-width="4" fill="none"/><use href="#md-flower" x="62" y="-8" width="26" height="26"/>`,
    eyes: "round",
  },
  {
    shell: "#d9b382",
    belly: "#c99c63",
    dark: "#6b4820",
    eye: "#ffb36b",
    cap: "#f4a259",
    ears: boxes("#a87d48"),
    antenna: `<path d="M48 29V15q0-5 5-5h44q5 0 5 5v14z" fill="#8a5a2b"/><path d="M40 29h70" stroke="#6b4820" stroke-width="6" stroke-linecap="round"/><circle cx="75" cy="14" r="13" fill="#fff3d9" stroke="#6b4820" stroke-width="2"/><use href="#md-evening" x="65" y="4" width="20" height="20"/>`,
    eyes: "tall",
  },
  {
    shell: "#e58fb8",
    belly: "#d4729f",
    dark: "#7c2450",
    eye: "#a8d0ff",
    cap: "#2a6fdb",
    ears: knobs("#b04a80"),
    antenna: `<path d="M66 27L52 12M84 27l14-15" stroke="#7c2450" stroke-width="4"/><use href="#md-flower" x="38" y="-8" width="24" height="24"/><use href="#md-ink" x="89" y="-9" width="24" height="24"/>`,
    eyes: "wide",
  },
  {
    shell: "#7fb2ee",
    belly: "#5f99dd",
    dark: "#22509a",
    eye: "#fff3b0",
    cap: "#f9c02f",
    ears: fins("#3a76c2"),
    antenna: `<path d="M75 -4L93 26H57z" fill="#fff" stroke="#22509a" stroke-width="2.5" stroke-linejoin="round"/><path d="M86 9l22-5v4L88 13z" fill="#e4432e"/><path d="M88 13l20-4v5l-18 3z" fill="#f9c02f"/><path d="M90 17l18-3v6l-16 1z" fill="#3b82e0"/>`,
    eyes: "tall",
  },
  {
    shell: "#f0c65a",
    belly: "#dfae36",
    dark: "#7a5400",
    eye: "#7ef0e0",
    cap: "#1a8a78",
    ears: `<g color="#a87a10"><use href="#md-gear" x="12" y="38" width="32" height="32"/><use href="#md-gear" x="106" y="38" width="32" height="32"/></g>`,
    antenna: `${mast("#7a5400")}<use href="#md-hourglass" x="61" y="-10" width="28" height="28"/>`,
    eyes: "round",
  },
  {
    shell: "#8fc9c6",
    belly: "#6fb3b0",
    dark: "#1f5c5a",
    eye: "#ff8fc0",
    cap: "#7d5ba6",
    ears: boxes("#3f8a87"),
    antenna: `<path d="M60 27L56 14M90 27l4-13" stroke="#1f5c5a" stroke-width="4"/><rect x="40" y="-5" width="28" height="20" rx="5" fill="#cbb8e6" stroke="#3f2766" stroke-width="2"/><rect x="82" y="-5" width="28" height="20" rx="5" fill="#cbb8e6" stroke="#3f2766" stroke-width="2"/><path d="M48 5h12M90 5h12" stroke="#3f2766" stroke-width="3" stroke-linecap="round"/>`,
    eyes: "visor",
  },
];

export const robotLook = (number: number | null): RobotLook =>
  number === null ? OWN : (ENLIGHTENED[number - 1] ?? OWN);
