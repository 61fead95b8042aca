/** @jest-environment node */
import { readFragments, withFragments } from "../../../src/platform/lists/fragments"

const fragments = readFragments(process.cwd())

test("a query comes with every fragment that it needs, and with those that they need, once", () => {
  const query = withFragments(
    "query Cards { allPost { nodes { ...PostCard } } latest: allPost { nodes { ...PostCard } } }",
    fragments,
  )
  expect(query.match(/^fragment PostCard on Post /gm)).toHaveLength(1)
  expect(query.match(/^fragment CardPicture on Picture /gm)).toHaveLength(1)
  expect(query).not.toContain("fragment ProductCard")
})

test("a fragment that no component has is named", () => {
  expect(() => withFragments("query Cards { allPost { nodes { ...PostTile } } }", fragments)).toThrow('"PostTile"')
})
