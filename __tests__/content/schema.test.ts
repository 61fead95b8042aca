/** @jest-environment node */
import { readFileSync } from "node:fs"
import path from "node:path"
import { buildSchema, isObjectType, type GraphQLObjectType } from "graphql"
import { contentTypes, getTypeName } from "../../src/content"
import { derivedFields } from "../../src/content/derived-fields"
import { getCommittedFiles } from "../../src/content/generated-files"
import { contentTypeDefs } from "../../src/content/graphql"
import { inspect, type Schema } from "../../src/content/inspect"

const root = path.join(__dirname, "..", "..")

/** Gatsby's own types and directives. */
const gatsbySdl = `
  interface Node { id: ID! }
  type File { id: ID! }
  directive @dontInfer on OBJECT
  directive @link(by: String!) on FIELD_DEFINITION
  directive @picture on FIELD_DEFINITION
  directive @pictureAlt on FIELD_DEFINITION
  directive @pictureFile on FIELD_DEFINITION
  directive @pictureIsPhotograph on FIELD_DEFINITION
  directive @price on FIELD_DEFINITION
  directive @telephone on FIELD_DEFINITION
  type Query { nodes: [Node!]! }
`

/** Gatsby adds the fields of Node to each type that implements it. */
const withNodeFields = (sdl: string) => sdl.replace(/implements Node @dontInfer \{\n(?! {2}id: ID!)/g, "$&  id: ID!\n")

const sdl = contentTypeDefs(contentTypes)
const types = new Map(
  Object.values(buildSchema(gatsbySdl + withNodeFields(sdl)).getTypeMap())
    .filter((type): type is GraphQLObjectType => isObjectType(type))
    .filter(({ name }) => !name.startsWith("__") && !["Query", "File"].includes(name))
    .map((type) => [type.name, type]),
)

test("GraphQL schema: every content type is a documented, fully declared node", () => {
  const invalid = contentTypes.filter(({ name }) => {
    const type = types.get(name)
    return !type?.description || !type.getInterfaces().some((parent) => parent.name === "Node")
  })
  expect(invalid).toEqual([])
  const undeclared = contentTypes.filter(({ name }) => !sdl.includes(`type ${name} implements Node @dontInfer {`))
  expect(undeclared).toEqual([])
})

test("GraphQL schema: every field of every type is documented", () => {
  const undocumented = [...types.values()].flatMap((type) =>
    Object.values(type.getFields())
      .filter((field) => field.name !== "id" && !field.description)
      .map((field) => `${type.name}.${field.name}`),
  )
  expect(undocumented).toEqual([])
})

test("getTypeName: finds the content type of a file by its path, and throws if there is none", () => {
  const getName = (relativePath: string) => getTypeName({ node: { relativePath } })
  expect(["products/3-fresh-milk.json", "faqs.json"].map(getName)).toEqual(["Product", "Faq"])
  const node = { relativePath: "products/old/1.json", absolutePath: "/site/data/1.json" }
  expect(() => getTypeName({ node })).toThrow("/site/data/1.json belongs to no content type of src/content/index.ts")
})

test.each(getCommittedFiles(root))(
  "help for editors: $file is current (npm run content writes it)",
  ({ is, expected }) => {
    expect(is).toEqual(expected)
  },
)

test("help for editors: data/README.md names the files of every type", () => {
  const readme = readFileSync(path.join(root, "data", "README.md"), "utf8")
  const places = contentTypes.map(({ files: { kind, path: place } }) => (kind === "folder" ? `${place}/` : place))
  expect(places.filter((place) => !readme.includes(`\`${place}\``))).toEqual([])
})

/** Returns a field of an object, or of the objects in a list. */
function getField(schema: Schema, step: string): Schema | undefined {
  const { form } = inspect(schema)
  if (form.kind === "array") return getField(form.element, step)
  return form.kind === "object" ? form.fields[step] : undefined
}

const hasField = (schema: Schema, path: string): boolean =>
  path.split(".").reduce<Schema | undefined>((part, step) => part && getField(part, step), schema) !== undefined

/** The entities of the specification's section 3, with the paths of their fields. Content types can have more. */
const entities: [type: string, fields: string][] = [
  ["Banner", "id image shape badgeText videoIds title description buttonText"],
  ["Home", "about.features.id about.features.icon about.features.title about.features.description figures.end"],
  ["Home", "livestock.id livestock.name livestock.thumb"],
  [
    "Service",
    "id thumb thumbFull icon title description category servicePath content.overview content.servicesOffered",
  ],
  ["Service", "content.challenge content.solution content.impact content.faqs.question content.faqs.answer"],
  ["Project", "id activeClass thumb thumbFull category title projectPath content.overview content.section1.heading"],
  ["Project", "content.section1.paragraphs content.section1.keyPoints"],
  ["Project", "content.section2.heading content.section2.paragraphs"],
  ["Post", "id title thumb thumbFull author date.day date.month date.year description comments"],
  ["Testimonial", "id thumb quoteImage testimonial name designation ratings avatar"],
  ["FeaturedProduct", "id title thumb"],
  ["Farmer", "id name phone title thumb skillProgress.id skillProgress.title skillProgress.end"],
  ["Farmer", "memberData.id memberData.listTitle memberData.memberInfo.id memberData.memberInfo.title"],
  ["Farmer", "memberData.memberInfo.description"],
  ["Product", "id title thumb tags price oldPrice ratings reviews category activeClass dataSlideTo"],
  ["Blog", "tags.id tags.category gallery.id gallery.thumb"],
  ["Cart", "countries.value countries.label"],
]

test.each(entities)("spec section 3: %s has the fields %s", (name, fields) => {
  const type = contentTypes.find((candidate) => candidate.name === name)
  expect(type && fields.split(" ").filter((path) => !hasField(type.schema, path))).toEqual([])
})

test("spec section 3: a product's onSale and discount are derived from its two prices", () => {
  const { onSale, discount } = derivedFields.Product
  const dearer = { price: "UGX22,500.00", oldPrice: "UGX25,000.00" }
  expect([onSale.resolve(dearer), discount.resolve(dearer)]).toEqual([true, 10])
  const same = { price: "UGX22,500.00", oldPrice: null }
  expect([onSale.resolve(same), discount.resolve(same)]).toEqual([false, 0])
})

test("spec section 3: a post's full_date is derived from its date", () => {
  const { resolve } = derivedFields.Post.full_date
  expect(resolve({ date: { day: 22, month: "Jun", year: 2026 } })).toBe("22 June 2026")
})
