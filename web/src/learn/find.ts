/** Searching the rules: accents and case are ignored, every word must be there, and what is found can be marked. */

/** A piece of text, stressed or not, found or not. */
export interface Run {
  text: string;
  strong: boolean;
  hit: boolean;
}

/** A paragraph, or a question with its answer. */
export interface Paragraph {
  question: string | null;
  text: string;
}

const LIGATURES: Readonly<Record<string, string>> = { œ: "oe", æ: "ae", ß: "ss", "’": "'" };

/** A text without accents and capitals, and where each of its letters stood. */
function folded(text: string): { plain: string; from: number[] } {
  let plain = "";
  const from: number[] = [];
  let place = 0;
  for (const letter of text) {
    const lower = letter.toLowerCase();
    const simple = LIGATURES[lower] ?? lower.normalize("NFD").replace(/\p{M}/gu, "");
    for (let i = 0; i < simple.length; i++) from.push(place);
    plain += simple;
    place += letter.length;
  }
  from.push(place);
  return { plain, from };
}

/** The words that are looked for. */
export const terms = (search: string): string[] => folded(search).plain.split(/\s+/).filter(Boolean);

/** Whether every one of these words is somewhere in the text. */
export function found(text: string, words: readonly string[]): boolean {
  const { plain } = folded(text);
  return words.every((word) => plain.includes(word));
}

/** A chapter's text as it is read: paragraphs split by blank lines; `# …` on the first line is a question. */
export function paragraphs(text: string): Paragraph[] {
  return text
    .split(/\n\s*\n/)
    .map((piece) => piece.trim())
    .filter(Boolean)
    .map((piece) => {
      const [first = "", ...rest] = piece.split("\n");
      return first.startsWith("# ")
        ? { question: first.slice(2).trim(), text: rest.join(" ").trim() }
        : { question: null, text: piece };
    });
}

/** A paragraph in runs: `_so_` is stressed, the words looked for are marked. */
export function runs(text: string, words: readonly string[] = []): Run[] {
  return text
    .split("_")
    .flatMap((piece, i) => marked(piece, words).map((run) => ({ ...run, strong: i % 2 === 1 })));
}

function marked(text: string, words: readonly string[]): { text: string; hit: boolean }[] {
  const { plain, from } = folded(text);
  const hit = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + word.length)) {
      hit.fill(true, from[at] ?? 0, from[at + word.length] ?? text.length);
    }
  }
  const pieces: { text: string; hit: boolean }[] = [];
  for (let i = 0; i < text.length; i++) {
    const last = pieces.at(-1);
    if (last && last.hit === hit[i]) last.text += text[i] ?? "";
    else pieces.push({ text: text[i] ?? "", hit: hit[i] ?? false });
  }
  return pieces;
}
