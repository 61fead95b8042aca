/** @jest-environment node */
import type { NodeInput } from "gatsby"
import { createEntryNodes } from "../../src/content"

/** The nodes that come of a file of data/, each as its type, number and category. */
async function nodesOf(relativePath: string, text: string, mediaType = "application/json") {
  const created: NodeInput[] = []
  const internal = { mediaType, type: "File", contentDigest: "", owner: "gatsby-source-filesystem" }
  await createEntryNodes({
    node: { id: "file", parent: null, children: [], relativePath, internal },
    loadNodeContent: () => Promise.resolve(text),
    createNodeId: (name) => name,
    createContentDigest: () => "digest",
    actions: { createNode: (entry) => void created.push(entry), createParentChildLink: () => undefined },
  })
  return created.map(({ internal: { type }, jsonId, category }) => ({ type, jsonId, category }))
}

test.each(["", "\uFEFF"])("entries of a file that begins with “%s” become nodes of their type", async (mark) => {
  const text = '[{ "id": 1, "category": "Dairy" }, { "id": 2, "category": "Goats" }]'
  expect(await nodesOf("tags.json", mark + text)).toEqual([
    { type: "Tag", jsonId: 1, category: "Dairy" },
    { type: "Tag", jsonId: 2, category: "Goats" },
  ])
})

test("other files become none", async () => {
  expect(await nodesOf("images/products/fresh-milk.webp", "", "image/webp")).toEqual([])
})
