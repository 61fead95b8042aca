/** The properties of `window` that are read. */
interface Opened {
  pagePath: string
  history: Pick<History, "state" | "replaceState">
  location: Pick<Location, "pathname" | "search" | "hash">
}

/**
 * Puts the page's own path in the place of an address that the router can't read, before it starts: one that can't be
 * decoded, such as a link that was cut off ("/shop-single/%E0%A4%A"), and one that it would take for another ("/shop//" for
 * the shop, "/shop%3Fx" for a query). The document is already the host's answer, mostly the 404 page, and starts as such.
 */
export function replaceUnreadablePath({ pagePath, history, location }: Opened): void {
  const { pathname, search, hash } = location
  if (!isReadable(pathname)) history.replaceState(history.state, "", pagePath + search + hash)
}

/** Gatsby decodes a path up to three times, and splits it at these signs afterwards. */
const isReadable = (pathname: string): boolean => {
  try {
    return !/[%?#]|\/\//.test(decodeURIComponent(pathname))
  } catch {
    return false
  }
}
