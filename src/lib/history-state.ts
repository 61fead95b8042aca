/** What the site keeps with the open entry of the browser's history; the router keeps its own fields there too. */
export function readHistoryState(): Readonly<Record<string, unknown>> {
  const state: unknown = window.history.state
  return typeof state === "object" && state !== null ? { ...state } : {}
}

/** Adds to what is kept with the open entry; the address stays. */
export function addToHistoryState(fields: Readonly<Record<string, unknown>>): void {
  window.history.replaceState({ ...readHistoryState(), ...fields }, "")
}
