/** @jest-environment node */
import fs from "node:fs"
import path from "node:path"
import type { Collection, Field } from "@sveltia/cms"
import { contentTypes } from "../../../src/content"
import { editorConfig } from "../../../src/outputs/editor/editor-config"
import { isRecord } from "../../../src/content/inspect"
import { contentFile, formatJson } from "../../../src/outputs/editor/page/content-file"
import { editorHeaders, writeEditor } from "../../../src/outputs/editor/write-editor"
import { createFolder } from "../../support/temporary-folder"

/* The editor page. Tests in a browser: e2e/editor. */

const config = editorConfig(contentTypes, { name: "github", repo: "cafn/website" })

const collections = (config.collections ?? []).flatMap((item): Collection[] => ("divider" in item ? [] : [item]))

/** Fields of each collection or file, by name. */
const forms = new Map(
  collections.flatMap((one) =>
    "files" in one
      ? one.files.map(({ name, fields }): [string, Field[]] => [name, fields])
      : [[one.name, one.fields] satisfies [string, Field[]]],
  ),
)

/** Properties of a field's configuration that contain other fields. */
interface ParentField {
  fields?: Field[]
  field?: Field
  types?: { name: string; fields?: Field[] }[]
  typeKey?: string
  multiple?: boolean
}

const getChildren = (field: Field): Field[] => {
  const { fields = [], field: element, types = [] } = field as ParentField
  return [...fields, ...(element ? [element] : []), ...types.flatMap((type) => type.fields ?? [])]
}

/** The fields that an editor sees. */
const getVisible = (field: Field): Field[] =>
  field.widget === "hidden" ? [] : [field, ...getChildren(field).flatMap(getVisible)]
const getFields = (list: Collection[]): Field[] =>
  list.flatMap((one) => ("files" in one ? one.files.flatMap(({ fields }) => fields) : one.fields)).flatMap(getVisible)
const visible = getFields(collections.filter(({ hide }) => !hide))

const getField = (form: string, ...names: string[]): Field | undefined =>
  names.reduce<{ children: Field[]; match?: Field }>(
    ({ children }, name) => {
      const match = children.find((field) => field.name === name)
      return { children: match ? getChildren(match) : [], match }
    },
    { children: forms.get(form) ?? [] },
  ).match

test("editor's configuration: types are in described groups of at most 12; fields have label and hint", () => {
  const visibleCollections = collections.filter((one) => !one.hide)
  const sizes = visibleCollections.map((one) => ("files" in one ? one.files.length : 1))
  expect(sizes.length).toBeGreaterThan(8)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(12)
  expect(visibleCollections.filter(({ description }) => !description?.endsWith("."))).toEqual([])
  expect(visible.filter((field) => !field.label || !("hint" in field && field.hint))).toEqual([])
  expect(JSON.stringify(config)).not.toContain("(spec ")
})

test("editor's configuration: at most 444 fields, with hints without technical terms", () => {
  expect(visible.length).toBeLessThanOrEqual(444)
  const isTechnical = (field: Field) =>
    "hint" in field && /\w\.json|\b[a-z]+[A-Z]|\b(null|false|keys?|ids?|SVG)\b/.test(field.hint ?? "")
  expect(visible.filter(isTechnical).map((field) => "hint" in field && field.hint)).toEqual([])
})

test("editor's configuration: entries are sorted by fields that they have", () => {
  const sorted = collections.flatMap((one) => {
    const order = "fields" in one ? one.sortable_fields : undefined
    return order && "fields" in order ? order.fields.map((field) => [one.name, field] as const) : []
  })
  expect(sorted.length).toBeGreaterThan(8)
  expect(sorted.filter(([form, field]) => !getField(form, field))).toEqual([])
})

test("editor's configuration: each relation refers to an existing field", () => {
  // A single broken relation breaks all forms, even in a hidden collection.
  const relations = getFields(collections).filter(({ widget }) => widget === "relation")
  const broken = relations.filter((field) => {
    const { collection, file, value_field: value } = field as { collection: string; file?: string; value_field: string }
    const isThere = collections.some(({ name }) => name === collection)
    const target = getField(file ?? collection, ...value.split(".").filter((step) => step !== "*"))
    // Only ids can be hidden.
    return !isThere || !target || (target.widget === "hidden" && target.name !== "id")
  })
  expect(relations.length).toBeGreaterThan(5)
  expect(broken).toEqual([])
})

