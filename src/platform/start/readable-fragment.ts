/**
 * Removes a fragment that can't be decoded, such as "#%" or "#50%-off", from the URL. It identifies no element, and
 * Gatsby's scroll handler decodes every fragment (`gatsby-react-router-scroll`), so the error would break the whole
 * page.
 */
export function dropUnreadableFragment(): void {
  const { hash, pathname, search } = window.location
  try {
    decodeURI(hash)
  } catch {
    window.history.replaceState(window.history.state, "", pathname + search)
  }
}
