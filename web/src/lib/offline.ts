/** What the service worker keeps for when there is no connection. */

/** The cache of the page's own files. */
export const SHELL = "shell";

/** Whether an answer of the server is kept: games and their boards, who I am, my tables, games as they went. */
export function kept(url: URL): boolean {
  if (/^\/api\/(me|games|tables)$/.test(url.pathname)) return true;
  if (/^\/api\/games\/[^/]+\/board$/.test(url.pathname)) return true;
  return (
    /^\/api\/tables\/[^/]+(\/history|\/record)?$/.test(url.pathname) && url.searchParams.get("views") !== "no"
  );
}

/** Whether a file is one of the page's own. */
export const ours = (url: URL): boolean =>
  url.pathname.startsWith("/assets/") || /^\/[\w-]+\.(svg|png|webmanifest)$/.test(url.pathname);
