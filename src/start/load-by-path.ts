/** Gatsby's loader of pages as it leaves it on `window`: functions that are told an address first. */
export type PageLoader = Record<string, (address: string, options?: unknown) => unknown>

declare global {
  interface Window {
    ___loader: PageLoader
  }
}

/**
 * Gatsby takes two addresses that differ in their query for two pages, because a server could answer them with other
 * data (gatsbyjs/gatsby#33209): `/shop?page=2` fetches the data of the open `/shop` again, and where they don't come,
 * the document is loaded anew. Here all pages are files, which know no query. From now on a page is loaded by its path.
 * The loader is changed in place, because Gatsby's router holds it.
 */
export function loadByPath(loader: PageLoader): void {
  for (const [name, load] of Object.entries(loader)) {
    // One of the functions takes no address.
    loader[name] = (address = "", options) => load(address.split("?")[0] ?? "", options)
  }
}
