import { changedSinceCommit, committedJson } from "../git"
import { getProperty } from "../../lib/get-property"
import { parsePrice } from "../price"
import { getTypedValues } from "./typed-values"
import { formatValue, type Note } from "./problem"
import { getPlace, type Entry } from "./read"

/** Notes prices that changed tenfold since the last commit: most often a zero too many or too few. */
export const notePriceJumps = (root: string, entries: readonly Entry[]): Note[] => {
  const changed = changedSinceCommit(root, "data")
  return entries
    .filter(({ file }) => changed.includes(file))
    .flatMap((entry) => {
      const before = committedJson(root, entry.file)
      return getTypedValues(entry).flatMap(({ path, meta, value }) => {
        const last = path.reduce(getProperty, before)
        const [now, then] = [value, last].map((price) => parsePrice(String(price)))
        if (meta.kind !== "price" || !now || !then || now.currency !== then.currency) return []
        const ratio = now.amountMinor / then.amountMinor
        if (ratio < 10 && ratio > 0.1) return []
        return [
          {
            ...getPlace(entry, path),
            text: `it was ${formatValue(last)} and is ${formatValue(value)}: look at the zeros`,
          },
        ]
      })
    })
}
