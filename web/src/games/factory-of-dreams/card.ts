/** Factory of Dreams on the home page and in the lobby. */

import type { Card } from "../contract";
import { poster } from "./poster";

const card: Card = { poster, knownBy: [{ option: "night", usual: "introductory" }] };

export default card;
