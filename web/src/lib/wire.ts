/** The types of the wire under the names the page uses. All come from Rust (src/bindings). */

import type { Cast, Own, Past, Turn as TurnOf } from "../bindings/game";

export type {
  Ahead as Preview,
  Band,
  Choice,
  Kind,
  Legal,
  Note,
  Part,
  Phrase,
  Seat,
  Standing,
  Standings,
  Telling as Told,
} from "../bindings/game";
export type {
  Answer,
  Ask,
  BrokenTable,
  Bye,
  Clock,
  ClockFace,
  GameFace as GameInfo,
  Guest,
  Hint,
  History,
  HostAsk,
  Line as ChatLine,
  Lobby,
  Message,
  Opening,
  Patch,
  People,
  Phase,
  Refusal,
  Review,
  Reviewed,
  SeatFace,
  TeamFace as Team,
  Turning,
  Update,
} from "../bindings/server";
export type Turn = TurnOf<Own>;
export type Step = Past;
export type Chance = Cast<Own>;
