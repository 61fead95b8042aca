/** What stands before and after each entry of a row whose ends meet (spec section 2, Blog: "wrapping"). */
export interface Neighbours<Entry> {
  previous: Entry | null
  next: Entry | null
}

/** The neighbours of every entry, in the row's own order. An entry that is alone has none. */
export function neighbours<Entry>(row: readonly Entry[]): Neighbours<Entry>[] {
  if (row.length < 2) return row.map(() => ({ previous: null, next: null }))
  return row.map((_, place) => ({
    previous: row.at(place - 1) ?? null,
    next: row[(place + 1) % row.length] ?? null,
  }))
}
