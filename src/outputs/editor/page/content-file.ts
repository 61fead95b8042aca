import type { Field } from "@sveltia/cms"
import { format } from "prettier/standalone"
import * as babel from "prettier/plugins/babel"
import * as estree from "prettier/plugins/estree"

/*
 * Converts between the files of data/ and the forms. The forms know neither layout, order nor omitted fields of a file
 * and would rewrite it, so a saved file keeps everything that was not changed.
 */

/** `pictures` has the extension of each picture, by path. */
export interface FileFacts {
  pictureFolder: string
  printWidth: number
  pictures: Readonly<Record<string, string>>
}

/** Formats JSON with Prettier. */
export const formatJson = (text: string, printWidth: number): Promise<string> =>
  format(text, { parser: "json", printWidth, plugins: [babel, estree] })

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json }
type JsonObject = { [name: string]: Json }

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** The used part of a field's configuration. */
export interface FieldLike {
  name: string
  label?: string
  summary?: string
  root?: boolean
  widget?: string
  required?: unknown
  min?: unknown
  fields?: Field[]
  field?: Field
  types?: { name: string; fields?: Field[] }[]
  typeKey?: string
  value_field?: string
  format?: string
}

/** How forms write a date that is an object in the file: { "day": 22, "month": "Jun", "year": 2026 }. */
export const OBJECT_DATE = "D MMM YYYY"

const isDate = ({ format }: FieldLike) => format === OBJECT_DATE

/** Returns the fields of an object or of the variant that it is. */
const fieldsOf = ({ fields, types, typeKey = "type" }: FieldLike, value: JsonObject): Field[] =>
  fields ?? types?.find(({ name }) => name === value[typeKey])?.fields ?? []

/** Maps every single value below a value. */
const mapValues = (field: FieldLike, value: Json, change: (value: Json, field: FieldLike) => Json): Json => {
  if (Array.isArray(value)) return value.map((one) => mapValues(elementOf(field), one, change))
  if (!isObject(value) || isDate(field)) return change(value, field)
  const changed = fieldsOf(field, value).flatMap((own): [string, Json][] => {
    const inner = value[own.name]
    return inner === undefined ? [] : [[own.name, mapValues(own, inner, change)]]
  })
  return { ...value, ...Object.fromEntries(changed) }
}

/** Returns the field of a list's elements; a field with several values is its own. */
const elementOf = (field: FieldLike): FieldLike =>
  field.field ?? (field.widget === "list" ? { ...field, widget: "object" } : field)

const isPicture = ({ widget }: FieldLike, value: Json): value is string =>
  widget === "image" && typeof value === "string" && value !== ""

/** Whether a value is another entry's number, which forms keep as a string. */
const isNumber = ({ widget, value_field: by }: FieldLike, value: Json): value is string =>
  widget === "relation" && by === "id" && typeof value === "string" && value !== ""

/** Whether a file can leave the value out. */
const isNothing = (field: FieldLike | undefined, value: Json | undefined): boolean => {
  if (value === undefined || value === null || value === "") return true
  if (Array.isArray(value)) return value.length === 0 && Number(field?.min ?? 0) > 0
  return value === false && field?.required === false
}

/** Whether the form shows the value like a missing one. */
const looksMissing = (value: Json | undefined): boolean =>
  value === undefined ||
  value === null ||
  value === "" ||
  value === false ||
  (Array.isArray(value) && value.length === 0)

/** Returns the file's names in order, with new ones where the form has them. */
const order = (before: JsonObject, after: JsonObject): string[] => {
  const names = Object.keys(before).filter((name) => name in after)
  Object.keys(after).forEach((name, index, all) => {
    if (!names.includes(name)) names.splice(index === 0 ? 0 : names.indexOf(all[index - 1] ?? "") + 1, 0, name)
  })
  return names
}

/** Returns an element's earlier state: by id, or else by index. */
const elementBefore = (element: Json, index: number, before: Json | undefined): Json | undefined => {
  if (!Array.isArray(before)) return undefined
  const id = isObject(element) ? element.id : undefined
  return id === undefined ? before[index] : before.find((one) => isObject(one) && one.id === id)
}

/** Objects with a line per field in the file, although they would fit on one line. */
type Open = WeakSet<object>

/** Restores the file's form of a value. */
const restore = (field: FieldLike, value: Json, before: Json | undefined, open: Open): Json => {
  if (Array.isArray(value)) {
    const element = elementOf(field)
    const sibling = Array.isArray(before) ? before.find(isObject) : undefined
    return value.map((one, index) => {
      const own = elementBefore(one, index, before)
      const restored = restore(element, one, own, open)
      if (isObject(restored) && !isObject(own) && sibling && open.has(sibling)) open.add(restored)
      return restored
    })
  }
  if (!isObject(value)) return value
  const known = isObject(before) ? before : undefined
  const fields = new Map(fieldsOf(field, value).map((own) => [own.name, own]))
  // A variant's name first, then the fields in the form's order.
  const names = [...new Set([...Object.keys(value).filter((name) => !fields.has(name)), ...fields.keys()])]
  const after: JsonObject = {}
  for (const name of names) {
    const own: FieldLike | undefined = fields.get(name)
    const was = known?.[name]
    const is = value[name]
    // The form doesn't show it, and sends it back incomplete.
    const isHidden = own?.widget === "hidden" && was !== undefined
    if (isHidden || (looksMissing(is) && looksMissing(was) && known)) {
      if (was !== undefined) after[name] = was
    } else if (is !== undefined && !isNothing(own, is)) {
      after[name] = own ? restore(own, is, was, open) : is
    }
  }
  const result: JsonObject = {}
  for (const name of known ? order(known, after) : Object.keys(after)) result[name] = after[name] ?? null
  if (known && open.has(known)) open.add(result)
  return result
}

