/** @jest-environment node */
import { readFileSync } from "node:fs"
import path from "node:path"
import type { CmsConfig, Collection, Field } from "@sveltia/cms"
import Ajv from "ajv"
import { z } from "zod"
import { contentTypes } from "../../src/content"
import { defineType, type ContentType } from "../../src/content/define"
import { editorConfig } from "../../src/content/editor-config"
import { id, list, maybe, object, picture, reference, text } from "../../src/content/fields"
import { at } from "../../src/content/inspect"

const root = path.join(__dirname, "..", "..")
const facts = {
  backend: { name: "github", repo: "cafn/website" } satisfies CmsConfig["backend"],
  name: "CaFN",
  siteUrl: "https://cafn.example",
}
const config = editorConfig(contentTypes, facts)

const collectionsOf = ({ collections = [] }: CmsConfig): Collection[] =>
  collections.flatMap((one) => ("divider" in one ? [] : [one]))

/** Each collection's or file's fields, by its name. */
const formsOf = (of: CmsConfig): Map<string, Field[]> =>
  new Map(
    collectionsOf(of).flatMap((one) =>
      "files" in one
        ? one.files.map(({ name, fields }): [string, Field[]] => [name, fields])
        : [[one.name, one.fields] satisfies [string, Field[]]],
    ),
  )

/** A field and all below it. */
const withInner = (field: Field): Field[] => [field, ...innerOf(field).flatMap(withInner)]

type Inner = { fields?: Field[]; field?: Field; types?: { fields?: Field[] }[] }

const innerOf = (field: Field): Field[] => {
  const { fields = [], field: element, types = [] } = field as Inner
  return [...fields, ...(element ? [element] : []), ...types.flatMap((type) => type.fields ?? [])]
}

const fieldAt = (of: CmsConfig, form: string, ...names: string[]): Field | undefined =>
  names.reduce<{ inner: Field[]; found?: Field }>(
    ({ inner }, name) => {
      const found = inner.find((field) => field.name === name)
      return { inner: found ? innerOf(found) : [], found }
    },
    { inner: formsOf(of).get(form) ?? [] },
  ).found

