/** @jest-environment node */
import fs from "node:fs"
import path from "node:path"
import type { Field } from "@sveltia/cms"
import * as babel from "prettier/plugins/babel"
import * as estree from "prettier/plugins/estree"
import { format } from "prettier/standalone"
import { contentTypes } from "../../../src/content"
import { editorConfig } from "../../../src/content/editor-config"
import { isRecord } from "../../../src/content/inspect"
import { contentFile } from "../../../src/outputs/editor/page/content-file"

const root = path.join(__dirname, "..", "..", "..")
const facts = { pictureFolder: "data/images", printWidth: 120, pictures: { "products/milk": "jpg" } }

type Value = ReturnType<ReturnType<typeof contentFile>["fromFile"]>

const elementOf = (list: Field): Field => Object.assign({}, list, { widget: "object" })

/** What the page's forms make of a value: they fill in all that is missing, and order the fields as they show them. */
const asForm = (field: Field, value: unknown): unknown => {
  const {
    field: inner,
    fields,
    types,
    typeKey = "type",
    multiple,
    widget,
  } = field as {
    fields?: Field[]
    types?: { name: string; fields: Field[] }[]
    typeKey?: string
    multiple?: boolean
    widget?: string
    field?: Field
  }
  if (multiple || widget === "list") {
    if (!Array.isArray(value)) return []
    if (inner) return value.map((one) => asForm(inner, one))
    return multiple || !(fields ?? types) ? value : value.map((one) => asForm(elementOf(field), one))
  }
  if (widget === "object") {
    if (!isRecord(value)) return null
    const own = fields ?? types?.find(({ name }) => name === value[typeKey])?.fields ?? []
    const kind = types ? { [typeKey]: value[typeKey] } : {}
    return { ...kind, ...Object.fromEntries(own.map((one) => [one.name, asForm(one, value[one.name])])) }
  }
  if (widget === "boolean") return value ?? false
  return value ?? (widget === "number" ? null : "")
}

const fieldsOf: Field[] = [
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

const entry: Field = { name: "", widget: "object", fields: fieldsOf }

const milk = `{
  "title": "Milk",
  "id": 3,
  "thumb": "products/milk",
  "oldPrice": null,
  "onSale": false,
  "unit": {
    "one": "litre",
    "many": "litres"
  },
  "places": [
    { "id": 2, "label": "Lira" },
    { "id": 5, "label": "Gulu" }
  ]
}
`

/** The file after a change in the form. */
const changed = async (text: string, change: (form: Record<string, Value>) => void) => {
  const file = contentFile(fieldsOf, false, facts)
  const form = asForm(entry, file.fromFile(text)) as Record<string, Value>
  change(form)
  return file.toFile(form)
}

describe("a file that is edited", () => {
  it("comes back as it was when nothing is changed", async () => {
    expect(await changed(milk, () => {})).toBe(milk)
  })

  it("differs by the change alone", async () => {
    const after = await changed(milk, (form) => {
      form.title = "Fresh milk"
      form.oldPrice = "UGX800.00"
    })
    expect(after).toBe(milk.replace('"Milk"', '"Fresh milk"').replace("null", '"UGX800.00"'))
  })

  it("leaves out what was emptied, and has new fields where the form has them", async () => {
    const after = await changed(milk.replace("null", '"UGX1.00"'), (form) => {
      form.oldPrice = ""
      form.isSample = true
      form.notes = ["Keep it cool"]
    })
    expect(after).toBe(
      milk
        .replace(/ *"oldPrice": null,\n/, '  "isSample": true,\n')
        .replace('  "places"', '  "notes": ["Keep it cool"],\n  "places"'),
    )
  })

  it("knows the entries of a list by their numbers", async () => {
    const after = await changed(milk, (form) => {
      form.places = [
        { id: 7, label: "Soroti" },
        { id: 5, label: "Gulu" },
      ]
    })
    expect(after).toBe(milk.replace('{ "id": 2, "label": "Lira" }', '{ "id": 7, "label": "Soroti" }'))
  })

  it("shows pictures by their files, and writes them without folder and ending", async () => {
    const file = contentFile(fieldsOf, false, facts)
    const form = asForm(entry, file.fromFile(milk)) as Record<string, Value>
    expect(form.thumb).toBe("/data/images/products/milk.jpg")
    form.thumb = "/data/images/products/new-can.webp"
    expect(await file.toFile(form)).toBe(milk.replace("products/milk", "products/new-can"))
  })

  it("writes the number of another entry as a number", async () => {
    const after = await changed(milk, (form) => {
      form.farmer = "12"
    })
    expect(after).toBe(milk.replace("null,\n", 'null,\n  "farmer": 12,\n'))
  })

  it("is made new without what nobody filled in", async () => {
    const file = contentFile(fieldsOf, false, facts)
    const form = asForm(entry, { id: 4, title: "Ghee", unit: { one: "jar", many: "jars" } }) as Value
    expect(JSON.parse(await file.toFile(form))).toEqual({
      id: 4,
      title: "Ghee",
      onSale: false,
      unit: { one: "jar", many: "jars" },
      places: [],
    })
  })
})

describe("the files of data/", () => {
  const config = editorConfig(contentTypes, { backend: { name: "github", repo: "a/b" }, name: "", siteUrl: "" })
  const read = (file: string) => fs.readFileSync(path.join(root, file), "utf8")
  const inFolder = (folder: string) => fs.readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}`)
  const all = (config.collections ?? []).flatMap((one): [string, Field[]][] => {
    if ("divider" in one) return []
    if ("folder" in one) return inFolder(one.folder).map((file) => [file, one.fields])
    return one.files.map(({ file, fields }) => [file, fields])
  })

  it.each(all)("%s comes back as it was when it is opened and saved", async (name, fields) => {
    const [first] = fields
    const isList = first?.widget === "list" && "root" in first
    const own = isList ? (first as { fields: Field[] }).fields : fields
    const file = contentFile(own, isList, facts)
    const before = await format(read(name), { parser: "json", printWidth: 120, plugins: [babel, estree] })
    const form: Field = { name: "", widget: isList ? "list" : "object", fields: own }
    expect(await file.toFile(asForm(form, file.fromFile(before)) as Value)).toBe(before)
  })
})
