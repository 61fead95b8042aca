/** @jest-environment node */
import { readFileSync } from "node:fs"
import path from "node:path"
import { buildSchema, isObjectType, type GraphQLObjectType } from "graphql"
import { contentTypes, typeNameOf } from "../../src/content"
import { committedFiles } from "../../src/content/generated-files"
import { contentTypeDefs } from "../../src/content/graphql"

const root = path.join(__dirname, "..", "..")

/** What Gatsby itself brings: nodes, files and directives. */
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

test("GraphQL schema: every content type is a documented node whose fields are declared, not guessed", () => {
  const wrong = contentTypes.filter(({ name }) => {
    const type = types.get(name)
    return !type?.description || !type.getInterfaces().some((one) => one.name === "Node")
  })
  expect(wrong).toEqual([])
  const undeclared = contentTypes.filter(({ name }) => !sdl.includes(`type ${name} implements Node @dontInfer {`))
  expect(undeclared).toEqual([])
})

test("GraphQL schema: every field of every type is documented", () => {
  const silent = [...types.values()].flatMap((type) =>
    Object.values(type.getFields())
      .filter((field) => field.name !== "id" && !field.description)
      .map((field) => `${type.name}.${field.name}`),
  )
  expect(silent).toEqual([])
})

test.each([
  ["Product.jsonId", "Int!"],
  ["Product.price", "Price!"],
  ["Product.oldPrice", "Price"],
  ["Product.category", "ProductCategory!"],
  ["HomeGallery.pictures", "[Picture!]!"],
  ["FeaturedProduct.product", "Product!"],
  ["PostBlock.kind", "String!"],
  ["PostBlock.text", "String"],
])("GraphQL schema: %s is a %s", (field, type) => {
  const [owner = "", name = ""] = field.split(".")
  expect(String(types.get(owner)?.getFields()[name]?.type)).toBe(type)
})

test("typeNameOf: finds the type of a file by its path, and refuses a file that belongs to none", () => {
  const nameOf = (relativePath: string) => typeNameOf({ node: { relativePath } })
  expect(["products/3-fresh-milk.json", "tags.json"].map(nameOf)).toEqual(["Product", "Tag"])
  const node = { relativePath: "products/old/1.json", absolutePath: "/site/data/1.json" }
  expect(() => typeNameOf({ node })).toThrow("/site/data/1.json belongs to no content type of src/content/index.ts")
})

test.each(committedFiles(root))("help for editors: $file is current (npm run content writes it)", ({ is, wanted }) => {
  expect(is).toEqual(wanted)
})

test("help for editors: data/README.md names the files of every type", () => {
  const readme = readFileSync(path.join(root, "data", "README.md"), "utf8")
  const places = contentTypes.map(({ files: { kind, path: place } }) => (kind === "folder" ? `${place}/` : place))
  expect(places.filter((place) => !readme.includes(`\`${place}\``))).toEqual([])
})
