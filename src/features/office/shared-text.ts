/*
 * The text that a telephone's own "Share" has put into the address (`share_target` in the web manifest).
 */

/** The text; "" where there is none, and while HTML is rendered. */
export function sharedText(): string {
  if (typeof window === "undefined") return ""
  const asked = new URLSearchParams(window.location.search)
  return ["title", "text"]
    .map((name) => asked.get(name)?.trim() ?? "")
    .filter(Boolean)
    .join("\n")
}

/** Takes it out of the address, so that it stays in no history. */
export function dropSharedText(): void {
  const { location, history } = window
  if (location.search !== "") history.replaceState(history.state, "", location.pathname)
}
