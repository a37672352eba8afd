/** What each piece is, and the chapter of the rules that says more. */

import type { Told } from "@page/board/frame.svelte";
import { t } from "@page/lib/words.svelte";
import type { Play } from "./play.svelte";

export function tell(play: Play, piece: string): Told | null {
  const [kind = "", number = ""] = piece.split("-");
  const name = play.props().names.name(Number(number));
  switch (kind) {
    case "left":
      return { text: t("goof-tell-left"), chapter: "dreams" };
    case "dream":
    case "stake":
      return { text: t("goof-tell-stake"), chapter: play.stake.length > 1 ? "ties" : "dreams" };
    case "bid":
      return { text: t("goof-tell-bid", { name }), chapter: "bids" };
    case "won": {
      const dreams = play.view.sides[Number(number)]?.won.join(", ") ?? "";
      return { text: t("goof-tell-won", { name, dreams: dreams || "–" }), chapter: "end" };
    }
    case "card":
      return { text: t("goof-tell-card"), chapter: "bids" };
    default:
      return null;
  }
}
