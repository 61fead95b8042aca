/** @jest-environment node */
import fs from "node:fs"
import path from "node:path"
import { catalogueShape, writeLists } from "../../../src/platform/lists/build"
import { createFolder } from "../../support/temporary-folder"

const root = createFolder()
const products = path.join(root, "public/lists/products.json")

/** Creates a GraphQL function that records queries; every list has this title. */
function mockGraphql(title: string) {
  const queries: string[] = []
  const graphql = (query: string) => {
    queries.push(query)
    return Promise.resolve({ data: { content: { nodes: [{ title }] } } })
  }
  return { queries, graphql }
}

test("lists: the build writes a file for each; unchanged ones keep their date", async () => {
  const { graphql } = mockGraphql("Milk")
  await writeLists({ graphql }, root)
  expect(fs.readdirSync(path.dirname(products)).sort()).toEqual(["gallery.json", "posts.json", "products.json"])
  expect(JSON.parse(fs.readFileSync(products, "utf8"))).toEqual({
    build: catalogueShape(),
    content: { nodes: [{ title: "Milk" }] },
  })
  const old = new Date(2020, 1, 1)
  fs.utimesSync(products, old, old)
  await writeLists({ graphql }, root)
  expect(fs.statSync(products).mtime).toEqual(old)
  await writeLists(mockGraphql("Ghee"), root)
  expect(fs.statSync(products).mtime).not.toEqual(old)
})

test("lists: an error of a query stops the build", async () => {
  const graphql = () => Promise.resolve({ errors: [new Error("Cannot query field")] })
  await expect(writeLists({ graphql }, root)).rejects.toThrow("Cannot query field")
})

test("lists: pictures have the sizes of the cards on pages, so that the build generates no other sizes", async () => {
  const { queries, graphql } = mockGraphql("Milk")
  await writeLists({ graphql }, root)
  const sources = ["shared/picture-fragments.ts", "features/gallery/gallery-picture.tsx"].map((name) =>
    fs.readFileSync(path.join("src", name), "utf8"),
  )
  const getSizes = (text: string) =>
    Array.from(text.matchAll(/gatsbyImageData\(([^)]+)\)/g), ([, size = ""]) => size.replace(/[\s,]+/g, " ").trim())
  const sizes = getSizes(queries.join())
  expect(sizes).toHaveLength(3)
  expect(getSizes(sources.join())).toEqual(expect.arrayContaining(sizes))
})
