import { fieldOf } from "../../lib/field-of"

/**
 * Key in the history state of an entry that has already been reloaded for this reason, so that it is reloaded only
 * once.
 */
const MARK = "loadedAfterStep"

/** The properties of `window` that are read. */
interface Opened {
  history: Pick<History, "state" | "replaceState">
  location: Pick<Location, "pathname" | "reload">
  performance: { getEntriesByType: (type: "navigation") => readonly { name: string }[] }
}

const withoutSlash = (pathname: string) => pathname.replace(/(.)\/$/, "$1")

/**
 * Handles back and forward between history entries of one document (for example after a reload): the browser changes
 * the URL and leaves rendering to the scripts. If that happens before the scripts have started, the HTML is still that
 * of another URL, and Gatsby would replace the URL with the path of the rendered page; if it happens during hydration,
 * Gatsby has no page for the URL and throws (`hydrate-page.ts`). The document is reloaded instead.
 *
 * @returns true if it reloads; the caller must then not start
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
