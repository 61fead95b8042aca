import { contentTypes, type Problem } from "../../content"
import { jsonIn } from "../../content/checks/parse-json"
import { getProperty } from "../../lib/get-property"
import { inspect, schemaAt } from "../../content/inspect"
import { typeAt } from "../../content/locate"
import { parsePrice } from "../../content/price"
import { formatMoney } from "../../lib/money"
import { formAddress, labelOf } from "./editor-config"
import { words } from "./form-fields"
import { choiceKey, differencesOf, type Difference } from "./merge"
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
export const changeWords = (changes: readonly FileChange[]): string[] =>
  changes.flatMap(({ file, before, after }) => {
    const picture = /^data\/images\/(.+)\.\w+$/.exec(file)?.[1]
    if (picture !== undefined) return [`Picture ${actOf(before, after)}: ${picture}`]
    const [name, old, now] = [entryName(file, before ?? after), jsonIn(before), jsonIn(after)]
    if (before === undefined || after === undefined) {
      const type = typeOf(file)
      const kind = type?.files.kind === "folder" ? `${words(type.name)} ` : ""
      return [`${kind}${actOf(before, after)}: ${name}`]
    }
    // The content check reports faults.
    if (old === undefined || now === undefined) return [`${name}: changed`]
    const lines = new Map<string, string[]>()
    for (const difference of differencesOf(old, now)) {
      const [entry, place] = placeOf(file, old, difference)
      lines.set(entry, [...(lines.get(entry) ?? []), changeOf(place, difference)])
    }
    if (lines.size === 0) return [`${name}: order or layout`]
    return [...lines].map(([entry, parts]) => `${entry}: ${parts.join("; ")}`)
  })

const typeOf = (file: string) => typeAt(contentTypes, file.replace(/^data\//, ""))

/** Returns an editor's name for a file: its entry's title, or the form's label. */
export const entryName = (file: string, text: string | undefined): string => nameOf(file, jsonIn(text))

const nameOf = (file: string, value: unknown): string => {
  const type = typeOf(file)
  const title = type?.files.kind === "folder" ? getProperty(value, type.label ?? "") : undefined
  return typeof title === "string" ? title : type ? labelOf(type) : file
}

/** Returns the place of a problem, as its form calls it, and the form's address; nothing without a form. */
export const problemPlace = ({ file, entry, field }: Problem, text: string | undefined) => {
  const type = typeOf(file)
  const form = type && formAddress(type, file)
  if (!form) return {}
  const steps = field.split(" › ").filter(Boolean)
  const path = steps.map((step) => (step.startsWith("no. ") ? Number(step.slice(4)) - 1 : step))
  const inList = type.files.kind === "list" ? entry.replace(/^id \d+, /, "") : ""
  return { place: joined([entryName(file, text), inList, placeName(file, path)]), form }
}

/** Returns both values of a place in words, for an editor who chooses; `mine` is the editor's own file. */
export const choiceOf = (file: string, mine: unknown, one: Difference): Choice => ({
  key: choiceKey(file, one),
  place: joined(placeOf(file, mine, one)),
  mine: valueText(one.mine, one.theirs),
  theirs: valueText(one.theirs, one.mine),
})

const joined = (parts: readonly string[]) => parts.filter(Boolean).join(", ")

const actOf = (before: unknown, after: unknown) =>
  before === undefined ? "added" : after === undefined ? "removed" : "replaced"

const changeOf = (place: string, { mine, theirs }: Difference): string => {
  if (!place) return actOf(mine, theirs)
  const [before, after] = [valueText(mine, theirs), valueText(theirs, mine)]
  const isShort = before.length <= MAX_LENGTH && after.length <= MAX_LENGTH
  return `${place} ${isShort ? `${before} → ${after}` : "changed"}`
}

/** Returns the entry of a difference, and the place in it, as the form calls them. */
const placeOf = (file: string, value: unknown, { path, theirs }: Difference): [entry: string, place: string] => {
  const type = typeOf(file)
  const [first, ...rest] = path
  const name = nameOf(file, value)
  if (type?.files.kind !== "list" || typeof first !== "number") return [name, placeName(file, path)]
  const title = getProperty(getProperty(value, first) ?? theirs, type.label ?? "")
  return [joined([name, typeof title === "string" ? `“${title}”` : `no. ${first + 1}`]), placeName(file, rest)]
}

/** Returns a place in an entry as its form calls it: "opening hours no. 1, opens". */
const placeName = (file: string, path: Difference["path"]): string => {
  const schema = typeOf(file)?.schema
  const names = path.map((step, index) => {
    if (typeof step === "number") return ` no. ${step + 1}`
    const own = schema && schemaAt(schema, path.slice(0, index + 1))
    const label = (own && inspect(own).title) ?? words(step)
    // "Price" → "price", but "SMS" stays.
    return `, ${/^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label}`
  })
  return names.join("").replace(/^, /, "")
}

/** Returns a value in words; `other` is the value that it is compared with. */
const valueText = (value: unknown, other?: unknown): string => {
  if (typeof value === "boolean" || typeof other === "boolean") return value === true ? "yes" : "no"
  if (value === undefined || value === null || value === "") return "nothing"
  if (typeof value === "object") return joined(Object.values(value).map((one) => valueText(one)))
  if (typeof value !== "string") return JSON.stringify(value)
  const money = parsePrice(value)
  return money ? formatMoney(money).replace("\u00a0", " ") : `“${value}”`
}
