/** Every Fluent source the page speaks from in this language: the page's own, the games', the bots', the common ones. */
const own = import.meta.glob<string>("../../../text/*.en.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const games = import.meta.glob<string>("../../../../games/*/text/en.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const rooms = import.meta.glob<string>("../../../../crates/{text,bots,server}/text/en.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export const SOURCES: readonly string[] = [rooms, games, own].flatMap((files) => Object.values(files));
