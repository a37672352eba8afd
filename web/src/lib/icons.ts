/**
 * The icons of the page: the inside of a 24 × 24 SVG each, drawn in `currentColor`. Details cut out of a solid body take
 * the colour of the ground they lie on, `--cut`. They are decoration: whoever shows one says beside it what it means.
 */

/** A thin outline with round ends. */
const line = (d: string, width = 2): string =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** A flat shape with its corners a little softened. */
const shape = (d: string, soft = 1.4): string =>
  `<path d="${d}" fill="currentColor" stroke="currentColor" stroke-width="${soft}" stroke-linejoin="round"/>`;

/** A line cut out of a shape. */
const cut = (d: string, width = 1.7): string =>
  `<path d="${d}" fill="none" stroke="var(--cut,#fff)" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** A full circle. */
const spot = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="currentColor"/>`;

/** A circle cut out of a shape. */
const hole = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="var(--cut,#fff)"/>`;

export const ICONS = {
  // What Daydream is written in.
  sun:
    spot(12, 12, 4.9) +
    line(
      "M12 2.4v2.2M12 19.4v2.2M2.4 12h2.2M19.4 12h2.2M5.2 5.2l1.6 1.6M17.2 17.2l1.6 1.6M18.8 5.2l-1.6 1.6M6.8 17.2l-1.6 1.6",
      2.3,
    ),
  dot: spot(12, 12, 4.9) + line("M2.6 12h2.2M19.2 12h2.2", 2.3),
  leaf:
    `<path d="M4.5 19.5C2.5 10.5 8 3.6 20.2 3.8c.6 11.6-5.4 17.8-13.4 15.2" fill="currentColor"/>` +
    cut("M3.4 21.2C6.2 15.6 10 11.6 15 9"),
  star: shape("M12 3.2l2.6 5.7 6.2.7-4.6 4.2 1.3 6.1L12 16.8 6.5 19.9l1.3-6.1L3.2 9.6l6.2-.7z", 1.8),
  moon: shape("M15.8 3.6a9 9 0 1 0 4.6 12.8A7.6 7.6 0 0 1 15.8 3.6z"),
  thorn:
    line("M5 21.5C7.5 15 8 9 7 2.5", 2.6) + shape("M7.9 8.5c5 .2 8.6-1 12-4.3-.6 6.3-5 10.3-12.1 10.8z", 1.2),
  note:
    `<ellipse cx="8.6" cy="18" rx="4.2" ry="3.2" transform="rotate(-20 8.6 18)" fill="currentColor"/>` +
    line("M12.2 17V3.5c1 3.4 5.5 3.6 5.5 8.2", 2.2),
  notes:
    `<ellipse cx="6" cy="18.6" rx="3.5" ry="2.7" transform="rotate(-20 6 18.6)" fill="currentColor"/>` +
    `<ellipse cx="16.6" cy="16.8" rx="3.5" ry="2.7" transform="rotate(-20 16.6 16.8)" fill="currentColor"/>` +
    line("M9 17.8V6.2L19.6 4v12", 2) +
    shape("M9 6.2L19.6 4v3.2L9 9.4z", 1.4),
  polaroid:
    `<rect x="3.5" y="2.5" width="17" height="19" rx="2" fill="currentColor"/><rect x="6" y="5" width="12" height="10.5" rx="1" fill="var(--cut,#fff)"/>` +
    shape("M6.8 14.8l3.4-4.3 2.6 3 1.9-1.9 2.5 3.2z", 0.6) +
    spot(14.8, 7.9, 1.4),
  frameRound: `<circle cx="12" cy="12" r="8.8" fill="none" stroke="currentColor" stroke-width="3"/>`,
  frameSquare: `<rect x="3.5" y="3.5" width="17" height="17" rx="2.5" fill="none" stroke="currentColor" stroke-width="3"/>`,
  frameOval: `<ellipse cx="12" cy="12" rx="6.5" ry="9.5" fill="none" stroke="currentColor" stroke-width="3"/>`,
  die:
    `<rect x="3" y="3" width="18" height="18" rx="5" fill="currentColor"/>` +
    [hole(8, 8, 1.7), hole(16, 8, 1.7), hole(12, 12, 1.7), hole(8, 16, 1.7), hole(16, 16, 1.7)].join(""),
  // What Mech a Dream is told with.
  gear:
    shape(
      "M10.6 3h2.8l.5 2.4 1.9.8 2-1.3 2 2-1.3 2 .8 1.9 2.4.5v2.8l-2.4.5-.8 1.9 1.3 2-2 2-2-1.3-1.9.8-.5 2.4h-2.8l-.5-2.4-1.9-.8-2 1.3-2-2 1.3-2-.8-1.9L2.3 14.1v-2.8l2.4-.5.8-1.9-1.3-2 2-2 2 1.3 1.9-.8z",
      1,
    ) + hole(12, 12.7, 3.3),
  crate:
    `<rect x="3" y="6" width="18" height="15" rx="2" fill="currentColor"/>` +
    shape("M2.6 3.2h18.8v4H2.6z", 1) +
    cut("M4 9.4h16M10 9.6v4.4l2-1.4 2 1.4V9.6"),
  cart: line("M2.5 4h3l2.5 10.5h10.2L20.8 7.5H6.4", 2.2) + spot(9.5, 19, 2) + spot(17, 19, 2),
  drop: shape("M12 2.6c-3 5.2-6.6 8.2-6.6 12.2a6.6 6.6 0 0 0 13.2 0c0-4-3.6-7-6.6-12.2z", 1),
  card:
    `<rect x="4" y="2.5" width="16" height="19" rx="3" fill="currentColor"/>` +
    hole(12, 9.5, 3) +
    cut("M7.5 18c.5-3 2-4.5 4.5-4.5s4 1.5 4.5 4.5"),
  pencil: line("M15.5 4.2l4.3 4.3L8.6 19.7l-5.4 1.1 1.1-5.4zM13 6.7l4.3 4.3"),

  // What Factory of Dreams works with.
  flask:
    line("M9.3 5.5v4.3a6.9 6.9 0 1 0 5.4 0V5.5z", 1.9) +
    shape("M6.6 16.5c2-1.3 3.6 1 5.5.2 1.8-.8 3-1 5.4-.2a5.5 5.5 0 0 1-10.9 0z", 0.2) +
    `<rect x="8" y="2" width="8" height="3.2" rx="1.3" fill="currentColor"/>`,
  doubt:
    line("M9.3 5.5v4.3a6.9 6.9 0 1 0 5.4 0V5.5z", 1.9) +
    `<rect x="8" y="2" width="8" height="3.2" rx="1.3" fill="currentColor"/>` +
    line("M10.2 13.7c.3-2.3 3.9-2 3.6.3-.2 1.3-1.8 1.3-1.8 2.7", 1.9) +
    spot(12, 19.3, 1.2),
  upend:
    line("M9.3 17.2v-3.4a6.6 6.6 0 1 1 5.4 0v3.4z", 1.9) +
    shape(
      "M6.4 8.2c2-1.3 3.7 1 5.6.2 1.9-.8 3.1-1 5.6-.2-.1 2.2-1.7 3.9-3.8 4.7v3.3h-3.6v-3.3c-2.1-.8-3.7-2.5-3.8-4.7z",
      0.2,
    ) +
    shape("M12 19c1.3 1.6 1.7 2.3 1.7 3a1.7 1.7 0 0 1-3.4 0c0-.7.4-1.4 1.7-3z", 0.2),
  broom:
    line("M20.5 3.5l-8.3 8.3", 2.4) +
    shape(
      "M9.8 9.6l4.6 4.6c-.6 4.3-3.6 7.2-8.4 7.4.7-1 .9-1.6 1-2.6-1.3 1-2.7 1.3-4.4 1 1.3-.8 1.8-1.6 2-2.7-.8.5-1.7.7-2.6.6 1.6-4.6 3.8-7.8 7.8-8.3z",
      0.2,
    ),
  feather:
    shape(
      "M20.8 3.2C12 2.8 6.3 7.2 6 15.6l1.8 1.9c3-.2 5-.9 6.6-2.1l-2.3-.3c2-.1 3.7-.8 5-2l-2.1-.5c3.5-1.6 5.4-4.8 5.8-9.4z",
      0.2,
    ) +
    line("M3.2 21.3C6.5 15 10 11 14.8 8", 1.9) +
    cut("M7.5 15.4C9.5 12.3 11.7 10.2 14.8 8", 1.3),
  dust:
    shape("M10 3.5c.7 4.6 2 6 6.5 6.7-4.5.7-5.8 2.1-6.5 6.7-.7-4.6-2-6-6.5-6.7C8 9.5 9.3 8.1 10 3.5z", 1) +
    shape(
      "M18 14.5c.3 2.2 1 2.9 3.2 3.2-2.2.3-2.9 1-3.2 3.2-.3-2.2-1-2.9-3.2-3.2 2.2-.3 2.9-1 3.2-3.2z",
      0.2,
    ) +
    spot(18.5, 5.5, 1.5) +
    spot(6, 19.5, 1.3),
  finedust:
    shape(
      "M8 2.8c.6 3.9 1.7 5 5.5 5.6-3.8.6-4.9 1.8-5.5 5.6-.6-3.8-1.7-5-5.5-5.6C6.3 7.8 7.4 6.7 8 2.8z",
      1,
    ) +
    shape(
      "M16 10.6c.6 3.9 1.7 5 5.5 5.6-3.8.6-4.9 1.8-5.5 5.6-.6-3.8-1.7-5-5.5-5.6 3.8-.6 4.9-1.7 5.5-5.6z",
      1,
    ) +
    spot(18.5, 5, 1.5) +
    spot(5.5, 18.5, 1.5),
  equal: line("M5 9h14M5 15h14", 2.8),
  split: line("M12 4v5M12 9L5.5 15v5M12 9l6.5 6v5", 2.3),

  // What one does at a table.
  undo: line("M8.5 4.5L4 9l4.5 4.5M4.5 9h9a5.5 5.5 0 0 1 0 11H9", 2.3),
  again: line("M5 12a7.3 7.3 0 1 0 2.3-5.3M7.3 2.8v4.2h4.2", 2.3),
  help:
    line("M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M9.4 9.7c.3-3.4 5.5-3 5.2.3-.2 1.9-2.6 2-2.6 4") +
    spot(12, 17, 1.3),
  settings:
    line("M4 7.5h8.8M17.6 7.5H20M4 16.5h2.4M11.2 16.5H20", 2.2) +
    line(
      "M12.8 7.5a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0M6.4 16.5a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0",
      2.1,
    ),
  bulb:
    line("M9 17.2c0-2.4-3.4-3.6-3.4-7.6a6.4 6.4 0 0 1 12.8 0c0 4-3.4 5.2-3.4 7.6z", 2) +
    line("M9.8 20.8h4.4", 2.2) +
    line("M12 17v-4.4l-2-2M12 12.6l2-2", 1.7),
  chart: line("M4 4v16h16", 2.2) + line("M7 15.5l4-5 3.2 3L20 6.5", 2.3),
  back: line("M14.5 5l-7 7 7 7", 2.5),
  log: line("M9 6h11M9 12h11M9 18h7", 2.2) + spot(4.5, 6, 1.6) + spot(4.5, 12, 1.6) + spot(4.5, 18, 1.6),
  chat: line("M12 4c5 0 9 3 9 7s-4 7-9 7c-1 0-2-.1-2.9-.3L4.5 20l1-3.6C4 15.2 3 13.2 3 11c0-4 4-7 9-7z"),
  flip: line("M3 12h2M8 12h2M14 12h2M19 12h2") + shape("M7.5 8.5L12 3.5l4.5 5zM7.5 15.5L12 20.5l4.5-5z"),
  eye: line("M2.5 12C6 6.5 9 5 12 5s6 1.5 9.5 7C18 17.5 15 19 12 19s-6-1.5-9.5-7z") + spot(12, 12, 3.1),
  search: line("M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13M15.4 15.4L20 20", 2.3),
  plus: line("M12 5v14M5 12h14", 2.6),
  minus: line("M5 12h14", 2.6),
  check: line("M5 12.8l4.6 4.6L19.3 7", 2.8),
  close: line("M6 6l12 12M18 6L6 18", 2.5),
  more: spot(12, 5, 2.1) + spot(12, 12, 2.1) + spot(12, 19, 2.1),
  lock:
    `<rect x="5" y="10.5" width="14" height="10" rx="3" fill="currentColor"/>` +
    line("M8 10.5V8a4 4 0 0 1 8 0v2.5", 2.2),

  // A replay.
  play: shape("M8 5.5v13l10.5-6.5z", 2),
  pause: line("M8.5 6v12M15.5 6v12", 3.6),
  next: line("M9.5 5l7 7-7 7", 2.5),
  prev: line("M14.5 5l-7 7 7 7", 2.5),
  first: line("M6 5v14M17.5 5l-7 7 7 7", 2.5),
  last: line("M18 5v14M6.5 5l7 7-7 7", 2.5),

  // Who sits there.
  people:
    spot(8.5, 8.5, 3.5) +
    `<path d="M2.5 19.5c0-8 12-8 12 0z" fill="currentColor"/>` +
    spot(17, 9.5, 2.7) +
    `<path d="M16 19.5c.2-2.6-.6-4.3-1.8-5.4 3.4-1.4 7.3.4 7.3 5.4z" fill="currentColor"/>`,
  robot:
    line("M12 7V4.5", 2) +
    spot(12, 3.4, 1.8) +
    `<rect x="4" y="7" width="16" height="13" rx="4.5" fill="currentColor"/>` +
    hole(9, 12.5, 1.8) +
    hole(15, 12.5, 1.8) +
    cut("M9.5 16.7q2.5 1.6 5 0") +
    line("M2 12v4M22 12v4", 2.2),
  hand:
    shape(
      "M8.5 20.5C6.5 18.5 5 15.5 3.6 13.3c-.8-1.3 1-2.5 2.1-1.3l2 2.2V5.9c0-1.7 2.4-1.7 2.4 0v4.6V4.3c0-1.7 2.4-1.7 2.4 0v6.2V5.3c0-1.7 2.4-1.7 2.4 0v6V7.6c0-1.6 2.3-1.6 2.3 0V15c0 3-1.2 5.5-4 5.5z",
      0.9,
    ) + cut("M10.1 6.5v5.5M12.5 5.5v6.5M14.9 7v5", 1),
  crown: shape("M4 18L2.8 8l5 4L12 5l4.2 7 5-4L20 18z", 1.8) + cut("M5.5 15.6h13", 1.5),
  laurel:
    line("M8.5 20.5C3.5 18 2.5 11 5.5 5M15.5 20.5C20.5 18 21.5 11 18.5 5", 1.8) +
    shape(
      "M5.5 5c2.6.4 3.4 2 2.9 4-2.2-.3-3.3-1.7-2.9-4zM3.9 10.5c2.7.2 3.8 1.6 3.5 3.7-2.3 0-3.5-1.3-3.5-3.7zM5 15.8c2.6-.5 4 .4 4.4 2.5-2.2.6-3.7-.2-4.4-2.5zM18.5 5c-2.6.4-3.4 2-2.9 4 2.2-.3 3.3-1.7 2.9-4zM20.1 10.5c-2.7.2-3.8 1.6-3.5 3.7 2.3 0 3.5-1.3 3.5-3.7zM19 15.8c-2.6-.5-4 .4-4.4 2.5 2.2.6 3.7-.2 4.4-2.5z",
      0.8,
    ),
  flag:
    line("M6 21V4", 2.4) + `<path d="M6 4.5c4-2 7 2 12.5 0v8.5c-5.5 2-8.5-2-12.5 0z" fill="currentColor"/>`,
  clock: line("M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M12 7.5V12l3.2 2.2"),

  // What goes in and out.
  link: line(
    "M10 14a4 4 0 0 0 5.7 0l3.6-3.6a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3.6 3.6a4 4 0 0 0 5.7 5.7l1.6-1.6",
    2.2,
  ),
  qr:
    line("M4 4h5.5v5.5H4zM14.5 4H20v5.5h-5.5zM4 14.5h5.5V20H4z") +
    line("M14.5 14.5h.1M20 14.5h.1M17.3 17.3h.1M14.5 20h.1M20 20h.1", 2.6),
  download: line("M12 3.5v11M7 10l5 5 5-5M4.5 19.5h15", 2.3),
  share: line("M12 15V4M7.5 8L12 3.5 16.5 8M6.5 12H5v8.5h14V12h-1.5", 2.2),
  sound: shape("M4 9.5h3.5L12 5.5v13l-4.5-4H4z") + line("M15.5 9q2.2 3 0 6M18.3 6.5q4.2 5.5 0 11", 2.1),
  mute: shape("M4 9.5h3.5L12 5.5v13l-4.5-4H4z") + line("M16 9.5l5 5M21 9.5l-5 5", 2.2),
  bell:
    shape(
      "M12 3.5c-3.7 0-5.6 2.7-5.6 6.2 0 3.9-.9 5.3-2.1 6.8h15.4c-1.2-1.5-2.1-2.9-2.1-6.8 0-3.5-1.9-6.2-5.6-6.2z",
    ) + line("M9.8 19.5q2.2 2.4 4.4 0", 2.2),
  book: line(
    "M12 6.5C9.5 4.7 6.5 4.5 3.5 5v13c3-.5 6-.3 8.5 1.5 2.5-1.8 5.5-2 8.5-1.5V5c-3-.5-6-.3-8.5 1.5zM12 6.5v13",
  ),
  verify:
    shape("M12 3l7.5 2.6v5.4c0 5-3.2 8.4-7.5 10-4.3-1.6-7.5-5-7.5-10V5.6z") +
    cut("M8.3 12l2.6 2.7 4.8-5.2", 2.2),
  offline: line("M7.5 18.5H17a4 4 0 0 0 1.6-7.6 6 6 0 0 0-8.8-4.2M7 9a4.8 4.8 0 0 0 .5 9.5M4 4l16 16", 2.1),
} as const;

export type IconName = keyof typeof ICONS;
