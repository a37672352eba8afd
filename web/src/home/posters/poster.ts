/**
 * A game as the home page shows it: drawings as the inside of an `<svg>`, with no words in them but digits.
 *
 * They count on what the page defines once: the filters `#cut`, `#cut-s` and `#pencil`. Ids of their own begin with
 * the game's name, as all posters share a page.
 */
export interface Poster {
  /** Of `svg`, 300 wide; narrower frames keep its foot: `preserveAspectRatio="xMidYMax slice"`. */
  viewBox: string;
  svg: string;
  /** The title's colour on the poster. */
  ink: string;
  /** The game's solid button, and the words on it. */
  button: string;
  buttonInk: string;
  /** The small square of a table, in a box of 56 × 56. */
  thumb: string;
  /** The game's ornament in a box of 24 × 24: `currentColor`, details in `--cut`. */
  ornament: string;
}
