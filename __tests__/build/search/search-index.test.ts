/** @jest-environment node */
import { execFileSync } from "node:child_process"
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import feeding from "../../../data/posts/1-dry-season-feeding.json"
import milk from "../../../data/products/3-fresh-milk.json"
import insurance from "../../../data/services/7-risk-management-insurance.json"
import { markedText } from "../../../src/lib/marked-text"
import { parseSearchWords } from "../../../src/lib/search-words"
import { searchKinds, type SearchKind } from "../../../src/lib/site-search"
import { indexEntries, searchEntries, withLeads, type SearchEntry } from "../../../src/build/search/search-index"

interface FoundEntry {
  url: string
  meta: Record<string, string>
  filters: Record<string, string[]>
  excerpt: string
}

/** Searches an index of files as a browser does. */
const searchInNode = `
  import fs from "node:fs"
  const { FOLDER, WORDS, KIND, MISSING } = process.env
  globalThis.fetch = async (address) => {
    const name = address.replace("/pagefind/", "").replace(/\\?.*/, "")
    return new Response(name.endsWith(MISSING) ? "Not found" : fs.readFileSync(FOLDER + "/" + name))
  }
  console.error = () => {}
  const script = "data:text/javascript;base64," + fs.readFileSync(FOLDER + "/pagefind.js", "base64")
  const { createInstance } = await import(script)
  const engine = createInstance({ basePath: "/pagefind/", noWorker: true })
  const { results, totalFilters } = await engine.search(WORDS, { filters: { kind: JSON.parse(KIND) } })
  const entries = await Promise.all(results.map((result) => result.data()))
  console.log(JSON.stringify({ entries, counts: totalFilters.kind }))
`

/** The content of a small site, as Gatsby's nodes: entries of the site with other texts. */
const nodes: Readonly<Record<string, readonly object[]>> = {
  Service: [
    {
      ...{ ...insurance, jsonId: 1, servicePath: "insurance", title: "Protecting Your Herd", category: "Insurance" },
      ...{ description: "Cover for the farm, and for the cow that dies.", content: null },
    },
  ],
  Post: [postNode(1, "Goats"), postNode(2, "Cows")],
  Product: [
    {
      ...{ ...milk, jsonId: 3, title: "Fresh Milk", tags: ["Milk"], sku: "CAFN-DAIRY-01" },
      description: ["Tested can by can, from a clean cow & calf."],
    },
  ],
}
const api = { getNodesByType: (type: string) => nodes[type] ?? [] }
const pages = [{ route: "/farm", title: "Farm, the", isIndexed: true, canonical: null }]

function postNode(jsonId: number, title: string) {
  return {
    ...{ ...feeding, jsonId, title, description: "What to do.", author: "Nakato Prossy", tags: ["Dairy"] },
    body: [{ kind: "paragraph", text: "It lasted." }],
  }
}

