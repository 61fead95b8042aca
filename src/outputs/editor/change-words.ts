import path from "node:path"
import { isDeepStrictEqual } from "node:util"
import type { CmsConfig } from "@sveltia/cms"
import { parseJson } from "../../content/checks/parse-json"
import { at, isRecord } from "../../content/inspect"
import { parsePrice } from "../../content/price"
import { formatMoney } from "../../lib/money"
import type { FieldLike } from "./page/content-file"
import { inSentence, placeName } from "./page/merge"

/** A file of data/ before and after a change; undefined if it doesn't exist. */
export interface FileChange {
  file: string
  before?: string
  after?: string
}

/** Longer texts are left out. */
const LONGEST = 60

/** Returns a line per changed entry: "Goat Milk: price UGX 6,000 → UGX 6,500". */
export const changeWords = (config: CmsConfig, changes: readonly FileChange[]): string[] =>
  changes.flatMap((change) => {
    const { file, before, after } = change
    const picture = /^data\/images\/(.+)\.\w+$/.exec(file)?.[1]
    if (picture !== undefined) return [`Picture ${actOf(before, after)}: ${picture}`]
    const form = formOf(config, file)
    const [old, now] = [parse(before), parse(after)]
    if (old === null || now === null) return [`${entryName(config, file, before)}: changed`]
    const words = form?.isList ? listWords(form, old, now) : entryWords(form, file, old, now)
    return words.length > 0 ? words : [`${entryName(config, file, after)}: order or layout`]
  })

/** Returns an editor's name for a file: its entry's title, or the form's label. */
export const entryName = (config: CmsConfig, file: string, text: string | undefined): string => {
  const form = formOf(config, file)
  return (form && !form.isList ? titleOf(form, parse(text)) : undefined) ?? form?.label ?? file
}

/** Returns the address of a file's form in the content editor, if it has one. */
export const formAddress = (config: CmsConfig, file: string): string | undefined => formOf(config, file)?.address

/** Returns an editor's words for a place in a file; a first number is the entry of a list. */
export const placeIn = (config: CmsConfig, file: string, text: string | undefined, steps: (string | number)[]) => {
  const form = formOf(config, file)
  const [first, ...rest] = steps
  const entry = form?.isList && typeof first === "number" ? titleOf(form, at(parse(text), first)) : undefined
  const place = placeName(form?.fields ?? [], entry ? rest : steps)
  return [entryName(config, file, text), entry && `“${entry}”`, place.trim()].filter(Boolean).join(", ")
}

const actOf = (before: unknown, after: unknown) =>
  before === undefined ? "added" : after === undefined ? "removed" : "replaced"

const parse = (text: string | undefined): unknown => {
  if (text === undefined) return undefined
  // The content check reports faults.
  const result = parseJson(text)
  return "fault" in result ? null : result.value
}

interface Form {
  address?: string
  label: string
  /** The field that identifies entries. */
  title?: string
  fields: readonly FieldLike[]
  isList: boolean
}

const formOf = ({ collections = [] }: CmsConfig, file: string): Form | undefined => {
  for (const collection of collections) {
    if ("divider" in collection) continue
    if (!("files" in collection)) {
      const { folder, fields, label_singular: one, label = "", identifier_field: title } = collection
      const address = `#/collections/${collection.name}/entries/${path.posix.basename(file, ".json")}`
      if (path.posix.dirname(file) === folder) return { address, label: one ?? label, title, fields, isList: false }
      continue
    }
    const own = collection.files.find((one) => one.file === file)
    if (!own) continue
    const [root]: FieldLike[] = own.fields
    const label = own.label ?? own.name
    const address = collection.hide ? undefined : `#/collections/${collection.name}/entries/${own.name}`
    if (!root?.root) return { address, label, fields: own.fields, isList: false }
    return {
      address,
      label,
      title: /fields\.(\w+)/.exec(root.summary ?? "")?.[1],
      fields: root.fields ?? [],
      isList: true,
    }
  }
  return undefined
}