/** Numbers new entries and list elements, because no form shows numbers. */
const withNumbers = (field: FieldLike, value: Json): Json => {
  if (Array.isArray(value)) {
    const element = elementOf(field)
    let last = Math.max(0, ...value.map(numberOf))
    return value.map((one) => {
      const isNew = isObject(one) && isNumbered(element, one) && !numberOf(one)
      return withNumbers(element, isNew ? { ...one, id: ++last } : one)
    })
  }
  if (!isObject(value)) return value
  const inner = new Map(fieldsOf(field, value).map((own) => [own.name, own]))
  const entries = Object.entries(value).map(([name, one]): [string, Json] => {
    const own = inner.get(name)
    return [name, own ? withNumbers(own, one) : one]
  })
  return Object.fromEntries(entries)
}

const numberOf = (value: Json): number => (isObject(value) ? Number(value.id ?? 0) : 0)

const isNumbered = (field: FieldLike, value: JsonObject): boolean =>
  fieldsOf(field, value).some(({ name, widget }) => name === "id" && widget === "hidden")

/** Finds the objects that begin with a line break in a JSON text. */
const openIn = (text: string, value: Json): Open => {
  const starts = text.match(/"(?:[^"\\]|\\.)*"|\{\s*/g)?.filter((token) => token.startsWith("{")) ?? []
  const open: Open = new WeakSet()
  let index = 0
  const visit = (one: Json): void => {
    if (Array.isArray(one)) return one.forEach(visit)
    if (!isObject(one)) return
    if (starts[index++]?.includes("\n")) open.add(one)
    Object.values(one).forEach(visit)
  }
  visit(value)
  return open
}

/** Writes JSON on one line, with a line break in open objects, which Prettier keeps. */
const toText = (value: Json, open: Open): string => {
  if (Array.isArray(value)) return `[${value.map((one) => toText(one, open)).join(",")}]`
  if (!isObject(value)) return JSON.stringify(value)
  const members = Object.entries(value).map(([name, one]) => `${JSON.stringify(name)}:${toText(one, open)}`)
  return `{${open.has(value) ? "\n" : ""}${members.join(",")}}`
}

/** Merges what is saved with what another window has saved since this page read `base`. */
export type MergeSaved = (base: Json | undefined, mine: Json) => Promise<Json>

/** Creates the format of a content type's files; `isList` tells whether a file is a list of entries. */
export const contentFile = (
  fields: Field[],
  isList: boolean,
  { pictureFolder, printWidth, pictures }: FileFacts,
  mergeSaved: MergeSaved = (_base, mine) => Promise.resolve(mine),
) => {
  const entry: FieldLike = isList ? { name: "", widget: "list", fields } : { name: "", widget: "object", fields }
  /** The current files, by the entry's number. */
  const files = new Map<Json | undefined, { value: Json; open: Open }>()
  const keyOf = (value: Json) => (isObject(value) ? value.id : undefined)
  const remember = (text: string): Json => {
    const value = JSON.parse(text) as Json
    files.set(keyOf(value), { value, open: openIn(text, value) })
    return value
  }
  return {
    /** Returns a file's content for the form, with the pictures' full paths. */
    fromFile: (text: string): Json =>
      mapValues(entry, remember(text), (value, field) => {
        if (isDate(field) && isObject(value))
          return [value.day, value.month, value.year].filter((part) => typeof part !== "object").join(" ")
        if (!isPicture(field, value)) return value
        const name = value.replace(/\.\w+$/, "")
        return `/${pictureFolder}/${name}.${pictures[name] ?? "webp"}`
      }),
    /** Returns the file for a form's content. */
    toFile: async (form: Json): Promise<string> => {
      const written = mapValues(entry, form, (value, field) => {
        if (isDate(field) && typeof value === "string" && value !== "") {
          const [day, month = "", year] = value.split(" ")
          return { day: Number(day), month, year: Number(year) }
        }
        if (isPicture(field, value)) return value.replace(`/${pictureFolder}/`, "").replace(/\.\w+$/, "")
        return isNumber(field, value) ? Number(value) : value
      })
      const isNew = !isList && isObject(written) && isNumbered(entry, written) && !numberOf(written)
      const last = Math.max(0, ...[...files.keys()].map(Number).filter(Number.isFinite))
      const content = withNumbers(entry, isNew ? { ...written, id: last + 1 } : written)
      const file = files.get(keyOf(content))
      const open = file?.open ?? new WeakSet()
      const saved = restore(entry, content, file?.value, open)
      // The form doesn't show what is merged into the file.
      remember(toText(saved, open))
      return formatJson(toText(await mergeSaved(file?.value, saved), open), printWidth)
    },
  }
}
