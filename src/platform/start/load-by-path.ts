import { offlineRoute } from "../../lib/paths"

/** Gatsby's page loader: functions whose first parameter is a path. */
export type PageLoader = Record<string, (address: string, options?: unknown) => unknown>

declare global {
  interface Window {
    ___loader: PageLoader
    /** Gatsby's path of the document's page, e.g. "/service-details/-" or "/404.html" (`boot.ts`). */
    pagePath: string
  }
}

/** Returns whether the URL's path differs from the loaded document's, as after Back or Forward before hydration. */
export function isStaleDocument(
  { pathname }: Pick<Location, "pathname">,
  [navigation]: readonly { readonly name: string }[],
): boolean {
  return (
    navigation !== undefined && navigation.name.startsWith("http") && new URL(navigation.name).pathname !== pathname
  )
}

/**
 * Changes Gatsby's loader so that it ignores the query. Mutates the object, because the router has a reference to it.
 *
 * Gatsby treats URLs with different queries as different pages (gatsbyjs/gatsby#33209): `/shop?page=2` would fetch the
 * data of `/shop` again, and reload the document if that fails. Our static pages ignore the query.
 *
 * For the current URL, the loader gets `pagePath`, because the document can be the 404 page or a fallback page from the
 * host, or the offline page from the service worker.
 */
export function loadByPath(
  loader: PageLoader,
  window: Pick<Window, "pagePath"> & { location: Pick<Location, "pathname"> },
): void {
  const { pagePath, location } = window
  const currentPath = decodeURIComponent(location.pathname)
  const getPagePath = (address: string) => {
    const path = address.split("?")[0] ?? ""
    return decodeURIComponent(path) === currentPath ? pagePath : path
  }
  for (const [name, load] of Object.entries(loader)) {
    // Gatsby calls one of the functions without a path.
    loader[name] = (address = "", options) => load(getPagePath(address), options)
  }
  // Gatsby puts this path into the address bar, but reloading must request the original address.
  if (pagePath === offlineRoute) window.pagePath = ""
}