test("editor's configuration: has options, limits, lists and pictures of the schemas", () => {
  expect(getField("product", "id")).toMatchObject({ widget: "hidden" })
  expect(getField("product", "price")).toMatchObject({
    pattern: [expect.any(String), 'Expected: a price such as "UGX 6,000", "6,000/=" or "$12.00".'],
  })
  expect(getField("product", "category")).toMatchObject({ widget: "select", required: true })
  expect(getField("post", "date")).toMatchObject({ widget: "datetime", type: "date", format: "D MMM YYYY" })
  expect(getField("product", "ratings")).toMatchObject({ widget: "number", min: 1, max: 5, step: 0.5 })
  expect(getField("product", "pictures")).toMatchObject({ widget: "image", multiple: true, min: 3, max: 7 })
  expect(getField("post", "body")).toMatchObject({ widget: "list", typeKey: "kind" })
  expect(getField("post", "tags")).toMatchObject({
    widget: "relation",
    multiple: true,
    file: "blog",
    value_field: "tags.*.category",
  })
  expect(getField("banner", "entries")).toMatchObject({ widget: "list", root: true })
  expect(getField("site-settings", "description")).toMatchObject({ widget: "text", maxlength: 320 })
})

test("editor: without a repository nothing is published, and an earlier build's page is deleted", async () => {
  const root = createFolder()
  fs.mkdirSync(path.join(root, "public/admin"), { recursive: true })
  await writeEditor(root, null)
  expect(fs.readdirSync(path.join(root, "public"))).toEqual([])
  expect(editorHeaders(null)).toEqual([])
})

test("editor: its policy allows no eval and only the repository's hosts, and it is noindex", () => {
  const editor = { backend: "github", repository: "cafn/website", branch: "main" } as const
  const [{ under, headers } = { under: "", headers: [] }] = editorHeaders(editor)
  const policy = new Map(headers).get("Content-Security-Policy") ?? ""
  expect(under).toBe("/admin")
  expect(policy).not.toContain("'unsafe-eval'")
  const hosts = ["https://api.github.com", "https://avatars.githubusercontent.com"]
  expect([...new Set(policy.match(/https:[^\s;]+/g))]).toEqual(hosts)
  expect(headers).toContainEqual(["X-Robots-Tag", "noindex"])
})

type Value = ReturnType<ReturnType<typeof contentFile>["fromFile"]>

/** Converts a value as the CMS does: adds missing fields, and orders them as in the form. */
const toFormValue = (field: Field, value: unknown): unknown => {
  const { field: children, fields, types, typeKey = "type", multiple } = field as ParentField
  if (multiple || field.widget === "list") {
    if (!Array.isArray(value)) return []
    if (children) return value.map((one) => toFormValue(children, one))
    const element: Field = Object.assign({}, field, { widget: "object" })
    return multiple || !(fields ?? types) ? value : value.map((one) => toFormValue(element, one))
  }
  if (field.widget === "object") {
    if (!isRecord(value)) return null
    const own = fields ?? types?.find(({ name }) => name === value[typeKey])?.fields ?? []
    const kind = types ? { [typeKey]: value[typeKey] } : {}
    return { ...kind, ...Object.fromEntries(own.map((one) => [one.name, toFormValue(one, value[one.name])])) }
  }
  if (field.widget === "boolean") return value ?? false
  return value ?? (field.widget === "number" ? null : "")
}

const fileFacts = { pictureFolder: "data/images", pictures: { "products/milk": "jpg" } }

const fields: Field[] = [
  { name: "id", widget: "number" },
  { name: "title", widget: "string" },
  { name: "thumb", widget: "image" },
  { name: "oldPrice", widget: "string", required: false },
  { name: "farmer", widget: "relation", required: false, collection: "farmer", value_field: "id" },
  { name: "isSample", widget: "boolean", required: false },
  { name: "onSale", widget: "boolean", required: true },
  { name: "unit", widget: "object", fields: [{ name: "one" }, { name: "many" }] },
  { name: "notes", widget: "list", required: false, min: 1, field: { name: "item" } },
  { name: "places", widget: "list", required: false, fields: [{ name: "id", widget: "number" }, { name: "label" }] },
]
const entry: Field = { name: "", widget: "object", fields }

