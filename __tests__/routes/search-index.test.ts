/** @jest-environment node */
import { execFileSync } from "node:child_process"
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { gunzipSync } from "node:zlib"
import { indexRecords, postRecord, type SearchedPost } from "../../src/routes/search-index"

/** Searches an index of files as a browser does. */
const searchInNode = `
  import fs from "node:fs"
  const { FOLDER, WORDS, MISSING } = process.env
  globalThis.fetch = async (address) => {
    const name = address.replace("/pagefind/", "").replace(/\\?.*/, "")
    return new Response(name.endsWith(MISSING) ? "Not found" : fs.readFileSync(FOLDER + "/" + name))
  }
  console.error = () => {}
  const script = "data:text/javascript;base64," + fs.readFileSync(FOLDER + "/pagefind.js", "base64")
  const { createInstance } = await import(script)
  const engine = createInstance({ basePath: "/pagefind/", noWorker: true })
  const { results } = await engine.search(WORDS, { filters: { kind: "post" } })
  const entries = await Promise.all(results.map((result) => result.data()))
  console.log(JSON.stringify(entries.map(({ url }) => url)))
`

const post = (jsonId: number, title: string): SearchedPost => ({
  jsonId,
  title,
  description: "What to do.",
  author: "Nakato Prossy",
  tags: ["Dairy", "Uganda"],
  body: [
    { text: "Hay in October.", items: null, cite: null },
    { text: null, items: ["Cut early", "Cover it"], cite: null },
    { text: "It lasted.", items: null, cite: "A member" },
  ],
})

test("a post is found by all its words, at its canonical address", () => {
  expect(postRecord(post(7, "Dry season"))).toEqual({
    url: "/blog-single/7",
    language: "en",
    content: [
      "Dry season",
      "What to do.",
      "Hay in October.",
      "Cut early",
      "Cover it",
      "It lasted.",
      "A member",
      "Nakato Prossy",
      "Dairy, Uganda",
    ].join("\n"),
    meta: { title: "Dry season", id: "7" },
    filters: { kind: ["post"] },
  })
})

describe("the index that the build writes", () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), "search-index-"))
  const folder = path.join(root, "public/pagefind")
  const names = () => fs.readdirSync(folder, { recursive: true, encoding: "utf8" }).sort()
  /** The addresses that Pagefind's script, as it was written, finds; files whose names end in `missing` are a 404 page. */
  const searched = (words: string, missing = "nothing") => {
    const output = execFileSync(process.execPath, ["--input-type=module", "-e", searchInNode], {
      env: { ...process.env, FOLDER: folder, WORDS: words, MISSING: missing },
      encoding: "utf8",
      stdio: "pipe",
    })
    return JSON.parse(output) as string[]
  }
  const write = (...posts: SearchedPost[]) => indexRecords(posts.map(postRecord), root)

  beforeAll(async () => {
    // The script and its package are the project's.
    for (const name of ["scripts", "node_modules"]) fs.symlinkSync(path.resolve(name), path.join(root, name))
    await write(post(1, "Goats"), post(2, "Cows"))
  })
  afterAll(() => fs.rmSync(root, { recursive: true }))

  test("holds what the search needs, and nothing of Pagefind's that the site doesn't use", () => {
    expect(names().map((name) => name.replace(/_[0-9a-f]+\./, "_#."))).toEqual([
      "filter",
      "filter/en_#.pf_filter",
      "fragment",
      "fragment/en_#.pf_fragment",
      "fragment/en_#.pf_fragment",
      "index",
      "index/en_#.pf_index",
      "pagefind-entry.json",
      "pagefind.en_#.pf_meta",
      "pagefind.js",
      "wasm.en.pagefind",
    ])
  })

  test("tells of each page its number, title, kind and address", () => {
    const fragments = names().filter((name) => name.endsWith(".pf_fragment"))
    const entries = fragments.map((name) => {
      const text = gunzipSync(fs.readFileSync(path.join(folder, name))).toString("utf8")
      return JSON.parse(text.slice("pagefind_dcd".length)) as unknown
    })
    expect(entries).toContainEqual(
      expect.objectContaining({
        url: "/blog-single/2",
        meta: { id: "2", title: "Cows" },
        filters: { kind: ["post"] },
      }),
    )
  })

  test("is searched by kind, inflected words too, and titles as well as articles", () => {
    expect(searched("cow")).toEqual(["/blog-single/2"])
    expect(searched("lasting").sort()).toEqual(["/blog-single/1", "/blog-single/2"])
    expect(searched("unicorn")).toEqual([])
  })

  test.each(["pf_index", "pf_filter", "pf_fragment"])(
    "a search without its %s fails, and does not find nothing",
    (part) => {
      expect(() => searched("cow", part)).toThrow("invalid gzip data")
    },
  )

  test("the same pages make the same files, and those of the build before are gone", async () => {
    const before = names()
    await write(post(1, "Goats"), post(2, "Cows"))
    expect(names()).toEqual(before)
    await write(post(3, "Hens"))
    expect(names().filter((name) => name.endsWith(".pf_fragment"))).toHaveLength(1)
  })

  test("a script that fails stops the build", async () => {
    await expect(indexRecords([], path.join(root, "nowhere"))).rejects.toThrow(/no search index[^]+write-search-index/)
  })
})
