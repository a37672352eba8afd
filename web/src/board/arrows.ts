/** Where arrow keys lead: by where things stand, or along a row of pieces with one stop of the tab key. */

export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Which way an arrow key goes, to the right and down; none for any other key. */
export const wayOf = (key: string): readonly [number, number] | null => WAYS[key] ?? null;

/** Of some places, the one an arrow key leads to from here; none where nothing lies that way. */
export function towards<P extends Area>(from: Area, places: readonly P[], key: string): P | null {
  const way = wayOf(key);
  if (!way) return null;
  const [right, down] = way;
  const middle = ({ left, top, width, height }: Area) => ({ x: left + width / 2, y: top + height / 2 });
  const here = middle(from);
  let best: P | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const there = middle(place);
    const along = (there.x - here.x) * right + (there.y - here.y) * down;
    const across = Math.abs((there.x - here.x) * down) + Math.abs((there.y - here.y) * right);
    if (along < 4) continue;
    // What lies straight ahead comes before what is near but off to the side.
    const far = along + across * 2.5;
    if (far < least) [least, best] = [far, place];
  }
  return best;
}

/** Moves the focus from a piece to the one an arrow key leads to; whether there is one. */
export function walk(from: Element, pieces: Iterable<HTMLElement>, key: string): boolean {
  if (!wayOf(key)) return false;
  const places = [...pieces]
    .filter((piece) => piece !== from && piece.offsetParent !== null)
    .map((piece) => {
      const { left, top, width, height } = piece.getBoundingClientRect();
      return { piece, left, top, width, height };
    });
  const next = towards(from.getBoundingClientRect(), places, key);
  next?.piece.focus();
  return next !== null;
}

/** A group of pieces with one stop in the tab order; arrow keys walk among them in order. */
export function rove(group: Element): { destroy(): void } {
  const pieces = () => [...group.querySelectorAll<HTMLElement | SVGElement>("[data-piece]")];
  const settle = () => {
    const all = pieces();
    if (all.length > 0 && !all.some((piece) => piece.getAttribute("tabindex") === "0"))
      all[0]?.setAttribute("tabindex", "0");
  };
  const key = (event: Event) => {
    const way = wayOf((event as KeyboardEvent).key);
    const all = pieces();
    const here = all.findIndex((piece) => piece === document.activeElement);
    const next = way && here >= 0 ? all[here + way[0] + way[1]] : undefined;
    if (!next) return;
    event.preventDefault();
    all[here]?.setAttribute("tabindex", "-1");
    next.setAttribute("tabindex", "0");
    next.focus();
  };
  settle();
  const watch = new MutationObserver(settle);
  watch.observe(group, { childList: true, subtree: true });
  group.addEventListener("keydown", key);
  return {
    destroy() {
      watch.disconnect();
      group.removeEventListener("keydown", key);
    },
  };
}
