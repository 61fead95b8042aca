/** @jest-environment node */
import { createContentSchema } from "../../src/content"
import { derivedFields } from "../../src/content/derived-fields"

type Resolve = (source: unknown, args: object, context: unknown, info: { fieldName: string }) => unknown

/** Resolvers, by the name of their field extension. */
const resolvers: Record<string, Resolve> = {}
createContentSchema({
  createTypes: () => undefined,
  createFieldExtension: (extension: object) => {
    const { name, extend } = { name: "", extend: (): { resolve?: Resolve } => ({}), ...extension }
    const { resolve } = extend()
    if (resolve) resolvers[name] = resolve
  },
})

const run = (name: string, source: unknown, fieldName: string, args = {}, context?: unknown) =>
  resolvers[name]?.(source, args, context, { fieldName })

/** Runs a resolver with a node model that finds this node; returns the result and the queries. */
async function runWithNode(name: string, source: unknown, fieldName: string, node: object) {
  const queries: object[] = []
  const findOne = (query: object) => {
    queries.push(query)
    return Promise.resolve(node)
  }
  return { result: await run(name, source, fieldName, {}, { nodeModel: { findOne } }), queries }
}

test.each([
  ["UGX22,500.00", "UGX\u00a022,500", 2_250_000, "UGX"],
  ["USD12", "$12.00", 1_200, "USD"],
])("GraphQL: the price %j is resolved to text, amount and currency", (price, text, ...money) => {
  const [amountMinor, currency] = money
  expect(run("price", { price }, "price")).toEqual({ text, amountMinor, currency })
})

test("GraphQL: a missing price or telephone number is null", () => {
  expect(run("price", { oldPrice: null }, "oldPrice")).toBeNull()
  expect(run("price", {}, "oldPrice")).toBeNull()
  expect(run("telephone", { vetLine: null }, "vetLine")).toBeNull()
  expect(run("telephone", { number: "0772 123456" }, "number")).toBe("+256 772 123 456")
})

test("GraphQL: resolves pictures with and without extension, in the order of a list", () => {
  expect(run("picture", { thumb: "products/fresh-milk.jpg" }, "thumb")).toEqual({ path: "products/fresh-milk" })
  expect(run("picture", { pictures: ["gallery/image_2", "gallery/image_1.webp"] }, "pictures")).toEqual([
    { path: "gallery/image_2" },
    { path: "gallery/image_1" },
  ])
})

test("GraphQL: a list of pictures can be filtered by path", () => {
  const source = { pictures: [1, 2, 3, 4, 5].map((number) => `gallery/${number}.webp`) }
  const paths = ["gallery/4", "gallery/2", "gallery/9"]
  expect(run("picture", source, "pictures", { paths })).toEqual([{ path: "gallery/2" }, { path: "gallery/4" }])
})

test("GraphQL: finds a picture's file by folder and name, with any extension", async () => {
  const { result, queries } = await runWithNode("pictureFile", { path: "products/fresh-milk" }, "file", {
    id: "the file",
  })
  expect(result).toEqual({ id: "the file" })
  const filter = {
    sourceInstanceName: { eq: "images" },
    relativeDirectory: { eq: "products" },
    name: { eq: "fresh-milk" },
  }
  expect(queries).toEqual([{ type: "File", query: { filter } }])
})

test("GraphQL: finds alternative text in data/pictures.json, with any extension", async () => {
  const path = "products/fresh-milk"
  const { result, queries } = await runWithNode("pictureAlt", { path }, "alt", { alt: "A can of milk." })
  expect(result).toBe("A can of milk.")
  const written = [path, `${path}.webp`, `${path}.jpg`, `${path}.jpeg`, `${path}.png`, `${path}.avif`]
  expect(queries).toEqual([{ type: "PictureDescription", query: { filter: { path: { in: written } } } }])
})

test.each([
  [{ isPhotograph: true }, true],
  [{ isPhotograph: null }, false],
])("GraphQL: a picture described by %j is a photograph: %j", async (description, isPhotograph) => {
  const { result } = await runWithNode(
    "pictureIsPhotograph",
    { path: "products/fresh-milk" },
    "isPhotograph",
    description,
  )
  expect(result).toBe(isPhotograph)
})

test("GraphQL: a chat without a number uses the office's", async () => {
  const site = { telephones: [{ label: "Office", number: "+256 000 000 001" }] }
  const findOne = () => Promise.resolve(site as never)
  const context = { nodeModel: { findOne, findAll: findOne } }
  const { resolve } = derivedFields.Chat.number
  expect(await resolve({ number: null }, {}, context)).toBe("+256 000 000 001")
  expect(await resolve({ number: "+256 000 000 009" }, {}, context)).toBe("+256 000 000 009")
})

test("GraphQL: support hours default to the opening hours", () => {
  const openingHours = [{ label: "Every day" }]
  const supportHours = [{ label: "Monday" }]
  const { resolve } = derivedFields.SiteSettings.supportHours
  expect(resolve({ openingHours, supportHours: null })).toBe(openingHours)
  expect(resolve({ openingHours, supportHours })).toBe(supportHours)
})
