/** @jest-environment node */
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { listBuildId, readListContent } from "../../../src/platform/lists/list-content"

const root = fs.mkdtempSync(path.join(os.tmpdir(), "list-content-"))
const card = "src/features/shop/product-card.tsx"

beforeAll(() => {
  fs.cpSync("src", path.join(root, "src"), { recursive: true })
  fs.symlinkSync(path.resolve("node_modules"), path.join(root, "node_modules"))
})
afterAll(() => fs.rmSync(root, { recursive: true }))

test("the query has the cards' fragments", async () => {
  const data = { products: { nodes: [] }, posts: { nodes: [] }, gallery: null }
  const graphql = jest.fn((_query: string) => Promise.resolve({ data }))
  await expect(readListContent({ graphql }, root)).resolves.toEqual(data)
  expect(graphql.mock.calls[0]?.[0]).toMatch(/^fragment ProductCard on Product/m)
})

test("one kind of list is asked for without the others", async () => {
  const posts = { nodes: [] }
  const graphql = jest.fn((_query: string) => Promise.resolve({ data: { posts } }))
  await expect(readListContent({ graphql }, root, "posts")).resolves.toEqual({
    products: { nodes: [] },
    posts,
    gallery: null,
  })
  expect(graphql.mock.calls[0]?.[0]).toMatch(/PostCard/)
  expect(graphql.mock.calls[0]?.[0]).not.toMatch(/allProduct|ProductCard|Gallery/)
  await readListContent({ graphql }, root, "no-such-list")
  expect(graphql).toHaveBeenCalledTimes(1)
})

test("what is wrong with the query stops the build", async () => {
  const graphql = () => Promise.resolve({ errors: [new Error("Cannot query field")] })
  await expect(readListContent({ graphql }, root)).rejects.toThrow("Cannot query field")
})

test("the id changes with what a card asks for, and with nothing else of its component", () => {
  const id = listBuildId(root)
  expect(id).toMatch(/^[0-9a-f]{8}$/)
  const source = fs.readFileSync(path.join(root, card), "utf8")
  const write = (text: string) => fs.writeFileSync(path.join(root, card), text)
  write(source.replace('className="', 'className="block '))
  expect(listBuildId(root)).toBe(id)
  write(source.replace("    reviews\n", ""))
  expect(listBuildId(root)).not.toBe(id)
  write(source)
  expect(listBuildId(root)).toBe(id)
})
