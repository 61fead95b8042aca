/** @jest-environment node */
import { readFileSync } from "node:fs"
import path from "node:path"
import { buildSchema, isEnumType, isInterfaceType, isObjectType, type GraphQLObjectType } from "graphql"
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
const schema = buildSchema(gatsbySdl + withNodeFields(sdl))

const ownTypes = Object.values(schema.getTypeMap()).filter(
  (type) =>
    (isObjectType(type) || isEnumType(type)) &&
    !isInterfaceType(type) &&
    !type.name.startsWith("__") &&
    !["Query", "File"].includes(type.name),
)

const objectNamed = (name: string): GraphQLObjectType => {
  const type = schema.getType(name)
  if (!isObjectType(type)) throw new Error(`${name} is no type`)
  return type
}

const fieldType = (owner: string, field: string) => String(objectNamed(owner).getFields()[field]?.type)

describe("GraphQL", () => {
  test.each(contentTypes.map(({ name }) => name))("%s is a node whose fields are declared, not guessed", (name) => {
    expect(objectNamed(name).getInterfaces().map(String)).toEqual(["Node"])
    expect(sdl).toContain(`type ${name} implements Node @dontInfer {`)
  })

  test("every field of every type is documented", () => {
    const silent = ownTypes.filter(isObjectType).flatMap((type) =>
      Object.values(type.getFields())
        .filter((field) => field.name !== "id" && !field.description)
        .map((field) => `${type.name}.${field.name}`),
    )
    expect(silent).toEqual([])
    expect(ownTypes.length).toBeGreaterThan(contentTypes.length)
  })

  test("every content type is documented", () => {
    expect(contentTypes.filter(({ name }) => !objectNamed(name).description)).toEqual([])
  })

  test("ids, pictures, prices, links and choices have the types that pages rely on", () => {
    expect(fieldType("Product", "jsonId")).toBe("Int!")
    expect(fieldType("Product", "price")).toBe("Price!")
    expect(fieldType("Product", "oldPrice")).toBe("Price")
    expect(fieldType("Product", "ratings")).toBe("Float!")
    expect(fieldType("Product", "category")).toBe("ProductCategory!")
    expect(fieldType("Service", "thumb")).toBe("Picture!")
    expect(fieldType("HomeGallery", "pictures")).toBe("[Picture!]!")
    expect(fieldType("FeaturedProduct", "product")).toBe("Product!")
    expect(fieldType("Post", "body")).toBe("[PostBlock!]!")
    expect(fieldType("PostBlock", "kind")).toBe("String!")
    expect(fieldType("PostBlock", "text")).toBe("String")
    expect(fieldType("Picture", "file")).toBe("File!")
  })
})

describe("typeNameOf", () => {
  test.each([
    ["products/3-fresh-milk.json", "Product"],
    ["tags.json", "Tag"],
    ["site.json", "SiteSettings"],
    ["pictures.json", "PictureDescription"],
  ])("%s holds %s", (relativePath, name) => {
    expect(typeNameOf({ node: { relativePath } })).toBe(name)
  })

  test("refuses a file that belongs to no type", () => {
    expect(() =>
      typeNameOf({ node: { relativePath: "products/old/1.json", absolutePath: "/site/data/1.json" } }),
    ).toThrow("/site/data/1.json belongs to no content type of src/content/index.ts")
  })
})

describe("help for editors", () => {
  test.each(committedFiles(root))("$file is current (npm run content writes it)", ({ is, wanted }) => {
    expect(is).toEqual(wanted)
  })

  test("data/README.md names the files of every type", () => {
    const readme = readFileSync(path.join(root, "data", "README.md"), "utf8")
    const places = contentTypes.map(({ files: { kind, path: place } }) => (kind === "folder" ? `${place}/` : place))
    expect(places.filter((place) => !readme.includes(`\`${place}\``))).toEqual([])
  })
})
