/** Where we are: the path of the address, and going elsewhere without leaving the page. */

export type Route =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "join"; link: string }
  | { page: "watch"; link: string }
  | { page: "table"; id: string }
  | { page: "replay"; id: string }
  | { page: "record" }
  | { page: "learn"; game: string; chapter: string | null }
  | { page: "lost" };

/** What a path means. */
export function read(path: string): Route {
  const [page, id, rest] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (page === undefined) return { page: "home" };
  if (page === "record") return { page: "record" };
  if (id === undefined) return { page: "lost" };
  switch (page) {
    case "new":
    case "learn":
      return page === "new" ? { page, game: id } : { page, game: id, chapter: rest ?? null };
    case "join":
    case "watch":
      return { page, link: id };
    case "table":
    case "replay":
      return { page, id };
    default:
      return { page: "lost" };
  }
}

let route = $state.raw<Route>({ page: "home" });
let query = $state.raw(new URLSearchParams());

export const here = (): Route => route;
/** What stands behind the question mark. */
export const asked = (): URLSearchParams => query;

function look(): void {
  route = read(location.pathname);
  query = new URLSearchParams(location.search);
}

/** Goes to another address of the page. */
export function go(to: string, { replace = false } = {}): void {
  history[replace ? "replaceState" : "pushState"]({}, "", to);
  look();
  scrollTo(0, 0);
}

/** Follows the address bar, and takes over clicks on our own links. */
export function follow(): void {
  look();
  addEventListener("popstate", look);
  addEventListener("click", (event) => {
    const link = (event.target as Element | null)?.closest?.("a");
    const plain =
      !event.defaultPrevented && event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!link || !plain || link.target || link.hasAttribute("download") || link.origin !== location.origin)
      return;
    if (read(link.pathname).page === "lost" || link.pathname.startsWith("/api/")) return;
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
