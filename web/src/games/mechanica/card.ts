/** Mechanica on the home page and in the lobby. */

import type { Card } from "../contract";
import { poster } from "./poster";

const card: Card = { poster, knownBy: [{ option: "long_shift", usual: false }] };

export default card;
