/**
 * The cable's way along the bench, in hundredths of its width and height. The first nest is the one at the right, under the
 * chute; with five columns the second row starts at the right again, so the cable runs back between the rows.
 */

export interface Stretch {
  path: string;
  lit: boolean;
}

/** One stretch up to every nest, and a last one to the robot; a stretch is lit when the machine at its end is there. */
export function stretches(done: number, columns: 9 | 5): Stretch[] {
  const middle = (nest: number) => +(100 - ((nest % columns) + 0.5) * (100 / columns)).toFixed(2);
  const height = (nest: number) => (columns === 9 ? 50 : nest < columns ? 24 : 76);
  const found: Stretch[] = [];
  for (let nest = 0; nest < 9; nest++) {
    const [x, y] = [middle(nest), height(nest)];
    const from =
      nest === 0
        ? `M100 -12V${y}`
        : nest === columns
          ? `M${middle(nest - 1)} ${height(nest - 1)}H0V50H100V${y}`
          : `M${middle(nest - 1)} ${y}`;
    found.push({ path: `${from}H${x}`, lit: nest < done });
  }
  found.push({ path: `M${middle(8)} ${height(8)}H${columns === 9 ? -3 : 0}`, lit: done >= 9 });
  return found;
}
