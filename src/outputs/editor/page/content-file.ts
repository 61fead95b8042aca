import type { Field } from "@sveltia/cms"
import { format } from "prettier/standalone"
import * as babel from "prettier/plugins/babel"
import * as estree from "prettier/plugins/estree"

/*
 * Converts between the files of data/ and the forms. Forms lose the order and the omitted fields of a file, so unchanged
 * fields are copied from the saved file.
 */

/** `pictures` has the extension of each picture, by path. */
export interface FileFacts {
  pictureFolder: string
  pictures: Readonly<Record<string, string>>
}

/** Formats a value as a file of data/: with Prettier, at the width that package.json sets. */
export const formatJson = (value: unknown): Promise<string> =>
  format(JSON.stringify(value), { parser: "json", printWidth: 120, plugins: [babel, estree] })

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json }
type JsonObject = { [name: string]: Json }

const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** The used part of a field's configuration. */
export interface FieldLike {
  name: string
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

/** The forms' format of a date that is an object in the file: { "day": 22, "month": "Jun", "year": 2026 }. */
export const OBJECT_DATE = "D MMM YYYY"

const isDate = ({ format }: FieldLike) => format === OBJECT_DATE

/** Returns the fields of an object or of the variant that it is. */
const getFields = ({ fields, types, typeKey = "type" }: FieldLike, value: JsonObject): FieldLike[] =>
  fields ?? types?.find(({ name }) => name === value[typeKey])?.fields ?? []

/** Returns the field of a list's elements; a field with several values is its own. */
const getElement = (field: FieldLike): FieldLike =>
  field.field ?? (field.widget === "list" ? { ...field, widget: "object" } : field)

const getNumber = (value: Json): number => (isObject(value) ? Number(value.id ?? 0) : 0)

/** Whether a value is a new entry or list element, which gets its number here because no form shows numbers. */
const isUnnumbered = (field: FieldLike, value: Json): value is JsonObject =>
  isObject(value) &&
  !getNumber(value) &&
  getFields(field, value).some(({ name, widget }) => name === "id" && widget === "hidden")

/** Returns a file's value for the form, with the pictures' full paths. */
const toForm = (field: FieldLike, value: Json, facts: FileFacts): Json => {
  if (Array.isArray(value)) return value.map((one) => toForm(getElement(field), one, facts))
  if (isObject(value)) {
    if (isDate(field)) {
      return [value.day, value.month, value.year].filter((part) => typeof part !== "object").join(" ")
    }
    const fields = new Map(getFields(field, value).map((own) => [own.name, own]))
    const entries = Object.entries(value).map(([name, one]) => [name, toForm(fields.get(name) ?? { name }, one, facts)])
    return Object.fromEntries(entries) as JsonObject
  }
  if (field.widget !== "image" || typeof value !== "string" || value === "") return value
  const name = value.replace(/\.\w+$/, "")
  return `/${facts.pictureFolder}/${name}.${facts.pictures[name] ?? "webp"}`
}

const textToFile = (field: FieldLike, text: string, { pictureFolder }: FileFacts): Json => {
  if (isDate(field)) {
    const [day, month = "", year] = text.split(" ")
    return { day: Number(day), month, year: Number(year) }
  }
  if (field.widget === "image") return text.replace(`/${pictureFolder}/`, "").replace(/\.\w+$/, "")
  // Forms keep another entry's number as a text.
  return field.widget === "relation" && field.value_field === "id" ? Number(text) : text
}

const isEmpty = (value: Json | undefined): boolean => value === undefined || value === null || value === ""

/** Whether a file can leave the value out. */
const isNothing = (field: FieldLike | undefined, value: Json | undefined): boolean => {
  if (Array.isArray(value)) return value.length === 0 && Number(field?.min ?? 0) > 0
  return isEmpty(value) || (value === false && field?.required === false)
}

/** Whether the form shows the value like a missing one. */
const looksMissing = (value: Json | undefined): boolean =>
  isEmpty(value) || value === false || (Array.isArray(value) && value.length === 0)

/** Returns an element's earlier state: by id, or else by index. */
const getEarlierElement = (element: Json, index: number, before: Json | undefined): Json | undefined => {
  if (!Array.isArray(before)) return undefined
  const id = getNumber(element)
  return id ? before.find((one) => getNumber(one) === id) : before[index]
}

/** Returns a form's value for the file, which had the value `before`. */
const toFile = (field: FieldLike, value: Json, before: Json | undefined, facts: FileFacts): Json => {
  if (Array.isArray(value)) {
    const element = getElement(field)
    let last = Math.max(0, ...value.map(getNumber))
    return value.map((one, index) => {
      const own = isUnnumbered(element, one) ? { ...one, id: ++last } : one
      return toFile(element, own, getEarlierElement(own, index, before), facts)
    })
  }
  if (typeof value === "string" && value !== "") return textToFile(field, value, facts)
  if (!isObject(value)) return value
  const key = field.types && (field.typeKey ?? "type")
  const known = isObject(before) && (!key || before[key] === value[key]) ? before : undefined
  const after: JsonObject = known ? { ...known } : key ? { [key]: value[key] ?? null } : {}
  for (const own of getFields(field, value)) {
    const [was, is] = [after[own.name], value[own.name]]
    // The form doesn't show it, and sends it back incomplete.
    const isHidden = own.widget === "hidden" && was !== undefined
    if (isHidden || (known && looksMissing(is) && looksMissing(was))) continue
    if (is === undefined || isNothing(own, is)) delete after[own.name]
    else after[own.name] = toFile(own, is, was, facts)
  }
  return after
}

/** Merges this page's value with a version that another window has saved since this page read `base`. */
export type MergeSaved = (base: Json | undefined, mine: Json) => Promise<Json>

/** Creates the format of a content type's files; `isList` if a file is a list of entries. */
export const contentFile = (
  fields: Field[],
  isList: boolean,
  facts: FileFacts,
  mergeSaved: MergeSaved = (_base, mine) => Promise.resolve(mine),
) => {
  const entry: FieldLike = { name: "", widget: isList ? "list" : "object", fields }
  /** The current files, by the entry's number. */
  const files = new Map<number, Json>()
  return {
    fromFile: (text: string): Json => {
      const value = JSON.parse(text) as Json
      files.set(getNumber(value), value)
      return toForm(entry, value, facts)
    },
    toFile: async (form: Json): Promise<string> => {
      const content = isUnnumbered(entry, form) ? { ...form, id: Math.max(0, ...files.keys()) + 1 } : form
      const before = files.get(getNumber(content))
      const saved = toFile(entry, content, before, facts)
      // The form doesn't show what is merged into the file.
      files.set(getNumber(saved), saved)
      return formatJson(await mergeSaved(before, saved))
    },
  }
}