describe("the configuration of the page to edit with", () => {
  it("is what the package's own schema asks for", () => {
    const schema: unknown = JSON.parse(
      readFileSync(path.join(root, "node_modules/@sveltia/cms/schema/sveltia-cms.json"), "utf8"),
    )
    const ajv = new Ajv({ unknownFormats: "ignore" })
    const isValid = ajv.validate(schema as object, config)
    expect(ajv.errors).toBeNull()
    expect(isValid).toBe(true)
  })

  it("covers every content type, each field with a label and what the manifest says of it", () => {
    expect(formsOf(config).size).toBe(contentTypes.length)
    const fields = [...formsOf(config).values()].flat().flatMap(withInner)
    expect(fields.filter(({ label }) => !label)).toEqual([])
    const silent = fields.filter((field) => !("hint" in field && field.hint))
    expect(silent).toEqual([])
  })

  it("says nothing of the specification's sections", () => {
    expect(JSON.stringify(config)).not.toContain("(spec ")
  })

  it("leads each relation to a field that is there", () => {
    const relations = [...formsOf(config).values()]
      .flat()
      .flatMap(withInner)
      .filter(({ widget }) => widget === "relation")
    const lost = relations.filter((field) => {
      const {
        collection,
        file,
        value_field: value,
      } = field as { collection: string; file?: string; value_field: string }
      const isThere = collectionsOf(config).some(({ name }) => name === collection)
      return !isThere || !fieldAt(config, file ?? collection, ...value.split(".").filter((step) => step !== "*"))
    })
    expect(relations.length).toBeGreaterThan(5)
    expect(lost).toEqual([])
  })

  it("writes regular expressions that a browser can read", () => {
    const patterns = [...formsOf(config).values()]
      .flat()
      .flatMap(withInner)
      .flatMap((field) => ("pattern" in field && Array.isArray(field.pattern) ? [field.pattern[0] as string] : []))
    expect(patterns.length).toBeGreaterThan(100)
    for (const pattern of new Set(patterns)) {
      expect(pattern).toMatch(/^\/.*\/u$/)
      expect(() => new RegExp(pattern.slice(1, -2), "u")).not.toThrow()
    }
  })

  it("refuses a price without its currency while it is typed, with the content check's own words", () => {
    const price = fieldAt(config, "product", "price")
    expect(at(price, "pattern")).toEqual([
      expect.stringContaining("UGX|USD"),
      'Wanted: a price such as "UGX3,500,000.00" or "$12.00".',
    ])
    const [rule = ""] = [at(price, "pattern")].flat() as string[]
    const pattern = new RegExp(rule.slice(1, -2), "u")
    expect(["UGX24,000", "UGX800.00", "$12.5"].filter((text) => !pattern.test(text))).toEqual([])
    expect(["24,000", "UGX24.000,00", "24,000 UGX"].filter((text) => pattern.test(text))).toEqual([])
  })

  it("takes choices, bounds, lists and pictures from the schemas", () => {
    expect(fieldAt(config, "product", "category")).toMatchObject({ widget: "select", required: true })
    expect(fieldAt(config, "product", "ratings")).toMatchObject({ widget: "number", min: 1, max: 5, step: 0.5 })
    expect(fieldAt(config, "product", "oldPrice")).toMatchObject({ widget: "string", required: false })
    expect(fieldAt(config, "product", "pictures")).toMatchObject({
      widget: "image",
      multiple: true,
      min: 3,
      max: 7,
    })
    expect(fieldAt(config, "post", "body")).toMatchObject({ widget: "list", typeKey: "kind" })
    expect(fieldAt(config, "post", "tags")).toMatchObject({
      widget: "relation",
      multiple: true,
      file: "tag",
      value_field: "entries.*.category",
    })
    expect(fieldAt(config, "banner", "entries")).toMatchObject({ widget: "list", root: true })
    expect(fieldAt(config, "site-settings", "description")).toMatchObject({ widget: "text", maxlength: 320 })
  })

  it("puts new pictures into the folder of their type, and pictures of words into scenes", () => {
    const forms = collectionsOf(config).flatMap((one): { name: string; media_folder?: string }[] =>
      "files" in one ? one.files : [one],
    )
    const folderOf = (form: string) => forms.find(({ name }) => name === form)?.media_folder
    expect(folderOf("product")).toBe("/data/images/products")
    expect(folderOf("banner")).toBe("/data/images/banners")
    expect(folderOf("about")).toBe("/data/images/scenes")
    expect(config.asset_collections?.map(({ name }) => name)).toEqual(expect.arrayContaining(["gallery", "products"]))
  })

  it("gives a new entry the next number", () => {
    const withNext = editorConfig(contentTypes, { ...facts, next: { Product: 11 } })
    expect(fieldAt(withNext, "product", "id")).toMatchObject({ default: 11 })
    expect(fieldAt(withNext, "post", "id")).not.toHaveProperty("default")
  })
})

describe("a new content type", () => {
  const breed = defineType({
    name: "CattleBreed",
    about: "A breed that members keep.",
    files: { kind: "folder", path: "cattle-breeds" },
    label: "title",
    schema: z.strictObject({
      id: id(),
      title: text("The breed's name.", 60),
      thumb: picture("Its picture."),
      kin: maybe(reference(id("Number of the breed it comes from."), "CattleBreed", "id")),
      facts: list(
        "What is known.",
        object("BreedFact", "A fact.", { title: text("In a few words."), text: text("All of it.") }),
      ),
    }),
  }) satisfies ContentType

  it("is on the page by its manifest alone", () => {
    const own = editorConfig([...contentTypes, breed], facts)
    expect(collectionsOf(own).find(({ name }) => name === "cattle-breed")).toMatchObject({
      label: "Cattle breeds",
      label_singular: "Cattle breed",
      folder: "data/cattle-breeds",
      media_folder: "/data/images/cattle-breeds",
      slug: "{{fields.id}}-{{fields.title}}",
    })
    expect(fieldAt(own, "cattle-breed", "kin")).toMatchObject({ collection: "cattle-breed", required: false })
    expect(fieldAt(own, "cattle-breed", "facts")).toMatchObject({ summary: "{{fields.title}}", min: 1, required: true })
  })

  it("is refused when it refers to a type that is not there", () => {
    expect(() =>
      editorConfig(
        [breed].map((type) => ({ ...type, name: "Other" })),
        facts,
      ),
    ).toThrow("A field refers to CattleBreed, which is no content type")
  })
})