const milk = `{
  "title": "Milk",
  "id": 3,
  "thumb": "products/milk",
  "oldPrice": null,
  "onSale": false,
  "unit": { "one": "litre", "many": "litres" },
  "places": [
    { "id": 2, "label": "Lira" },
    { "id": 5, "label": "Gulu" }
  ]
}
`
const withPrice = milk.replace("null", '"UGX1.00"')
const places = [
  { id: 7, label: "Soroti" },
  { id: 5, label: "Gulu" },
]

test.each<[what: string, before: string, change: Record<string, Value>, after: string]>([
  ["is unchanged if nothing is edited", milk, {}, milk],
  ["differs by the edit only", milk, { title: "Fresh milk" }, milk.replace('"Milk"', '"Fresh milk"')],
  ["omits an emptied field", withPrice, { oldPrice: "" }, milk.replace('  "oldPrice": null,\n', "")],
  [
    "has new fields at its end",
    milk,
    { isSample: true, notes: ["Keep it cool"] },
    milk.replace("  ]\n}", '  ],\n  "isSample": true,\n  "notes": ["Keep it cool"]\n}'),
  ],
  ["matches the entries of a list by id", milk, { places }, milk.replace('2, "label": "Lira"', '7, "label": "Soroti"')],
  ["has a reference as a number", milk, { farmer: "12" }, milk.replace("  ]\n}", '  ],\n  "farmer": 12\n}')],
  [
    "names pictures without folder and extension",
    milk,
    { thumb: "/data/images/products/new-can.webp" },
    milk.replace("products/milk", "products/new-can"),
  ],
])("editor: a saved file %s", async (_what, before, change, after) => {
  const file = contentFile(fields, false, fileFacts)
  const form = toFormValue(entry, file.fromFile(before)) as Record<string, Value>
  expect(form.thumb).toBe("/data/images/products/milk.jpg")
  expect(await file.toFile({ ...form, ...change })).toBe(after)
})

test("editor: a new file omits empty fields", async () => {
  const unit = { one: "jar", many: "jars" }
  const form = toFormValue(entry, { id: 4, title: "Ghee", unit }) as Value
  const file = JSON.parse(await contentFile(fields, false, fileFacts).toFile(form)) as object
  expect(file).toEqual({ id: 4, title: "Ghee", onSale: false, unit, places: [] })
})

test("editor: new entries and list items get the next id", async () => {
  const number: Field = { name: "id", widget: "hidden" }
  const places: Field = { name: "places", widget: "list", fields: [number, { name: "label" }] }
  const file = contentFile([number, { name: "title" }, places], false, fileFacts)
  file.fromFile('{ "id": 4, "title": "Ghee", "places": [{ "id": 2, "label": "Lira" }] }')
  const save = async (form: Value) => JSON.parse(await file.toFile(form)) as object
  const newEntry: Value = { title: "Milk", places: [{ label: "Gulu" }, { label: "Lira" }] }
  const numbered = [
    { id: 1, label: "Gulu" },
    { id: 2, label: "Lira" },
  ]
  expect(await save(newEntry)).toEqual({ id: 5, title: "Milk", places: numbered })
  expect(await save(newEntry)).toMatchObject({ id: 6 })
  const ghee: Value = { id: 4, title: "Ghee", places: [{ label: "Gulu" }, { id: 2, label: "Lira" }] }
  expect(await save(ghee)).toMatchObject({ id: 4, places: [{ id: 3 }, { id: 2 }] })
})

test("editor: files of each form of content survive a round trip", async () => {
  for (const form of ["post", "product", "service", "site-settings", "banner"]) {
    const own = forms.get(form) ?? []
    const [first] = own
    const isList = first?.widget === "list" && "root" in first
    const children = isList ? (first as { fields: Field[] }).fields : own
    const places = collections.flatMap((one) => {
      if ("files" in one) return one.files.filter(({ name }) => name === form).map(({ file }) => file)
      return one.name === form ? [path.join(one.folder, fs.readdirSync(one.folder)[0] ?? "")] : []
    })
    const save = fs.readFileSync(places[0] ?? "", "utf8")
    const before = await formatJson(JSON.parse(save))
    const file = contentFile(children, isList, fileFacts)
    const filled = toFormValue(
      { name: "", widget: isList ? "list" : "object", fields: children },
      file.fromFile(before),
    )
    expect(await file.toFile(filled as Value)).toBe(before)
  }
})
