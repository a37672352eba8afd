/** What stands on the hill of a theme's card, in cut paper: drawn around x 80, the ground at 94. */

const CREAM = "#fff6e2";
const GOLD = "#ffd166";
const CORAL = "#e0705a";
const ROSE = "#e58aa8";
const TEAL = "#4fa3a0";
const BLUE = "#7d9cf0";
const GREEN = "#6bbf7a";
const WOOD = "#a9714b";
const DARK = "#3a2f5e";

/** A flat shape; a line; a circle; a box with round corners. */
const p = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;
const l = (d: string, stroke: string, width = 3): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const c = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
const b = (x: number, y: number, w: number, h: number, fill: string, r = 2): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}"/>`;
const heart = (x: number, y: number, s: number, fill: string): string =>
  p(
    `M${x} ${y + s}C${x - 2 * s} ${y - s * 0.4} ${x - s} ${y - 1.6 * s} ${x} ${y - 0.5 * s}C${x + s} ${y - 1.6 * s} ${x + 2 * s} ${y - s * 0.4} ${x} ${y + s}z`,
    fill,
  );
const star = (x: number, y: number, s: number, fill: string): string =>
  p(
    Array.from(
      { length: 10 },
      (_, n) =>
        `${n ? "L" : "M"}${(x + (n % 2 ? 0.45 : 1) * s * Math.sin((n * Math.PI) / 5)).toFixed(1)} ${(y - (n % 2 ? 0.45 : 1) * s * Math.cos((n * Math.PI) / 5)).toFixed(1)}`,
    ).join("") + "z",
    fill,
  );
const pine = (x: number, y: number, h: number, fill: string): string =>
  p(
    `M${x} ${y - h}l${h * 0.32} ${h * 0.5}h-${h * 0.14}l${h * 0.24} ${h * 0.5}h-${h * 0.84}l${h * 0.24}-${h * 0.5}h-${h * 0.14}z`,
    fill,
  );

