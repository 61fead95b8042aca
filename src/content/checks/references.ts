import type { ContentType } from "../define"
import { getProperty } from "../../lib/get-property"
import type { TypedValue } from "./typed-values"
import { hint } from "./nearest"
import { formatValue, type Problem } from "./problem"
import { toDataPath, getPlace, type Entry } from "./read"

/** Returns the values at a dotted path such as `videos.key`, through arrays. */
const valuesUnder = (value: unknown, steps: readonly string[]): unknown[] => {
  if (Array.isArray(value)) return value.flatMap((element: unknown) => valuesUnder(element, steps))
  const [step, ...rest] = steps
  return step === undefined ? [value] : valuesUnder(getProperty(value, step), rest)
}

/** Reports references to missing entries; those to `incompleteTypes`, some of whose entries are unknown, are accepted. */
export const checkReferences = (
  types: readonly ContentType[],
  values: readonly TypedValue[],
  entries: readonly Entry[],
  incompleteTypes: readonly ContentType[],
): Problem[] =>
  values.flatMap(({ entry, path, meta: { to }, value }): Problem[] => {
    if (!to || incompleteTypes.some(({ name }) => name === to.type)) return []
    const known = entries
      .filter(({ type }) => type.name === to.type)
      .flatMap((target) => valuesUnder(target.value, to.by.split(".")))
    if (known.includes(value)) return []
    const where = types.find(({ name }) => name === to.type)?.files.path ?? ""
    const names = known.filter((name) => typeof name === "string")
    const example = hint(String(value), names) || `, such as ${formatValue(known[0])}`
    const expected = `what ${toDataPath(where)} has as “${to.by.split(".").join(" › ")}”${example}`
    return [{ ...getPlace(entry, path), actual: formatValue(value), expected }]
  })
