/**
 * Specialists: people of our own drawing, each with the tool of their trade, and somebody with a wrench for whoever else comes
 * along. Drawn on a field of 64 by 64.
 */

export interface Portrait {
  ground: string;
  cloth: string;
  skin: string;
  /** Behind the head: long hair, hoods. */
  behind?: string;
  /** Over the head: hair, hats, glasses. */
  over: string;
  /** In the hand, at the lower right. */
  tool: string;
}

const [FAIR, TAN, BROWN, DARK] = ["#f3c9a5", "#dca57a", "#a8714a", "#74492f"];
const fringe = (hair: string) => `<path d="M19 25q0-15 13-15t13 15q-5-7-13-7t-13 7z" fill="${hair}"/>`;

export const PORTRAITS: readonly Portrait[] = [
  // Dreams while buying or building: the foreman with a hard hat and a hammer.
  {
    ground: "#cfe3fb",
    cloth: "#e4572e",
    skin: TAN,
    over: `<path d="M18 23q0-15 14-15t14 15z" fill="#f2c14e" stroke="#8a6005" stroke-width="1.5"/><path d="M14 23.5h36M32 8v9" stroke="#8a6005" stroke-width="3" stroke-linecap="round"/>`,
    tool: `<path d="M49 58V40" stroke="#8a5a2b" stroke-width="4" stroke-linecap="round"/><path d="M41 35h13q4 0 5 5H41z" fill="#566273" stroke="#2b2438" stroke-width="1.2"/>`,
  },
  // Hourglasses while buying or building: the clockmaker with her loupe and a watch.
  {
    ground: "#f6dfc0",
    cloth: "#5b4a8f",
    skin: FAIR,
    behind: `<circle cx="32" cy="9" r="7" fill="#8a4a2b"/>`,
    over: `${fringe("#8a4a2b")}<circle cx="38" cy="28" r="5.5" fill="#d9f1ff" fill-opacity=".8" stroke="#2b2438" stroke-width="2"/><path d="M43 31l5 9" stroke="#2b2438" stroke-width="1.2"/>`,
    tool: `<path d="M50 33v5" stroke="#8a6005" stroke-width="3"/><circle cx="50" cy="47" r="9.5" fill="#fffaf2" stroke="#8a6005" stroke-width="3"/><path d="M50 41v6l4 3" stroke="#2b2438" stroke-width="2" fill="none" stroke-linecap="round"/>`,
  },
  // A flower and ink while buying or building: the gardener with a straw hat.
  {
    ground: "#d9f0dc",
    cloth: "#3fa34d",
    skin: BROWN,
    over: `<ellipse cx="32" cy="20" rx="21" ry="5" fill="#e8cf8a" stroke="#9a7420" stroke-width="1.3"/><path d="M21 20q0-12 11-12t11 12z" fill="#f2dfa3" stroke="#9a7420" stroke-width="1.3"/><path d="M21.5 17.5h21" stroke="#2a6fdb" stroke-width="3"/>`,
    tool: `<path d="M49 60V46M49 56q-6 0-7-6M49 54q6 0 7-6" stroke="#2e8039" stroke-width="2.5" fill="none"/><use href="#md-flower" x="39" y="32" width="20" height="20"/>`,
  },
  // Dreams at the dock: the docker with a lamb under the arm.
  {
    ground: "#cfeaf0",
    cloth: "#2565b0",
    skin: DARK,
    over: `<path d="M18 21q2-12 14-12t14 11z" fill="#2b2438"/><path d="M16 21h18" stroke="#2b2438" stroke-width="4" stroke-linecap="round"/><path d="M24 37q8 8 16 0v4q-8 6-16 0z" fill="#2b1a12"/>`,
    tool: `<use href="#md-dream" x="36" y="36" width="26" height="26"/>`,
  },
  // Hourglasses at the dock: the whistling traffic warden with a stop sign.
  {
    ground: "#fde0d5",
    cloth: "#8f5a00",
    skin: FAIR,
    over: `<path d="M19 21l2-9q11-5 22 0l2 9z" fill="#22736a"/><path d="M16 22q16-5 32 0" stroke="#123f3a" stroke-width="4" fill="none" stroke-linecap="round"/><circle cx="32" cy="15" r="2.5" fill="#ffd166"/>`,
    tool: `<path d="M50 62V48" stroke="#566273" stroke-width="3.5"/><circle cx="50" cy="41" r="10" fill="#fffaf2" stroke="#b04a30" stroke-width="3"/><use href="#md-hourglass" x="44" y="35" width="12" height="12"/>`,
  },
  // An activation at the dock: the operator with headphones and a switch.
  {
    ground: "#e3d9f5",
    cloth: "#566273",
    skin: BROWN,
    over: `${fringe("#2b1a12")}<path d="M17 30q-2-21 15-21t15 21" fill="none" stroke="#2b2438" stroke-width="3"/><rect x="13.5" y="25" width="7" height="12" rx="3" fill="#7d5ba6"/><rect x="43.5" y="25" width="7" height="12" rx="3" fill="#7d5ba6"/><path d="M17 37q1 6 10 5" fill="none" stroke="#2b2438" stroke-width="1.8"/>`,
    tool: `<rect x="41" y="46" width="18" height="14" rx="4" fill="#7d5ba6" stroke="#3f2766" stroke-width="1.5"/><path d="M50 47l4-9" stroke="#3f2766" stroke-width="3" stroke-linecap="round"/><circle cx="54.5" cy="36.5" r="3.5" fill="#ffe07a" stroke="#8a6005"/>`,
  },
  // A rainbow in the stock room: the painter with beret and brush.
  {
    ground: "#fdf2cf",
    cloth: "#fffaf2",
    skin: FAIR,
    behind: `<path d="M17 46V26q0-14 15-14t15 14v20z" fill="#b04a30"/>`,
    over: `<path d="M16 21q-2-8 10-11 20-4 22 8-2 4-8 2-14-3-24 1z" fill="#a03e63"/><path d="M30 9l2-4" stroke="#a03e63" stroke-width="2.5" stroke-linecap="round"/>`,
    tool: `<path d="M44 60l8-20" stroke="#8a5a2b" stroke-width="3.5" stroke-linecap="round"/><path d="M50 41q0-8 7-11 3 8-2 13z" fill="#e4432e"/><path d="M53 34l4-4q2 4 0 8z" fill="#f9c02f"/>`,
  },
  // Flowers or ink in the stock room: the storekeeper with spectacles and a clipboard.
  {
    ground: "#efe0c4",
    cloth: "#22736a",
    skin: TAN,
    over: `<path d="M20 22q1-11 12-11t12 11q-4-5-12-5t-12 5z" fill="#cfc8d8"/><g fill="#fff" fill-opacity=".55" stroke="#2b2438" stroke-width="1.8"><circle cx="26.5" cy="28.5" r="4.5"/><circle cx="37.5" cy="28.5" r="4.5"/></g><path d="M41.5 25l8-7" stroke="#f2a900" stroke-width="3" stroke-linecap="round"/>`,
    tool: `<rect x="41" y="39" width="18" height="22" rx="3" fill="#8a5a2b"/><rect x="43.5" y="43" width="13" height="16" fill="#fffaf2"/><path d="M46 38h8v4h-8z" fill="#566273"/><use href="#md-flower" x="44" y="43.5" width="7.5" height="7.5"/><use href="#md-ink" x="44" y="51" width="7.5" height="7.5"/><path d="M53 47.5h2.5M53 55h2.5" stroke="#2b2438" stroke-width="1.4"/>`,
  },
  // A rainbow for every purchase: the conjurer with a top hat and a wand.
  {
    ground: "#dcd6fa",
    cloth: "#2b2438",
    skin: DARK,
    over: `<path d="M21 20V4h22v16z" fill="#3a3170"/><path d="M15 20.5h34" stroke="#2a2354" stroke-width="4" stroke-linecap="round"/><path d="M21 15.5h22" stroke="#ff5fa2" stroke-width="3.5"/>`,
    tool: `<path d="M42 61l9-20" stroke="#fffaf2" stroke-width="4" stroke-linecap="round"/><path d="M42 61l7.5-16.5" stroke="#1d1733" stroke-width="3" stroke-linecap="round"/><use href="#md-rainbow" x="44" y="26" width="18" height="18"/>`,
  },
  // Dreams for every purchase: the auctioneer with a gavel.
  {
    ground: "#fbd9e6",
    cloth: "#a03e63",
    skin: TAN,
    behind: `<circle cx="18" cy="28" r="9" fill="#2b2438"/><circle cx="46" cy="28" r="9" fill="#2b2438"/>`,
    over: `${fringe("#2b2438")}<circle cx="18.5" cy="37" r="2" fill="#ffd166"/><circle cx="45.5" cy="37" r="2" fill="#ffd166"/>`,
    tool: `<path d="M42 60l9-14" stroke="#8a5a2b" stroke-width="4" stroke-linecap="round"/><rect x="43" y="34" width="18" height="11" rx="3" transform="rotate(30 52 40)" fill="#c99c5f" stroke="#6b4820" stroke-width="1.5"/>`,
  },
];

/** Somebody in a working cap, with a wrench. */
const ANYBODY: Portrait = {
  ground: "#e3e6ee",
  cloth: "#5f52a3",
  skin: TAN,
  over: `<path d="M18 24q0-14 14-14t14 14z" fill="#3d5a80"/><path d="M18 24h32v4H18z" fill="#2b2438"/>`,
  tool: `<path d="M49 60V44" stroke="#566273" stroke-width="5" stroke-linecap="round"/><path d="M43 34v5q0 6 6 6t6-6v-5l-4 3v3h-4v-3z" fill="#566273" stroke="#2b2438" stroke-width="1.2"/>`,
};

export const portraitOf = (number: number): Portrait => PORTRAITS[number - 1] ?? ANYBODY;
