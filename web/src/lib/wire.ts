/** The types of the wire under the names the page uses. All come from Rust (src/bindings). */

import type { Own, Seat, SeatSet, Standings, Telling, Turn as TurnOf } from "../bindings/game";
import type * as S from "../bindings/server";

export type { Band, Choice, Legal, Part, Phrase, Seat, Standing, Standings } from "../bindings/game";
export type { Bye, Clock, ClockFace, Guest, Phase, Refusal, SeatFace } from "../bindings/server";
export type Told = Telling;
export type Turn = TurnOf<Own>;
export type ChatLine = S.Line;

// Drafts until the server's side lands; then plain re-exports.
export interface Preview { events: Told[]; view: unknown }
export type Answer = S.Answer & { preview?: Preview };
export type Update = S.Update & { step: number };
export type People = S.People & { next?: string };
export type Ask = S.Ask | { do: "try"; seat: Seat; move: unknown } | { do: "restart"; seat: Seat };
export type Message = ({ is: "answer" } & Answer) | ({ is: "update" } & Update) | ({ is: "people" } & People) | ({ is: "chat" } & ChatLine) | ({ is: "bye" } & S.Bye);
export type GameInfo = S.GameFace & { open: boolean; lesson: boolean };
export type Lobby = S.Lobby & { board?: unknown; next?: string; lesson?: boolean; waiting?: SeatSet; changed?: number; over?: Standings };
export interface Chance { source: string; index: number; n?: number; rolls?: [unknown, number][]; roll: unknown }
export interface Step { by: { seat: Seat } | { chance: Chance } | null; events: Told[]; view?: unknown; turn: Turn }
export interface History { table: { game: string; rules: number; options: unknown; seats: number; players?: string[] }; board: unknown; commitment?: string; seed?: string; eyes: Seat | null; steps: Step[] }
