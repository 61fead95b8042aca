/** @jest-environment node */
import { createContentSchema } from "../../src/content"
import { derivedFields } from "../../src/content/derived-fields"

/** What the content asks of Gatsby's node model. */
type Query = { type: string; query: unknown }

type Resolve = (source: unknown, args: object, context: unknown, info: { fieldName: string }) => unknown

/** The resolvers as Gatsby gets them, by the names of their field extensions. */
const resolvers = () => {
  const found: Record<string, Resolve> = {}
  createContentSchema({
    createTypes: () => undefined,
    createFieldExtension: (extension: object) => {
      const { name, extend } = { name: "", extend: (): { resolve?: Resolve } => ({}), ...extension }
      const { resolve } = extend()
      if (resolve) found[name] = resolve
    },
  })
  return found
}

const run = (name: string, source: unknown, fieldName: string, context?: unknown) =>
  resolvers()[name]?.(source, {}, context, { fieldName })

test("a price is given as text, amount and currency", () => {
  expect(run("price", { price: "UGX22,500.00" }, "price")).toEqual({
    text: "UGX\u00a022,500",
    amountMinor: 2_250_000,
    currency: "UGX",
  })
})

test.each([
  ["UGX 800", "UGX\u00a0800"],
  ["USD12", "$12.00"],
  ["UGX3400000.00", "UGX\u00a03,400,000"],
  ["UGX22500.50", "UGX\u00a022,500.50"],
])("a price written as %j has the one text that all cards show, %j", (written, text) => {
  expect(run("price", { price: written }, "price")).toMatchObject({ text })
})

test("a telephone number has the one form that pages show, however it is written", () => {
  expect(run("telephone", { number: "0772 123456" }, "number")).toBe("+256 772 123 456")
  expect(run("telephone", { vetLine: null }, "vetLine")).toBeNull()
})

test("no price stays none", () => {
  expect(run("price", { oldPrice: null }, "oldPrice")).toBeNull()
  expect(run("price", {}, "oldPrice")).toBeNull()
})

test("pictures keep their places in a list", () => {
  expect(run("picture", { thumb: "products/fresh-milk" }, "thumb")).toEqual({ path: "products/fresh-milk" })
  expect(run("picture", { pictures: ["gallery/image_2", "gallery/image_1"] }, "pictures")).toEqual([
    { path: "gallery/image_2" },
    { path: "gallery/image_1" },
  ])
})

test("a picture that is written with its ending is the same picture", () => {
  expect(run("picture", { thumb: "products/fresh-milk.jpg" }, "thumb")).toEqual({ path: "products/fresh-milk" })
  const source = { pictures: ["gallery/image_1.webp", "gallery/image_2"] }
  expect(resolvers().picture?.(source, { paths: ["gallery/image_1"] }, undefined, { fieldName: "pictures" })).toEqual([
    { path: "gallery/image_1" },
  ])
})

test("a list of pictures is given in pieces", () => {
  const source = { pictures: [1, 2, 3, 4, 5].map((number) => `gallery/image_${number}`) }
  const slice = (args: object) => resolvers().picture?.(source, args, undefined, { fieldName: "pictures" })
  expect(slice({ skip: 1, limit: 2 })).toEqual([{ path: "gallery/image_2" }, { path: "gallery/image_3" }])
  expect(slice({ skip: 4, limit: 2 })).toEqual([{ path: "gallery/image_5" }])
  expect(slice({ skip: 5, limit: 2 })).toEqual([])
  expect(slice({ limit: null })).toHaveLength(5)
  expect(slice({ paths: ["gallery/image_4", "gallery/image_2", "gallery/image_9"] })).toEqual([
    { path: "gallery/image_2" },
    { path: "gallery/image_4" },
  ])
})

test("a picture's file is found by folder and name, whatever its ending", async () => {
  const asked: Query[] = []
  const nodeModel = {
    findOne: (query: Query) => {
      asked.push(query)
      return Promise.resolve({ id: "the file" })
    },
  }
  const file = await run("pictureFile", { path: "products/fresh-milk" }, "file", { nodeModel })
  expect(file).toEqual({ id: "the file" })
  expect(asked).toEqual([
    {
      type: "File",
      query: {
        filter: {
          sourceInstanceName: { eq: "images" },
          relativeDirectory: { eq: "products" },
          name: { eq: "fresh-milk" },
        },
      },
    },
  ])
})

test("a picture's alternative text comes out of data/pictures.json", async () => {
  const asked: Query[] = []
  const nodeModel = {
    findOne: (query: Query) => {
      asked.push(query)
      return Promise.resolve({ path: "products/fresh-milk.jpg", alt: "A can of milk." })
    },
  }
  const alt = await run("pictureAlt", { path: "products/fresh-milk" }, "alt", { nodeModel })
  expect(alt).toBe("A can of milk.")
  const path = "products/fresh-milk"
  const written = [path, `${path}.webp`, `${path}.jpg`, `${path}.jpeg`, `${path}.png`, `${path}.avif`]
  expect(asked).toEqual([{ type: "PictureDescription", query: { filter: { path: { in: written } } } }])
})

describe("what stands in data/ once", () => {
  const office = { label: "Office", number: "+256 000 000 001" }
  const asked = (site: object) => ({ nodeModel: { findOne: () => Promise.resolve(site as never) } })
  const { Chat, SiteSettings } = derivedFields

  test("a chat without a number is written to under the office's", async () => {
    const site = { telephones: [office, { label: "Markets", number: "+256 000 000 003" }] }
    expect(await Chat.number.resolve({}, {}, asked(site))).toBe("+256 000 000 001")
    expect(await Chat.number.resolve({ number: null }, {}, asked(site))).toBe("+256 000 000 001")
    expect(await Chat.number.resolve({ number: "+256 000 000 009" }, {}, asked(site))).toBe("+256 000 000 009")
  })

  test("questions are answered in the opening hours, unless other hours are given", () => {
    const openingHours = [{ label: "Every day" }]
    expect(SiteSettings.supportHours.resolve({ openingHours })).toBe(openingHours)
    expect(SiteSettings.supportHours.resolve({ openingHours, supportHours: null })).toBe(openingHours)
    const supportHours = [{ label: "Monday" }]
    expect(SiteSettings.supportHours.resolve({ openingHours, supportHours })).toBe(supportHours)
  })
})