const titleOf = ({ title }: Pick<Form, "title">, entry: unknown): string | undefined => {
  const value = title === undefined ? undefined : at(entry, title)
  return typeof value === "string" ? value : undefined
}

const entryWords = (form: Form | undefined, file: string, old: unknown, now: unknown): string[] => {
  const name = (form && (titleOf(form, old ?? now) ?? form.label)) ?? file
  if (old === undefined || now === undefined) {
    const kind = form?.title ? `${form.label} ` : ""
    return [`${kind}${actOf(old, now)}: ${name}`]
  }
  return joined(name, partWords(form?.fields ?? [], old, now))
}

const listWords = (form: Form, old: unknown, now: unknown): string[] => {
  const [before, after]: unknown[][] = [old, now].map((list) => (Array.isArray(list) ? (list as unknown[]) : []))
  if (!before || !after) return []
  const keyOf = (entry: unknown) => {
    const id = at(entry, "id")
    return typeof id === "number" ? String(id) : titleOf(form, entry)
  }
  const find = (list: unknown[], entry: unknown) => list.find((one) => keyOf(one) === keyOf(entry))
  const nameOf = (entry: unknown) => `${form.label}, “${titleOf(form, entry) ?? keyOf(entry)}”`
  return [
    ...before.filter((entry) => find(after, entry) === undefined).map((entry) => `${nameOf(entry)}: removed`),
    ...after.flatMap((entry) => {
      const was = find(before, entry)
      return was === undefined ? [`${nameOf(entry)}: added`] : joined(nameOf(was), partWords(form.fields, was, entry))
    }),
  ]
}

const joined = (name: string, parts: readonly string[]) => (parts.length > 0 ? [`${name}: ${parts.join("; ")}`] : [])

/** Describes the differences between two objects, with the labels of their fields. */
const partWords = (fields: readonly FieldLike[], old: unknown, now: unknown, within = ""): string[] =>
  [...new Set([old, now].flatMap((one) => (isRecord(one) ? Object.keys(one) : [])))].flatMap((name) => {
    const field = fields.find((one) => one.name === name) ?? { name }
    return valueWords(field, `${within}${inSentence(field.label ?? name)}`, at(old, name), at(now, name))
  })

const valueWords = (field: FieldLike, label: string, old: unknown, now: unknown): string[] => {
  if (isDeepStrictEqual(old, now)) return []
  if (Array.isArray(old) && Array.isArray(now)) {
    const more = now.length - old.length
    if (more !== 0) return [`${label}: ${Math.abs(more)} ${more > 0 ? "added" : "removed"}`]
    const element: FieldLike = field.field ?? { ...field, widget: "object" }
    return now.flatMap((one: unknown, index) => valueWords(element, `${label} no. ${index + 1}`, old[index], one))
  }
  if (isRecord(old) && isRecord(now)) {
    const { fields, types, typeKey = "type" } = field
    const own = fields ?? types?.find(({ name }) => name === now[typeKey])?.fields ?? []
    return partWords(own, old, now, `${label}, `)
  }
  const [before, after] = [shown(field, old), shown(field, now)]
  if (before === after) return typeof old === "object" || typeof now === "object" ? [`${label} changed`] : []
  if (before === undefined) return [`${label} added${isShort(after) ? ` ${after}` : ""}`]
  if (after === undefined) return [`${label} removed${isShort(before) ? ` (it was ${before})` : ""}`]
  return [isShort(before) && isShort(after) ? `${label} ${before} → ${after}` : `${label} changed`]
}

const isShort = (text = "") => text.length > 0 && text.length <= LONGEST

/** Formats a value; undefined for no value, "" for one without a short form. */
const shown = ({ widget }: FieldLike, value: unknown): string | undefined => {
  if (widget === "boolean" || typeof value === "boolean") return value === true ? "yes" : "no"
  if (value === undefined || value === null || value === "") return undefined
  if (typeof value === "number") return String(value)
  if (typeof value !== "string") return ""
  const money = parsePrice(value)
  return money ? formatMoney(money).replace("\u00a0", " ") : `“${value}”`
}
