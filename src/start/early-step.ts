import { fieldOf } from "../lib/field-of"

/** Noted with an address in the browser's history: it has been loaded for this reason. It never happens twice. */
const MARK = "loadedAfterStep"

/** The part of a window that is looked at. */
interface Opened {
  history: Pick<History, "state" | "replaceState">
  location: Pick<Location, "pathname" | "reload">
  performance: { getEntriesByType: (type: "navigation") => readonly { name: string }[] }
}

const withoutSlash = (pathname: string) => pathname.replace(/(.)\/$/, "$1")

/**
 * Back and forward between addresses that one document has had, as after a reload, change the address and leave the page
 * to the scripts. Where somebody goes back before they have started, nobody has shown the page of the address: Gatsby
 * would take the address for a mistake and put that of the page in its place. The document is loaded instead.
 *
 * @returns true where it is: there is nothing to start then
 */
export function loadAfterEarlyStep({ history, location, performance }: Opened): boolean {
  const opened = performance.getEntriesByType("navigation")[0]?.name
  const isElsewhere = opened && withoutSlash(new URL(opened).pathname) !== withoutSlash(location.pathname)
  const state: unknown = history.state
  if (!isElsewhere || fieldOf(state, MARK)) return false
  history.replaceState({ ...(typeof state === "object" && state), [MARK]: true }, "")
  location.reload()
  return true
}
