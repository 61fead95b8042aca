import { isObject, type FieldLike } from "./content-file"

/** A field that two editors have changed. */
export interface Difference {
  path: readonly (string | number)[]
  mine: unknown
  theirs: unknown
}

type Choose = (difference: Difference) => unknown

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Returns what identifies an element of a list. */
const keyOf = (element: unknown): unknown =>
  isObject(element) ? (element.id ?? element.path ?? element.key) : undefined

const isKeyed = (list: unknown): list is unknown[] =>
  Array.isArray(list) && list.every((element) => keyOf(element) !== undefined)

/** Merges two versions of a JSON value field by field; `choose` returns the value of a field that both have changed. */
export function merge(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  choose: Choose,
  path: Difference["path"] = [],
): unknown {
  if (isSame(mine, theirs) || isSame(theirs, base)) return mine
  if (isSame(mine, base)) return theirs
  const inner = (step: string | number, ...[old, own, other]: unknown[]) =>
    merge(old, own, other, choose, [...path, step])
  if (isObject(base) && isObject(mine) && isObject(theirs)) {
    const names = Object.keys({ ...mine, ...theirs })
    const fields = names.map((name) => [name, inner(name, base[name], mine[name], theirs[name])] as const)
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined))
  }
  if (!isKeyed(base) || !isKeyed(mine) || !isKeyed(theirs)) return choose({ path, mine, theirs })
  const find = (list: readonly unknown[], element: unknown) => list.find((one) => keyOf(one) === keyOf(element))
  let last = Math.max(0, ...[...mine, ...theirs].map((one) => Number(isObject(one) ? one.id : 0) || 0))
  // Both have a new element with the same number: mine gets the next one.
  const isTwice = (one: unknown) => isObject(one) && one.id && !find(base, one) && find(theirs, one)
  const own = mine.map((one) => (isObject(one) && isTwice(one) ? { ...one, id: ++last } : one))
  return [...own, ...theirs.filter((one) => !find(own, one))]
    .map((one, index) => inner(index, find(base, one), find(own, one), find(theirs, one)))
    .filter((one) => one !== undefined)
}

/** "Price" → "price", but "SMS" stays. */
export const inSentence = (label: string) =>
  (/^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() : label.charAt(0)) + label.slice(1)

/** Returns a place in an entry as its form calls it: "opening hours no. 1, opens". */
export const placeName = (fields: readonly FieldLike[], [step, ...rest]: Difference["path"]): string => {
  if (step === undefined) return ""
  if (typeof step === "number") return [` no. ${step + 1}`, placeName(fields, rest)].filter(Boolean).join(", ")
  const field = fields.find(({ name }) => name === step)
  const inner =
    field?.fields ?? field?.types?.flatMap((type) => type.fields ?? []) ?? (field?.field ? [field.field] : [])
  const after = placeName(inner, rest)
  return `${inSentence(field?.label ?? step)}${after && !after.startsWith(" no.") ? ", " : ""}${after}`
}

/** Returns a value in words, for an editor who chooses between two. */
export const valueText = (value: unknown): string => {
  if (value === undefined || value === null || value === "") return "nothing"
  if (typeof value === "boolean") return value ? "yes" : "no"
  if (typeof value === "object") return Object.values(value).map(valueText).join(", ")
  return typeof value === "string" ? value : JSON.stringify(value)
}
