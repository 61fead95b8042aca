/**
 * The text that a telephone's own "Share" has put into the address (`share_target` in the web manifest). It is taken out
 * of the address at once, so that it stays in no history.
 */
export function sharedText({ location, history }: Pick<Window, "location" | "history">): string {
  const asked = new URLSearchParams(location.search)
  const shared = ["title", "text"].map((name) => asked.get(name)?.trim() ?? "").filter(Boolean)
  if (shared.length > 0) history.replaceState(history.state, "", location.pathname)
  return shared.join("\n")
}
