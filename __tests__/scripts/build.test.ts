/** @jest-environment node */
import { spawnSync } from "node:child_process"
import fs from "node:fs"
import path from "node:path"
import postcss from "postcss"
import { endBuild, removeUntrustedCache } from "../../scripts/lib/failed-build.mjs"
import { lock } from "../../scripts/lib/lock.mjs"
import { ALL_TYPES, USED_TYPES, followUsedTypes, usedTypes } from "../../scripts/lib/used-types.mjs"
import olderBrowsers from "../../scripts/postcss-older-browsers"
import withoutRadixNames from "../../scripts/webpack-radix-names"
import { createFolder } from "../support/temporary-folder"

/* Parts of the build around Gatsby: generated types, caches of failed builds, and styles for older browsers. */

let root: string
const write = (file: string, text = "") => {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  fs.writeFileSync(path.join(root, file), text)
}
beforeEach(() => {
  root = createFolder()
})

test("failed build: its caches are removed, except for pictures", () => {
  const inCache = () => fs.readdirSync(path.join(root, ".cache")).sort()
  for (const name of ["redux", "data", "pictures"]) write(`.cache/${name}/file`)
  write(".cache/build-under-way")
  endBuild(root)
  expect(removeUntrustedCache(root)).toBeUndefined()
  expect(inCache()).toEqual(["built-in-folder", "data", "pictures", "redux"])
  write(".cache/build-under-way")
  expect(removeUntrustedCache(root)).toBe("The last build did not finish.")
  expect(inCache()).toEqual(["pictures"])
})

test.each(["gatsby.mjs build", "test.mjs"])(
  "lock: %s reports that another command is running, and keeps its cache",
  async (command) => {
    write(".cache/build-under-way")
    const cache = path.join(root, ".cache")
    const unlock = await lock(cache)
    await expect(lock(cache)).rejects.toThrow("is running in")
    const [script = "", ...args] = command.split(" ")
    const { status, stdout, stderr } = spawnSync("node", [path.resolve("scripts", script), ...args], {
      cwd: root,
      encoding: "utf8",
    })
    expect([status, stdout, stderr]).toEqual([1, "", expect.stringContaining(`is running in ${root}`)])
    expect(fs.existsSync(path.join(cache, "build-under-way"))).toBe(true)
    await unlock()
    await (
      await lock(cache)
    )()
  },
)

test("lock: a lock of a killed process is ignored", async () => {
  write(".cache.lock/file")
  fs.rmSync(path.join(root, ".cache.lock/file"))
  fs.utimesSync(path.join(root, ".cache.lock"), 0, 0)
  await (
    await lock(path.join(root, ".cache"))
  )()
  expect(fs.readdirSync(root)).toEqual([])
})

test("lock: a process that loses it ends with one sentence", () => {
  const code = `import fs from "fs"
    import { lock } from ${JSON.stringify(path.resolve("scripts/lib/lock.mjs"))}
    await lock(".cache")
    fs.rmdirSync(".cache.lock")
    setInterval(() => {}, 1000)`
  const { status, stderr } = spawnSync("node", ["--input-type=module", "-e", code], { cwd: root, encoding: "utf8" })
  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(/^Another process removed or took over .*\.cache\.lock\..*\n$/),
  ])
})

test("moved folder: the cache of a build elsewhere is removed, except for pictures", () => {
  for (const name of ["redux", "pictures"]) write(`.cache/${name}/file`)
  endBuild(root)
  expect(removeUntrustedCache(root)).toBeUndefined()
  const moved = `${root} moved`
  fs.renameSync(root, moved)
  root = moved
  expect(removeUntrustedCache(root)).toContain("moved or copied")
  expect(fs.readdirSync(path.join(root, ".cache"))).toEqual(["pictures"])
})

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
type GatsbyImageSharpFixedFragment = { readonly width: number };

}
`

test("generated types: keeps those of queries, and those that the code uses, with their dependencies", () => {
  const names = (types: string) => Array.from(types.matchAll(/^type (\w+)/gm), ([, name]) => name)
  const queryTypes = ["PostPageQuery", "PostCardFragment"]
  expect(names(usedTypes(generated, new Set()))).toEqual(queryTypes)
  const types = usedTypes(generated, new Set(["Post"]))
  expect(names(types)).toEqual(["Maybe", "Post", "Tag", ...queryTypes])
  expect(types).toContain("/** A post. */\ntype Post")
})

test("generated types: are unchanged while Gatsby is writing its file", () => {
  for (const file of ["src/card.tsx", "e2e/site.ts", "__tests__/x.ts", "gatsby-node.ts"]) write(file)
  write(USED_TYPES, "as before")
  const read = () => fs.readFileSync(path.join(root, USED_TYPES), "utf8")
  for (const part of ["", generated.slice(0, 200)]) {
    write(ALL_TYPES, part)
    followUsedTypes(root)
    expect(read()).toBe("as before")
  }
  write(ALL_TYPES, generated)
  followUsedTypes(root)
  expect(read()).toContain("PostPageQuery")
})

test.each([
  ["a{margin-block:1px 2px!important}", "a{margin-top:1px!important;margin-bottom:2px!important}"],
  ["a{inset:calc(-1 * 2px) 0 0}", "a{top:calc(-1 * 2px);right:0;bottom:0;left:0}"],
  ["a{translate:var(--x) 1px}", "a{transform:translate(var(--x),1px)}"],
  ["@layer b{a{color:red}}", "a{color:red}"],
])("styles for older browsers: %s becomes %s", async (css, expected) => {
  expect((await postcss([olderBrowsers()]).process(css, { from: undefined })).css).toBe(expected)
})

test("Radix: patched modules are tree-shakable, and have no static blocks", () => {
  const radix = path.resolve("node_modules/@radix-ui")
  const unpatched = fs
    .readdirSync(radix)
    .map((name) => path.join(radix, name, "dist/index.mjs"))
    .filter((file) => fs.existsSync(file))
    .filter((file) => /^\s*__name\(|\bstatic \{/m.test(withoutRadixNames(fs.readFileSync(file, "utf8"))))
  expect(unpatched).toEqual([])
})
