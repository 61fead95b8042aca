/** @jest-environment node */
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { listBuildId, readListContent } from "../../../src/platform/lists/list-content"

/** A project whose components ask for this, with what else the id of the lists' shape is made of. */
const root = fs.mkdtempSync(path.join(os.tmpdir(), "list-content-"))
const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  fs.writeFileSync(path.join(root, file), text)
}
const card = (fields: string, className = "") =>
  `<p className="${className}" />\nexport const query = graphql\`fragment Card on Product { ${fields} }\``

beforeAll(() => {
  const fragments = [
    "ProductEntry on Product { ...Card }",
    "PostCard on Post { title }",
    "GalleryPicture on Picture { path }",
    "GalleryRatio on Picture { path }",
  ]
  const queries = fragments.map((one, index) => `export const query${index} = graphql\`fragment ${one}\``)
  write("src/cards.tsx", queries.join("\n"))
  write("src/card.tsx", card("title"))
  write("src/lib/list-pages.ts", "")
  write("node_modules/gatsby-plugin-image/package.json", "{}")
})
afterAll(() => fs.rmSync(root, { recursive: true }))

test("list content: the query comes with every fragment that it needs, and those that they need, once", async () => {
  const data = { products: { nodes: [] }, posts: { nodes: [] }, gallery: null }
  const graphql = jest.fn((_query: string) => Promise.resolve({ data }))
  await expect(readListContent({ graphql }, root)).resolves.toEqual(data)
  const [query = ""] = graphql.mock.calls[0] ?? []
  for (const name of ["ProductEntry", "Card", "PostCard"]) {
    expect(query.match(new RegExp(`^fragment ${name} on`, "gm"))).toHaveLength(1)
  }
})

test("list content: one kind of list is asked for without the others", async () => {
  const posts = { nodes: [] }
  const graphql = jest.fn((_query: string) => Promise.resolve({ data: { posts } }))
  const nothing = { products: { nodes: [] }, gallery: null }
  await expect(readListContent({ graphql }, root, "posts")).resolves.toEqual({ ...nothing, posts })
  expect(graphql.mock.calls[0]?.[0]).toMatch(/PostCard/)
  expect(graphql.mock.calls[0]?.[0]).not.toMatch(/allProduct|Card on Product|Gallery/)
  await readListContent({ graphql }, root, "no-such-list")
  expect(graphql).toHaveBeenCalledTimes(1)
})

test("list content: what is wrong with the query stops the build", async () => {
  const graphql = () => Promise.resolve({ errors: [new Error("Cannot query field")] })
  await expect(readListContent({ graphql }, root)).rejects.toThrow("Cannot query field")
})

test("listBuildId: changes with what a card asks for, and with nothing else of its component", () => {
  const id = listBuildId(root)
  expect(id).toMatch(/^[0-9a-f]{8}$/)
  write("src/card.tsx", card("title", "block"))
  expect(listBuildId(root)).toBe(id)
  write("src/card.tsx", card("title reviews"))
  expect(listBuildId(root)).not.toBe(id)
})
