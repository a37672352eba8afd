/** What stands on the hill of a theme's card, in cut paper; the ground is at 94. */

const CASTLE =
  `<path d="M60 96V60h11v-6h7v6h7v-6h7v6h11v-6h7v6h5v36z" fill="#f7d9c4"/><path d="M56 96V48h15v48zM100 96V40h15v56z" fill="#ffe8d3"/><path d="M53 50l10-21 10 21zM97 42l11-24 11 24z" fill="#d2587a"/><path d="M79 96V84a7 7 0 0 1 14 0v12z" fill="#5a3a66"/><path d="M61 62h5v8h-5zM105 54h5v8h-5z" fill="#5a3a66"/>`;

/** For a theme of somebody's own: a flask with a star in it. */
const FLASK = `<path d="M77 30v20a26 26 0 1 0 26 0V30z" fill="#bfe3ff" opacity=".75"/><path d="M66 74q12-8 24 0t24 0a24 24 0 0 1-48 0z" fill="#ffd166"/><rect x="73" y="24" width="34" height="8" rx="4" fill="#d6ecff"/>`;

const EMBLEMS: Readonly<Record<string, string>> = {
  fairytale: CASTLE,
};

export const emblem = (id: string): string => EMBLEMS[id] ?? FLASK;
