/** What somebody is about to do at a workshop. */

import type { BoardProps } from "../contract";
import * as board from "../../board/desk.svelte";
import { type Board, type Event, type Move, pieceOf, piecesOf, type Seen, type View } from "./types";

export type Props = BoardProps<Board, View, Move>;

export class Desk extends board.Desk<Board, View, Move, Event> {
  protected override pieceOf = pieceOf;
  protected override piecesOf = piecesOf;
  /** One's own things, or those looked at. */
  self = $derived.by((): Seen | null => this.view.players[this.seat ?? this.props().shown] ?? null);
}
