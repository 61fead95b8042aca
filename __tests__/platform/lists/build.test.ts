/** @jest-environment node */
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { catalogueShape, writeLists } from "../../../src/platform/lists/build"

/** A project whose components ask for this. */
const root = fs.mkdtempSync(path.join(os.tmpdir(), "lists-"))
const card = (fields: string, className = "") =>
  `<p className="${className}" />\nexport const query = graphql\`fragment Card on Product { ${fields} }\``
const writeCard = (source: string) => fs.writeFileSync(path.join(root, "src/card.tsx"), source)
const products = path.join(root, "public/lists/products.json")

beforeAll(() => {
  fs.mkdirSync(path.join(root, "src"))
  const fragments = [
    "ProductEntry on Product { ...Card }",
    "PostCard on Post { title }",
    "GalleryPicture on Picture { path }",
  ]
  const queries = fragments.map((one, index) => `export const query${index} = graphql\`fragment ${one}\``)
  fs.writeFileSync(path.join(root, "src/cards.tsx"), queries.join("\n"))
  writeCard(card("title"))
})
afterAll(() => fs.rmSync(root, { recursive: true }))

/** What Gatsby is asked, and answers: every list has this title. */
function api(title: string) {
  const asked: string[] = []
  const graphql = (query: string) => {
    asked.push(query)
    return Promise.resolve({ data: { content: { nodes: [{ title }] } } })
  }
  return { asked, graphql }
}

test("lists: the build writes catalogues from the cards' fragments; unchanged ones keep their date", async () => {
  const { asked, graphql } = api("Milk")
  await writeLists({ graphql }, root)
  expect(fs.readdirSync(path.dirname(products)).sort()).toEqual(["gallery.json", "posts.json", "products.json"])
  expect(JSON.parse(fs.readFileSync(products, "utf8"))).toEqual({
    build: catalogueShape(root),
    content: { nodes: [{ title: "Milk" }] },
  })
  for (const name of ["ProductEntry", "Card"]) {
    expect(asked[0]?.match(new RegExp(`^fragment ${name} on`, "gm"))).toHaveLength(1)
  }
  const old = new Date(2020, 1, 1)
  fs.utimesSync(products, old, old)
  await writeLists({ graphql }, root)
  expect(fs.statSync(products).mtime).toEqual(old)
  await writeLists(api("Ghee"), root)
  expect(fs.statSync(products).mtime).not.toEqual(old)
})

test("lists: an error of a query stops the build", async () => {
  const graphql = () => Promise.resolve({ errors: [new Error("Cannot query field")] })
  await expect(writeLists({ graphql }, root)).rejects.toThrow("Cannot query field")
})

test("lists: the build id changes with the fragment of a card, not with its markup", () => {
  const id = catalogueShape(root)
  expect(id).toMatch(/^[0-9a-f]{8}$/)
  writeCard(card("title", "block"))
  expect(catalogueShape(root)).toBe(id)
  writeCard(card("title reviews"))
  expect(catalogueShape(root)).not.toBe(id)
})
