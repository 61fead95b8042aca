/** Gatsby's page loader on `window`: functions whose first parameter is a path. */
export type PageLoader = Record<string, (address: string, options?: unknown) => unknown>

declare global {
  interface Window {
    ___loader: PageLoader
  }
}

/**
 * Gatsby treats two URLs that differ in their query as two pages, because a server could return different data for them
 * (gatsbyjs/gatsby#33209): `/shop?page=2` fetches the data of the open `/shop` again, and if that fails, reloads the
 * document. All our pages are static files that ignore the query, so this makes the loader use the path alone. The
 * loader is changed in place, because Gatsby's router has a reference to it.
 */
export function loadByPath(loader: PageLoader): void {
  for (const [name, load] of Object.entries(loader)) {
    // One of the functions is called without a path.
    loader[name] = (address = "", options) => load(address.split("?")[0] ?? "", options)
  }
}
