import { contentTypes, type Problem } from "../../content"
import { parseJsonValue } from "../../content/checks/parse-json"
import { getProperty } from "../../lib/get-property"
import { inspect, getSchemaAt } from "../../content/inspect"
import { findType } from "../../content/content-files"
import { parsePrice } from "../../content/price"
import { formatMoney } from "../../lib/money"
import { getFormAddress, getLabel } from "./editor-config"
import { toLabel } from "./form-fields"
import { choiceKey, getDifferences, type Difference } from "./merge"
import type { Choice } from "./page/panel"

/** A file of data/ before and after a change; undefined if it doesn't exist. */
export interface FileChange {
  file: string
  before?: string
  after?: string
}

/** Longer texts are left out. */
const MAX_LENGTH = 60

/** Returns a line per changed entry: "Goat Milk: price UGX 6,000 → UGX 6,500". */
export const describeChanges = (changes: readonly FileChange[]): string[] =>
  changes.flatMap(({ file, before, after }) => {
    const picture = /^data\/images\/(.+)\.\w+$/.exec(file)?.[1]
    if (picture !== undefined) return [`Picture ${getAction(before, after)}: ${picture}`]
    const [name, old, now] = [getEntryName(file, before ?? after), parseJsonValue(before), parseJsonValue(after)]
    if (before === undefined || after === undefined) {
      const type = getType(file)
      const kind = type?.files.kind === "folder" ? `${toLabel(type.name)} ` : ""
      return [`${kind}${getAction(before, after)}: ${name}`]
    }
    // The content check reports invalid JSON.
    if (old === undefined || now === undefined) return [`${name}: changed`]
    const lines = new Map<string, string[]>()
    for (const difference of getDifferences(old, now)) {
      const [entry, place] = getPlace(file, old, difference)
      lines.set(entry, [...(lines.get(entry) ?? []), describeChange(place, difference)])
    }
    if (lines.size === 0) return [`${name}: order or layout`]
    return [...lines].map(([entry, parts]) => `${entry}: ${parts.join("; ")}`)
  })

const getType = (file: string) => findType(contentTypes, file.replace(/^data\//, ""))

/** Returns an editor's name for a file: its entry's title, or the form's label. */
export const getEntryName = (file: string, text: string | undefined): string => getName(file, parseJsonValue(text))

const getName = (file: string, value: unknown): string => {
  const type = getType(file)
  const title = type?.files.kind === "folder" ? getProperty(value, type.label ?? "") : undefined
  return typeof title === "string" ? title : type ? getLabel(type) : file
}

/** Returns the place of a problem, as its form calls it, and the form's address; nothing without a form. */
export const getProblemPlace = ({ file, entry, field }: Problem, text: string | undefined) => {
  const type = getType(file)
  const form = type && getFormAddress(type, file)
  if (!form) return {}
  const steps = field.split(" › ").filter(Boolean)
  const path = steps.map((step) => (step.startsWith("no. ") ? Number(step.slice(4)) - 1 : step))
  const inList = type.files.kind === "list" ? entry.replace(/^id \d+, /, "") : ""
  return { place: joinParts([getEntryName(file, text), inList, getPlaceName(file, path)]), form }
}

/** Formats both values of a field for the editor's choice; `mine` is the editor's own file. */
export const toChoice = (file: string, mine: unknown, one: Difference): Choice => ({
  key: choiceKey(file, one),
  place: joinParts(getPlace(file, mine, one)),
  mine: formatValue(one.mine, one.theirs),
  theirs: formatValue(one.theirs, one.mine),
})

const joinParts = (parts: readonly string[]) => parts.filter(Boolean).join(", ")

const getAction = (before: unknown, after: unknown) =>
  before === undefined ? "added" : after === undefined ? "removed" : "replaced"

const describeChange = (place: string, { mine, theirs }: Difference): string => {
  if (!place) return getAction(mine, theirs)
  const [before, after] = [formatValue(mine, theirs), formatValue(theirs, mine)]
  const isShort = before.length <= MAX_LENGTH && after.length <= MAX_LENGTH
  return `${place} ${isShort ? `${before} → ${after}` : "changed"}`
}

/** Returns the entry of a difference, and the place in it, as the form calls them. */
const getPlace = (file: string, value: unknown, { path, theirs }: Difference): [entry: string, place: string] => {
  const type = getType(file)
  const [first, ...rest] = path
  const name = getName(file, value)
  if (type?.files.kind !== "list" || typeof first !== "number") return [name, getPlaceName(file, path)]
  const title = getProperty(getProperty(value, first) ?? theirs, type.label ?? "")
  return [joinParts([name, typeof title === "string" ? `“${title}”` : `no. ${first + 1}`]), getPlaceName(file, rest)]
}

/** Returns a place in an entry as its form calls it: "opening hours no. 1, opens". */
const getPlaceName = (file: string, path: Difference["path"]): string => {
  const schema = getType(file)?.schema
  const names = path.map((step, index) => {
    if (typeof step === "number") return ` no. ${step + 1}`
    const own = schema && getSchemaAt(schema, path.slice(0, index + 1))
    const label = (own && inspect(own).title) ?? toLabel(step)
    // "Price" → "price", but "SMS" stays.
    return `, ${/^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label}`
  })
  return names.join("").replace(/^, /, "")
}

/** Formats a value for display; `other` is the value that it is compared with. */
const formatValue = (value: unknown, other?: unknown): string => {
  if (typeof value === "boolean" || typeof other === "boolean") return value === true ? "yes" : "no"
  if (value === undefined || value === null || value === "") return "nothing"
  if (typeof value === "object") return joinParts(Object.values(value).map((one) => formatValue(one)))
  if (typeof value !== "string") return JSON.stringify(value)
  const money = parsePrice(value)
  return money ? formatMoney(money).replace("\u00a0", " ") : `“${value}”`
}
