/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { ALL_TYPES, USED_TYPES, followUsedTypes, usedTypes } from "../../scripts/lib/used-types.mjs"

const generated = `declare namespace Queries {

type Maybe<T> = T | null;
type Query = { readonly post: Maybe<Post> };
/** A post. */
type Post = { readonly title: string, readonly tag: Maybe<Tag> };
type Tag = { readonly label: string };
type TagFilterInput = { readonly label: string };
type PostPageQueryVariables = { readonly id: string };
type PostPageQuery = { readonly post: { readonly title: string } | null };
type PostCardFragment = { readonly title: string };

}
`
const names = (types: string) => Array.from(types.matchAll(/^type (\w+)/gm), ([, name]) => name)

test("the types of queries and fragments are kept, and no more of the schema than the code names", () => {
  expect(names(usedTypes(generated, new Set()))).toEqual([
    "PostPageQueryVariables",
    "PostPageQuery",
    "PostCardFragment",
  ])
})

test("a type that the code names comes with its description and with what it refers to", () => {
  const types = usedTypes(generated, new Set(["Post"]))
  expect(names(types)).toEqual(expect.arrayContaining(["Maybe", "Post", "Tag"]))
  expect(types).toContain("/** A post. */\ntype Post")
  expect(names(types)).not.toContain("TagFilterInput")
})

describe("in a project", () => {
  let root: string
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), "types-"))
    write("src/card.tsx", `const card = (tag: Queries.${"Tag"}) => tag.label`)
    write("e2e/site.ts", "")
    write("__tests__/x.ts", "")
    write("gatsby-node.ts", "")
  })
  afterEach(() => rmSync(root, { recursive: true }))

  test("while Gatsby is writing its file, the types stay as they are", () => {
    write(USED_TYPES, "as before")
    for (const part of ["", generated.slice(0, 200)]) {
      write(ALL_TYPES, part)
      followUsedTypes(root)
      expect(readFileSync(path.join(root, USED_TYPES), "utf8")).toBe("as before")
    }
    write(ALL_TYPES, generated)
    followUsedTypes(root)
    expect(readFileSync(path.join(root, USED_TYPES), "utf8")).toContain("PostPageQuery")
  })
})
