/** Five flasks of glass, 160 by 302: the outline from lip to lip, the glint on its shoulder, the tint of what it holds. */

export interface Outline {
  path: string;
  glint: string;
  tint: string;
}

export const FLASKS: readonly Outline[] = [
  {
    path: "M62 18V60C62 80 12 84 12 124V266Q12 290 36 290H124Q148 290 148 266V124C148 84 98 80 98 60V18",
    glint: "M25 132C26 120 34 112 42 106",
    tint: "#7d8df0",
  },
  {
    path: "M62 18V66C26 78 5 116 5 174C5 262 22 290 62 290H98C138 290 155 262 155 174C155 116 134 78 98 66V18",
    glint: "M22 142C25 122 35 106 47 97",
    tint: "#f08a7d",
  },
  {
    path: "M62 18V62C36 70 24 100 19 146L7 268Q6 290 26 290H134Q154 290 153 268L141 146C136 100 124 70 98 62V18",
    glint: "M33 132C35 114 40 104 47 96",
    tint: "#6fcf9f",
  },
  {
    path: "M62 18V64L24 92Q12 101 12 116V254Q12 268 22 276L34 285Q41 290 50 290H110Q119 290 126 285L138 276Q148 268 148 254V116Q148 101 136 92L98 64V18",
    glint: "M25 120Q26 110 34 105L46 96",
    tint: "#c58af0",
  },
  {
    path: "M62 18V56C52 96 5 120 5 196C5 270 24 290 64 290H96C136 290 155 270 155 196C155 120 108 96 98 56V18",
    glint: "M27 168C32 148 42 132 54 118",
    tint: "#f0c96f",
  },
];

/** Dust in a flask: always the same grains, scattered by number. */
export const grains = (flask: number, count = 14): { x: number; y: number; r: number; opacity: number }[] =>
  Array.from({ length: count }, (_, n) => ({
    x: 28 + ((flask * 53 + n * 37) % 100) * 1.04,
    y: 100 + ((flask * 29 + n * 61) % 100) * 1.7,
    r: 1 + (n % 3) * 0.7,
    opacity: 0.45 + (n % 4) * 0.15,
  }));

/** How high what is inside stands, by the number of cards. */
export const level = (cards: number): number => (cards === 0 ? 262 : 270 - cards * 46);
