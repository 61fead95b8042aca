import { offlineRoute } from "../../lib/paths"

/** Gatsby's page loader on `window`: functions whose first parameter is a path. */
export type PageLoader = Record<string, (address: string, options?: unknown) => unknown>

declare global {
  interface Window {
    ___loader: PageLoader
    /** Gatsby's name for the page that the document shows, e.g. "/service-details/-" or "/404.html" (`boot.ts`). */
    pagePath: string
  }
}

/** The properties of `window` that are used. */
interface Opened {
  pagePath: string
  location: Pick<Location, "pathname" | "reload">
  performance: { getEntriesByType: (type: "navigation") => readonly { name: string }[] }
}

/**
 * Makes Gatsby's loader find the right page for an address. It is changed in place, because the router has a reference
 * to it.
 *
 * Gatsby treats two URLs that differ in their query as two pages, because a server could return different data for them
 * (gatsbyjs/gatsby#33209): `/shop?page=2` fetches the data of the open `/shop` again, and if that fails, reloads the
 * document. All our pages are static files that ignore the query, so only the path counts.
 *
 * The document says which page it is. The host may have answered an address with the 404 page or a frame, the service
 * worker any address with the offline page.
 */
export function loadByPath(loader: PageLoader, window: Opened): void {
  const { pagePath, location, performance } = window
  const [navigation] = performance.getEntriesByType("navigation")
  // Back or forward, pressed before the scripts ran, changes the address and leaves the document.
  if (navigation && new URL(navigation.name).pathname !== location.pathname) location.reload()
  const opened = decodeURIComponent(location.pathname)
  const pageOf = (address: string) => {
    const path = address.split("?")[0] ?? ""
    return decodeURIComponent(path) === opened ? pagePath : path
  }
  for (const [name, load] of Object.entries(loader)) {
    // One of the functions is called without a path.
    loader[name] = (address = "", options) => load(pageOf(address), options)
  }
  // Gatsby puts this path into the address bar; loading the page again must ask for what was wanted.
  if (pagePath === offlineRoute) window.pagePath = ""
}