describe("the index that the build writes", () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), "search-index-"))
  const folder = path.join(root, "public/pagefind")
  const names = () => fs.readdirSync(folder, { recursive: true, encoding: "utf8" }).sort()
  /** What Pagefind's script, as it was written, finds; files whose names end in `missing` are a 404 page. */
  const searched = (words: string, kind: SearchKind | { any: readonly SearchKind[] }, missing = "nothing") => {
    const output = execFileSync(process.execPath, ["--input-type=module", "-e", searchInNode], {
      env: { ...process.env, FOLDER: folder, WORDS: words, KIND: JSON.stringify(kind), MISSING: missing },
      encoding: "utf8",
      stdio: "pipe",
    })
    return JSON.parse(output) as { entries: FoundEntry[]; counts: Record<string, number> }
  }
  const addresses = (words: string, kind: SearchKind | { any: readonly SearchKind[] }) =>
    searched(words, kind).entries.map(({ url }) => url)
  const all = { any: searchKinds }
  /** The content check refuses HTML; were there any, it would have to be shown as text. */
  const withHtml = (entry: SearchEntry): SearchEntry =>
    "content" in entry ? { ...entry, content: entry.content.replace("clean", "<script>clean</script>") } : entry
  const leads = [
    { page: "/farm", words: ["where to go"] },
    { page: "/service-details/1/insurance", words: ["theft", "dead cow"] },
  ]
  const dictionary = { synonyms: [{ word: "ng'ombe", means: ["cow"] }], ignored: ["how"] }
  const write = () => indexEntries(withLeads(searchEntries(api, pages, root), leads).map(withHtml), root, dictionary)

  beforeAll(async () => {
    // The script and its package are the project's.
    for (const name of ["scripts", "node_modules"]) fs.symlinkSync(path.resolve(name), path.join(root, name))
    const farm = path.join(root, "public", "farm")
    fs.mkdirSync(farm, { recursive: true })
    fs.writeFileSync(path.join(farm, "index.html"), FARM)
    await write()
  })
  afterAll(() => fs.rmSync(root, { recursive: true }))

  test("holds what the search needs, and nothing of Pagefind's that the site doesn't use", () => {
    expect([...new Set(names().map((name) => name.replace(/_[0-9a-f]+\./, "_#.")))]).toEqual([
      "filter",
      "filter/en_#.pf_filter",
      "fragment",
      "fragment/en_#.pf_fragment",
      "index",
      "index/en_#.pf_index",
      "pagefind-entry.json",
      "pagefind.en_#.pf_meta",
      "pagefind.js",
      "wasm.en.pagefind",
      "words.json",
    ])
  })

  test("tells of each entry its number, title, kind and address, and of a page no picture", () => {
    expect(searched("goats", "post").entries).toMatchObject([
      { url: "/blog-single/1", meta: { id: "1", title: "Goats" }, filters: { kind: ["post"] } },
    ])
    const [page] = searched("fodder", "page").entries
    expect(page).toMatchObject({ url: "/farm", filters: { kind: ["page"] } })
    expect(page?.meta).toEqual({ title: "Farm, the", words: "where to go" })
  })

  test("is searched by kind or altogether, and counts every kind either way", () => {
    expect(addresses("cow", "post")).toEqual(["/blog-single/2"])
    expect(addresses("cow", all).sort()).toEqual([
      "/blog-single/2",
      "/farm",
      "/service-details/1/insurance",
      "/shop-single/3",
    ])
    const counts = { service: 1, post: 1, product: 1, page: 1 }
    expect(searched("cow", "post").counts).toEqual(counts)
    expect(searched("cow", all).counts).toEqual(counts)
  })

  test("puts entries before pages that have the same words, and a page before entries where its title has them", () => {
    expect(addresses("cow", all).at(-1)).toBe("/farm")
    expect(addresses("farm", all)).toEqual(["/farm", "/service-details/1/insurance"])
  })

  test("finds inflected words, words of titles together with those of articles, and nothing else", () => {
    expect(addresses("lasting", "post").sort()).toEqual(["/blog-single/1", "/blog-single/2"])
    expect(addresses("cows lasted", "post")).toEqual(["/blog-single/2"])
    expect(addresses("unicorn", all)).toEqual([])
  })

  test("finds a page by the words that lead to it, which stand in no passage", () => {
    const [service] = searched("theft", all).entries
    expect(service).toMatchObject({ url: "/service-details/1/insurance" })
    expect(service?.excerpt).not.toContain("theft")
    expect(addresses("where", "page")).toEqual(["/farm"])
  })

  test("has all words of entries and pages, and what the dictionary says of others", () => {
    const read: unknown = JSON.parse(fs.readFileSync(path.join(folder, "words.json"), "utf8"))
    const words = parseSearchWords(read)
    expect(words?.known).toEqual(expect.arrayContaining(["cow", "fodder", "theft", "insurance"]))
    expect(words?.known).not.toContain("newsletter")
    expect(words?.known.indexOf("cow")).toBeLessThan(words?.known.indexOf("fodder") ?? 0)
    expect(words?.synonyms).toEqual(new Map([["ngombe", ["cow"]]]))
    expect(words?.ignored).toEqual(new Set(["how"]))
  })

  test("refuses words for a page that it does not have", () => {
    expect(() => withLeads([], [{ page: "/nowhere", words: ["here"] }])).toThrow(
      "data/search.json, leads: the search has no page /nowhere.",
    )
  })

  test("of a page, reads what it says, and neither its menus nor its forms nor what only some see", () => {
    expect(
      addresses("breadcrumb header footer newsletter placeholder hush noscript kraal loading dial play", "page"),
    ).toEqual([])
    expect(addresses("fodder paddocks visit", "page")).toEqual(["/farm"])
  })

  test("gives passages in which content is text, whatever it looks like", () => {
    const [product] = searched("clean", "product").entries
    const pieces = markedText(product?.excerpt ?? "")
    expect(pieces.map(({ text }) => text).join("")).toContain("from a <script>clean</script> cow & calf.")
    expect(pieces.some(({ isMatch }) => isMatch)).toBe(true)
  })

  test.each(["pf_index", "pf_filter", "pf_fragment"])(
    "a search without its %s fails, and does not find nothing",
    (part) => {
      expect(() => searched("cow", "post", part)).toThrow("invalid gzip data")
    },
  )

  test("the same pages make the same files, and those of the build before are gone", async () => {
    const before = names()
    await write()
    expect(names()).toEqual(before)
    await indexEntries([], root)
    expect(names().filter((name) => name.endsWith(".pf_fragment"))).toEqual([])
  })

  test("a script that fails stops the build", async () => {
    await expect(indexEntries([], path.join(root, "nowhere"))).rejects.toThrow(/no search index[^]+write-search-index/)
  })
})

/** A page as the build writes it. */
const FARM = `<!DOCTYPE html><html lang="en-GB"><head><title>Farm | CaFN</title></head><body>
<header>Header</header><main id="content" tabindex="-1"><nav aria-label="Breadcrumb">Breadcrumb</nav><h1>The farm</h1>
<p>Fodder for each cow<img src="/picture.jpg" alt="Picture of a kraal">, and paddocks.</p>
<form><label>Newsletter</label><select><option>Placeholder</option></select></form><span class="sr-only">Hush</span>
<noscript>Noscript</noscript><p role="status" class="js-only">Loading</p><p class="no-js-only">Dial</p>
<h3><button aria-expanded="false">Who may visit?</button></h3><button>Play</button></main><footer>Footer</footer></body></html>`
