/**
 * Takes a fragment that can't be decoded, such as "#%" or "#50%-off", out of the address. It names no part of a page,
 * and Gatsby's scroll handler, which decodes whatever stands there (`gatsby-react-router-scroll`), would take the whole
 * page down.
 */
export function dropUnreadableFragment(): void {
  const { hash, pathname, search } = window.location
  try {
    decodeURI(hash)
  } catch {
    window.history.replaceState(window.history.state, "", pathname + search)
  }
}