const EMBLEMS: Readonly<Record<string, string>> = {
  vehicles:
    p("M40 84V72q0-5 6-6l10-2 10-14q2-3 6-3h24q5 0 8 4l10 13 12 3q6 1 6 7v10z", CORAL) +
    p("M70 52h12v12H60zM86 52h9q3 0 5 3l7 9H86z", "#cfe6ff") +
    c(60, 85, 10, DARK) +
    c(108, 85, 10, DARK) +
    c(60, 85, 4, CREAM) +
    c(108, 85, 4, CREAM),
  animals:
    p("M48 92V66q0-18 20-18h26q20 0 20 18v26h-12V80H62v12z", "#9aa6c9") +
    c(50, 56, 15, "#b1bbd8") +
    l("M40 60q-8 14 2 24", "#9aa6c9", 7) +
    p("M58 42q16 2 10 24q-12 2-14-10z", "#8a96bb") +
    c(45, 52, 2, DARK) +
    l("M114 62q8 4 6 14", "#9aa6c9", 4),
  colors:
    p("M78 40c24 0 42 12 42 28s-12 18-22 16-12 2-10 8-4 8-12 8c-24 0-42-12-42-30s18-30 44-30z", CREAM) +
    c(62, 58, 7, CORAL) +
    c(84, 52, 7, GOLD) +
    c(104, 62, 7, GREEN) +
    c(56, 76, 7, BLUE),
  jobs:
    p("M52 66a28 26 0 0 1 56 0z", GOLD) +
    b(44, 64, 72, 8, "#f0b93f", 4) +
    b(75, 36, 10, 28, "#f0b93f", 4) +
    p("M60 72h40v8q-4 18-20 18t-20-18z", "#f7d9c4") +
    c(72, 82, 2, DARK) +
    c(88, 82, 2, DARK),
  food:
    p("M48 62a32 26 0 0 1 64 0z", "#e8a95c") +
    b(44, 62, 72, 7, GREEN, 3) +
    b(46, 69, 68, 9, "#8a4b32", 4) +
    p("M46 78h68v4a12 12 0 0 1-12 12H58a12 12 0 0 1-12-12z", "#e8a95c") +
    c(66, 50, 1.8, CREAM) +
    c(80, 45, 1.8, CREAM) +
    c(94, 51, 1.8, CREAM),
  house:
    p("M42 66l38-32 38 32z", CORAL) +
    b(50, 64, 60, 30, CREAM) +
    b(74, 74, 14, 20, WOOD) +
    b(56, 70, 12, 11, "#9cc5f5") +
    b(94, 70, 12, 11, GOLD) +
    b(98, 38, 9, 16, "#b45a48"),
  sports:
    p("M60 40h40v18q0 18-20 18t-20-18z", GOLD) +
    l("M60 46H48q0 18 16 20M100 46h12q0 18-16 20", GOLD, 4) +
    b(76, 74, 8, 12, GOLD) +
    b(64, 84, 32, 10, WOOD, 3) +
    star(80, 56, 8, CREAM),
  body: p(
    "M66 94c-10-8-16-20-20-27-3-6 5-10 9-4l9 11-3-32c-1-8 9-9 10-1l4 22 1-28c0-8 10-8 10 0l1 28 6-22c2-8 11-5 10 3l-4 24 6-11c4-6 12-2 9 5-6 14-10 24-18 32z",
    "#f3c6a8",
  ),

  clothes:
    p("M62 42l-24 14 9 15 9-5v28h48V66l9 5 9-15-24-14q-18 12-36 0z", TEAL) +
    l("M70 72h20M70 80h20", CREAM, 4),
  music:
    l("M70 84V46l38-8v38", CREAM, 6) +
    p("M67 46l44-9v10l-44 9z", CREAM) +
    `<ellipse cx="61" cy="84" rx="11" ry="8" fill="${CREAM}"/><ellipse cx="99" cy="77" rx="11" ry="8" fill="${CREAM}"/>`,
  inventions:
    p("M80 32a24 24 0 0 1 14 44v6H66v-6a24 24 0 0 1 14-44z", GOLD) +
    b(67, 82, 26, 5, "#cfd6ea", 2) +
    b(70, 88, 20, 5, "#cfd6ea", 2) +
    l("M72 60l6 8 4-10 4 10 4-8", "#a86a00", 2.4) +
    l("M44 54l-8-3M116 54l8-3M52 36l-5-6M108 36l5-6", GOLD, 3),
  places:
    c(80, 62, 30, BLUE) +
    p("M60 44q12-8 18 2t-4 14-14 4-8-12zM88 62q14-4 18 6t-10 20q-10-2-8-12z", GREEN) +
    p("M104 24a12 12 0 0 1 12 12c0 8-12 20-12 20S92 44 92 36a12 12 0 0 1 12-12z", CORAL) +
    c(104, 36, 4.5, CREAM),
  beach:
    p("M44 62a38 30 0 0 1 76 0z", CORAL) +
    p("M66 62q2-26 16-30 14 4 16 30z", CREAM) +
    l("M82 60v34", WOOD, 4) +
    p("M30 94q30-10 100 0z", "#f3d596"),
  school:
    b(44, 40, 72, 44, "#2f6b55", 3) +
    `<rect x="44" y="40" width="72" height="44" rx="3" fill="none" stroke="${WOOD}" stroke-width="5"/>` +
    l("M56 56h18M56 66h30M88 56l8 12 8-16", CREAM, 2.6) +
    b(52, 88, 56, 6, WOOD),
  christmas:
    pine(80, 90, 62, "#3f8f5f") +
    b(75, 86, 10, 10, WOOD) +
    star(80, 28, 9, GOLD) +
    c(72, 56, 4, CORAL) +
    c(90, 66, 4, GOLD) +
    c(68, 78, 4, ROSE) +
    c(94, 82, 4, BLUE),
  fairytale:
    p("M60 96V60h11v-6h7v6h7v-6h7v6h11v-6h7v6h5v36z", "#f7d9c4") +
    p("M56 96V48h15v48zM100 96V40h15v56z", "#ffe8d3") +
    p("M53 50l10-21 10 21zM97 42l11-24 11 24z", "#d2587a") +
    p("M79 96V84a7 7 0 0 1 14 0v12z", "#5a3a66") +
    p("M61 62h5v8h-5zM105 54h5v8h-5z", "#5a3a66"),
  kitchen:
    b(50, 54, 60, 40, "#b9c3dd", 8) +
    b(46, 50, 68, 8, "#d5dcee", 4) +
    b(74, 42, 12, 8, DARK, 3) +
    l("M50 66H38M110 66h12", "#b9c3dd", 6) +
    l("M66 36q-5-6 0-12M80 34q-5-6 0-12M94 36q-5-6 0-12", "#fff", 3),
  garden:
    p("M42 62l22-20 22 20v32H42z", CORAL) +
    p("M38 64l26-24 26 24-4 4-22-20-22 20z", CREAM) +
    b(56, 72, 16, 22, CREAM) +
    l("M104 94V62M116 94V68", GREEN, 4) +
    c(104, 56, 9, GOLD) +
    c(104, 56, 4, "#a86a00") +
    c(116, 62, 7, ROSE) +
    c(116, 62, 3, GOLD),
  weather:
    c(66, 52, 17, GOLD) +
    l("M66 26v-6M92 52h6M40 52h-6M48 34l-4-4M84 34l4-4", GOLD, 4) +
    p("M62 86a14 14 0 0 1 2-28 22 22 0 0 1 42 4 13 13 0 0 1 2 24z", CREAM),
  toys:
    b(46, 66, 28, 28, CORAL, 4) +
    b(78, 66, 28, 28, BLUE, 4) +
    b(62, 38, 28, 28, GOLD, 4) +
    `<text x="60" y="88" font-size="20" font-weight="800" text-anchor="middle" fill="${CREAM}">A</text><text x="92" y="88" font-size="20" font-weight="800" text-anchor="middle" fill="${CREAM}">C</text><text x="76" y="59" font-size="20" font-weight="800" text-anchor="middle" fill="#7a4e06">B</text>`,
  drinks:
    p("M58 42h44l-6 52H64z", "#cfe6ff") +
    p("M60 58h40l-4 36H64z", CORAL) +
    l("M84 58l8-30 12-4", CREAM, 4) +
    c(98, 44, 9, GOLD) +
    c(98, 44, 5, "#fff0b8"),
  plants:
    b(64, 74, 32, 20, CORAL, 4) +
    b(60, 70, 40, 8, "#c85c48", 3) +
    l("M80 70V46", GREEN, 4) +
    p("M80 62q-24 2-26-18 22-2 26 18zM80 56q22-2 24-22-22 0-24 22z", GREEN),
  travel:
    b(48, 54, 64, 40, WOOD, 8) +
    l("M68 54V44q0-6 6-6h12q6 0 6 6v10", "#7a4e30", 5) +
    b(58, 54, 6, 40, "#7a4e30", 0) +
    b(96, 54, 6, 40, "#7a4e30", 0) +
    c(80, 74, 8, CREAM) +
    star(80, 74, 6, CORAL),
  undersea:
    p("M44 66q22-26 52-4l18-14v36L96 70q-30 22-52-4z", GOLD) +
    c(60, 62, 3.4, DARK) +
    l("M76 54q6 12 0 24", "#d9a441", 3) +
    c(38, 46, 4, "#cfe6ff") +
    c(46, 34, 3, "#cfe6ff") +
    l("M120 94q-6-10 0-18t0-18M130 94q-6-8 0-14", GREEN, 4),

  fears:
    p("M54 94V62a26 28 0 0 1 52 0v32l-9-8-8 8-9-8-9 8-8-8z", CREAM) +
    c(70, 60, 5, DARK) +
    c(90, 60, 5, DARK) +
    `<ellipse cx="80" cy="76" rx="5" ry="7" fill="${DARK}"/>`,
  scifi:
    p("M80 22c14 12 18 30 14 52H66c-4-22 0-40 14-52z", CREAM) +
    c(80, 50, 8, BLUE) +
    p("M66 62L52 82l14-2zM94 62l14 20-14-2z", CORAL) +
    p("M72 76h16l-8 20z", GOLD),
  romance: heart(70, 58, 22, CORAL) + heart(106, 72, 13, ROSE),
  pirates:
    p("M42 76h76q-4 18-20 18H62q-16 0-20-18z", WOOD) +
    l("M78 76V28", "#7a4e30", 4) +
    p("M82 32q26 4 28 34H82z", CREAM) +
    p("M74 36q-20 6-22 30h22z", CREAM) +
    p("M78 28v-12h18l-5 6 5 6z", DARK),
  medieval:
    p("M52 36h56v26q0 22-28 34-28-12-28-34z", BLUE) +
    p("M80 36h28v26q0 22-28 34z", "#5b78d0") +
    p("M76 36h8v58l-4 2-4-2z", GOLD) +
    p("M52 56h56v8H52z", GOLD),
  detective:
    c(74, 58, 24, "#cfe6ff") +
    `<circle cx="74" cy="58" r="24" fill="none" stroke="${WOOD}" stroke-width="6"/>` +
    l("M92 76l20 18", WOOD, 9) +
    l("M62 56q4-10 12-10", "#fff", 4),
  circus:
    p("M80 30L40 64h80z", CORAL) +
    p("M80 30L66 64h28z", CREAM) +
    p("M44 64h72l6 30H38z", CORAL) +
    p("M66 64h28l4 30H62z", CREAM) +
    p("M74 94V80a6 6 0 0 1 12 0v14z", DARK) +
    p("M80 30V16l14 5-14 5", GOLD),
  hospital:
    b(48, 46, 64, 48, CREAM, 3) +
    b(70, 32, 20, 20, CREAM, 3) +
    p("M77 36h6v5h5v6h-5v5h-6v-5h-5v-6h5z", CORAL) +
    [54, 74, 94].map((x) => b(x, 58, 11, 10, "#9cc5f5")).join("") +
    b(72, 76, 16, 18, TEAL),
  party:
    `<ellipse cx="62" cy="50" rx="15" ry="18" fill="${CORAL}"/><ellipse cx="98" cy="46" rx="15" ry="18" fill="${GOLD}"/><ellipse cx="80" cy="38" rx="15" ry="18" fill="${BLUE}"/>` +
    l("M62 68q6 14 16 26M98 64q-6 16-16 30M80 56v38", CREAM, 2),
  office:
    b(46, 54, 68, 40, "#7a4e30", 6) +
    l("M68 54v-8q0-4 4-4h16q4 0 4 4v8", "#5f3a23", 5) +
    p("M46 66q34 18 68 0v6q-34 18-68 0z", "#5f3a23") +
    b(75, 70, 10, 10, GOLD),
  western:
    p("M72 94V44a8 8 0 0 1 16 0v50z", GREEN) +
    l("M72 72H62q-8 0-8-8V54M88 64h10q8 0 8-8V48", GREEN, 11) +
    c(80, 38, 4, ROSE),
  ancient:
    p("M40 56l40-24 40 24z", CREAM) +
    b(42, 56, 76, 7, "#e8d5ab") +
    [50, 67, 84, 101].map((x) => b(x, 63, 9, 26, CREAM)).join("") +
    b(40, 88, 80, 7, "#e8d5ab"),
  magic:
    p("M58 84V42h44v42z", DARK) +
    `<ellipse cx="80" cy="86" rx="38" ry="8" fill="${DARK}"/><ellipse cx="80" cy="42" rx="22" ry="5" fill="#5a4a8a"/>` +
    b(58, 70, 44, 9, CORAL, 0) +
    l("M104 62l24-26", WOOD, 5) +
    star(130, 32, 8, GOLD) +
    star(80, 22, 7, GOLD) +
    star(62, 30, 4, GOLD),
  forest: pine(58, 94, 48, "#2f7a62") + pine(104, 94, 52, "#2a6a58") + pine(80, 96, 64, "#3f8f6f"),
  cinema:
    b(46, 54, 68, 40, DARK, 4) +
    p("M44 50l66-16 3 11-66 16z", CREAM) +
    p("M54 47l10-2 4 10-10 3zM76 42l10-2 4 10-10 3zM98 37l10-3 4 11-10 2z", DARK) +
    p("M74 66v18l16-9z", CREAM),
  childhood:
    p("M84 22l22 26-22 30-22-30z", CORAL) +
    p("M84 22l22 26H62z", GOLD) +
    l("M84 78q-14 6-4 12t-6 8", CREAM, 2.4) +
    p("M74 84l-8-3v8zM76 84l8-4v8z", BLUE),

  america:
    p("M52 62h56l-5 32H57z", CREAM) +
    p("M60 62h8l1 32h-8zM76 62h8v32h-8zM92 62h8l-1 32h-8z", CORAL) +
    b(50, 52, 60, 13, BLUE, 2) +
    p("M56 52l5-18h38l5 18z", CREAM) +
    star(64, 59, 4, CREAM) +
    star(80, 59, 4, CREAM) +
    star(96, 59, 4, CREAM) +
    `<ellipse cx="80" cy="94" rx="42" ry="6" fill="${BLUE}"/>`,
  france:
    p("M77 18h6l3 32 20 44H96q-4-14-16-14t-16 14H54l20-44z", "#c9a06a") +
    b(66, 52, 28, 5, "#a9804e") +
    b(60, 68, 40, 5, "#a9804e") +
    c(80, 16, 3, GOLD),
  famous: star(80, 60, 34, GOLD) + star(80, 60, 20, "#ffe9b8"),
  emotions:
    p("M46 42q18 6 36 0v24q0 20-18 22-18-2-18-22z", CREAM) +
    l("M54 56q4-4 8 0M68 56q4-4 8 0M55 68q9 10 18 0", DARK, 2.8) +
    p("M84 52q16 5 32 0v22q0 18-16 20-16-2-16-20z", BLUE) +
    l("M90 64q4 4 7 0M104 64q4 4 7 0M93 84q8-8 15 0", DARK, 2.8),
  untouchable:
    l("M44 92a36 36 0 0 1 72 0", CORAL, 7) +
    l("M52 92a28 28 0 0 1 56 0", GOLD, 7) +
    l("M60 92a20 20 0 0 1 40 0", GREEN, 7) +
    l("M68 92a12 12 0 0 1 24 0", BLUE, 7) +
    p(
      "M30 94a10 10 0 0 1 8-16 12 12 0 0 1 22 4 9 9 0 0 1 2 12zM98 94a10 10 0 0 1 8-16 12 12 0 0 1 22 4 9 9 0 0 1 2 12z",
      CREAM,
    ),
  round:
    c(66, 70, 24, CORAL) +
    l("M44 66q22-12 44 8M62 47q-8 24 6 46", CREAM, 3) +
    c(106, 80, 14, GOLD) +
    c(100, 48, 10, BLUE),
  noisy:
    p("M56 60l42-22v52L56 72z", CORAL) +
    b(46, 58, 14, 16, CREAM, 4) +
    p("M60 74h12l6 20H66z", WOOD) +
    l("M108 52q8 12 0 24M118 44q14 20 0 40", GOLD, 4),
  tomorrow:
    b(52, 52, 22, 42, BLUE, 4) +
    b(80, 34, 18, 60, TEAL, 8) +
    b(102, 58, 20, 36, "#8f7fd0", 4) +
    [58, 66].flatMap((x) => [60, 70, 80].map((y) => b(x, y, 4, 5, GOLD, 1))).join("") +
    c(89, 46, 5, CREAM) +
    `<ellipse cx="56" cy="34" rx="16" ry="5" fill="${CREAM}"/>` +
    p("M48 33a8 8 0 0 1 16 0z", "#cfe6ff"),
  luxury:
    p("M56 44h48l16 18-40 34-40-34z", "#a8e0ff") +
    p("M56 44l10 18h28l10-18-24-0z", "#d6f1ff") +
    p("M66 62h28L80 96z", "#7fc4ee") +
    l("M124 34v10M119 39h10M38 40v8M34 44h8", GOLD, 2.6),
  forbidden:
    c(80, 60, 32, CREAM) +
    `<circle cx="80" cy="60" r="28" fill="none" stroke="${CORAL}" stroke-width="9"/>` +
    l("M62 78l36-36", CORAL, 9),
};

/** For a theme of somebody's own: a flask with something golden in it. */
const FLASK =
  p("M77 30v20a26 26 0 1 0 6 0V30z", "#bfe3ff") +
  p("M58 74q11-8 22 0t22 0a23 23 0 0 1-44 0z", GOLD) +
  b(72, 24, 16, 8, "#d6ecff", 4);

export const emblem = (id: string): string => EMBLEMS[id] ?? FLASK;
