import { loadAfterEarlyStep } from "./early-step"

/** Whether the document is about to be loaded anew: under the address that it has now. */
export const isReloading = loadAfterEarlyStep(window)

// Before the router reads the address, and the fragment again whenever the address changes without a page load.
if (!isReloading) replaceUnreadablePath()
dropUnreadableFragment()
window.addEventListener("popstate", dropUnreadableFragment)

/**
 * Puts the page's own path in the place of an address that the router can't read, before it starts: one that can't be
 * decoded, such as a link that was cut off ("/shop-single/%E0%A4%A"), and one that it would take for another ("/shop//" for
 * the shop, "/shop%3Fx" for a query). The document is already the host's answer, mostly the 404 page, and starts as such.
 */
function replaceUnreadablePath(): void {
  const { pathname, search, hash } = window.location
  if (!isReadable(pathname)) window.history.replaceState(window.history.state, "", window.pagePath + search + hash)
}

/** Gatsby decodes a path up to three times, and splits it at these signs afterwards. */
function isReadable(pathname: string): boolean {
  try {
    return !/[%?#]|\/\//.test(decodeURIComponent(pathname))
  } catch {
    return false
  }
}

/**
 * Removes a fragment that can't be decoded, such as "#%" or "#50%-off", from the URL. It identifies no element, and
 * Gatsby's scroll handler decodes every fragment (`gatsby-react-router-scroll`), so the error would break the whole
 * page.
 */
function dropUnreadableFragment(): void {
  const { hash, pathname, search } = window.location
  try {
    decodeURI(hash)
  } catch {
    window.history.replaceState(window.history.state, "", pathname + search)
  }
}
