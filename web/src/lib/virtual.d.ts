/** The folder of words, as `words.vite.ts` lists it. */
declare module "virtual:words" {
  const languages: Readonly<
    Record<
      string,
      {
        /** What the language calls itself. */
        name: string;
        /** What it says on the first page (""), in the rest of the house ("house"), and of each game. */
        rooms: Readonly<Record<string, () => Promise<{ default: string }>>>;
      }
    >
  >;
  export default languages;
}
