/** The state of the current history entry; the router stores its own fields there too. */
export function readHistoryState(): Readonly<Record<string, unknown>> {
  const state: unknown = window.history.state
  return typeof state === "object" && state !== null ? { ...state } : {}
}

/** Adds fields to the state of the current history entry; the URL stays the same. */
export function addToHistoryState(fields: Readonly<Record<string, unknown>>): void {
  window.history.replaceState({ ...readHistoryState(), ...fields }, "")
}
