/** What the others may decide about somebody's seat, and what it still takes. The server has the last word. */

import type { Seat, SeatFace } from "../lib/wire";

/** Something the others vote on. */
export interface Motion {
  /** Who agrees. */
  agree: readonly Seat[];
  /** Who has to. */
  of: readonly Seat[];
  /** Whether we agree. */
  mine: boolean;
  /** Whether our word would be the last. */
  decides: boolean;
  /** Why it cannot be decided now: a key of our words. */
  no: "owner-is-here" | "out-takes-two" | null;
}

export interface Motions {
  /** A bot plays until the owner is back; none where one does. */
  standin: Motion | null;
  /** A bot plays from then on. */
  out: Motion;
}

/** Whether a person plays this seat, and no bot in their stead. */
const playsThemselves = (face: SeatFace): boolean =>
  face.name !== undefined && (face.bot === undefined || face.once === true);

/** What we may vote on about this seat; nothing where it is our own or a bot's, or where we have none. */
export function motions(seats: readonly SeatFace[], mine: readonly Seat[], seat: Seat): Motions | null {
  const face = seats.find((face) => face.seat === seat);
  if (face?.name === undefined || mine.includes(seat) || mine.length === 0) return null;
  const others = seats.filter((other) => playsThemselves(other) && other.present && other.name !== face.name);
  const people = new Set(others.map(({ name }) => name)).size;
  const of = others.map((other) => other.seat);
  const motion = (agree: readonly Seat[], enough: boolean, no: Motion["no"]): Motion => ({
    agree,
    of,
    mine: mine.some((own) => agree.includes(own)),
    decides: enough || of.every((seat) => agree.includes(seat) || mine.includes(seat)),
    no,
  });
  const verdict = face.verdict === true;
  return {
    standin: playsThemselves(face)
      ? motion(face.votes ?? [], false, face.present ? "owner-is-here" : null)
      : null,
    out: motion(face.out ?? [], verdict, face.present && !verdict && people < 2 ? "out-takes-two" : null),
  };
}
