import { isDeepStrictEqual } from "node:util"
import { getProperty } from "../../lib/get-property"
import { isRecord } from "../../content/inspect"

/** A field, or with an empty path a whole file, of which there are two values. */
export interface Difference {
  path: readonly (string | number)[]
  mine: unknown
  theirs: unknown
}

type Choose = (difference: Difference) => unknown

/** A base that equals no value, so that a merge finds each difference. */
const NO_BASE = Symbol("no base")

/** Returns the id, path or key of a list's element. */
const getKey = (element: unknown): unknown =>
  getProperty(element, "id") ?? getProperty(element, "path") ?? getProperty(element, "key")

const isKeyed = (list: unknown): list is unknown[] =>
  Array.isArray(list) && list.every((element) => getKey(element) !== undefined)

/** Merges two versions of a JSON value field by field; `choose` returns the value of a field that both have changed. */
function mergeAt(base: unknown, mine: unknown, theirs: unknown, choose: Choose, path: Difference["path"]): unknown {
  if (isDeepStrictEqual(mine, theirs) || isDeepStrictEqual(theirs, base)) return mine
  if (isDeepStrictEqual(mine, base)) return theirs
  const inner = (step: string | number, ...[old, own, other]: unknown[]) =>
    mergeAt(old, own, other, choose, [...path, step])
  if (isRecord(mine) && isRecord(theirs)) {
    const names = Object.keys({ ...mine, ...theirs })
    const old = (name: string) => (base === NO_BASE ? base : getProperty(base, name))
    const fields = names.map((name) => [name, inner(name, old(name), mine[name], theirs[name])] as const)
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined))
  }
  if (!isKeyed(mine) || !isKeyed(theirs)) return choose({ path, mine, theirs })
  const find = (list: unknown[], element: unknown) => list.find((one) => getKey(one) === getKey(element))
  const old = (one: unknown) => (Array.isArray(base) ? find(base, one) : base)
  let last = Math.max(0, ...[...mine, ...theirs].map((one) => Number(getProperty(one, "id") ?? 0)))
  // Both have a new element with the same number: mine gets the next one.
  const isTwice = (one: unknown) => getProperty(one, "id") && old(one) === undefined && find(theirs, one)
  const own = mine.map((one) => (isRecord(one) && isTwice(one) ? { ...one, id: ++last } : one))
  return [...own, ...theirs.filter((one) => !find(own, one))]
    .map((one, index) => inner(index, old(one), find(own, one), find(theirs, one)))
    .filter((one) => one !== undefined)
}

/** Returns the places where two values differ. */
export function getDifferences(mine: unknown, theirs: unknown): Difference[] {
  const differences: Difference[] = []
  mergeAt(NO_BASE, mine, theirs, (difference) => differences.push(difference), [])
  return differences
}

/** "mine" or "theirs", by `choiceKey`. */
export type Choices = Readonly<Record<string, unknown>>

/** Identifies a difference of a file in the choices. */
export const choiceKey = (file: string, { path }: Difference): string => [file, ...path].join(" ")

/** Merges two versions of a file's value; `unresolved` are the differences without a choice. */
export function merge(file: string, base: unknown, mine: unknown, theirs: unknown, choices: Choices) {
  const unresolved: Difference[] = []
  const choose = (difference: Difference) => {
    const choice = choices[choiceKey(file, difference)]
    if (choice !== "mine" && choice !== "theirs") unresolved.push(difference)
    return choice === "theirs" ? difference.theirs : difference.mine
  }
  return { value: mergeAt(base, mine, theirs, choose, []), unresolved }
}
