/** @jest-environment node */
import fs from "node:fs"
import path from "node:path"
import { randomBytes } from "node:crypto"
import { brotliCompressSync } from "node:zlib"
import { fileText, MAX_BYTES, readSearchFile } from "../../../src/platform/search/build"
import type { NodeSource } from "../../../src/content/entry-nodes"
import { searchIn } from "../../../src/platform/search/engine"
import type { SearchRecord } from "../../../src/platform/search/search-file"
import { post } from "../../../src/content/types/post"
import { product } from "../../../src/content/types/product"
import { service } from "../../../src/content/types/service"
import { getMinimalFields } from "../../content/support/minimal-content"
import { createFolder } from "../../support/temporary-folder"

/** Gatsby nodes of a small site. */
const nodes: Readonly<Record<string, readonly object[]>> = {
  Service: [
    {
      ...getMinimalFields(service.schema.shape),
      jsonId: 1,
      servicePath: "insurance",
      title: "Your Herd",
      category: "Insurance",
      description: "Cover for the farm",
    },
  ],
  Post: [
    {
      ...getMinimalFields(post.schema.shape),
      jsonId: 1,
      title: "Goats",
      description: "What to do.",
      author: "Nakato",
      tags: ["Dairy"],
      body: [
        { kind: "list", items: ["Cut early", "Cover it"] },
        { kind: "paragraph", text: "“It lasted.”" },
      ],
    },
  ],
  Product: [
    {
      ...getMinimalFields(product.schema.shape),
      jsonId: 3,
      title: "Fresh Milk",
      tags: ["Milk"],
      category: "dairy",
      sku: "CAFN-01",
      pictures: ["gallery/image_1", "gallery/image_2", "gallery/image_3"],
      description: ["Tested."],
      details: [
        { label: "Fat", value: "3.8%" },
        { label: "Keeps", value: "Five days." },
      ],
    },
  ],
}
const page = (route: string, changes: { isIndexed?: boolean; canonical?: string } = {}) => ({
  route,
  title: `Page ${route}`,
  description: `What ${route} holds.`,
  isIndexed: true,
  canonical: null,
  ...changes,
})
const pages = [
  page("/cart", { isIndexed: false }),
  page("/farm"),
  page("/farm-2", { canonical: "/farm" }),
  page("/not-built"),
  page("/site-map"),
]
const createApi = (leads: { page: string; words: string[] }[]): NodeSource => {
  const search = { synonyms: [{ word: "ng'ombe", means: ["cow"], languages: ["Luganda"] }], ignored: ["how"], leads }
  const all: Readonly<Record<string, readonly object[]>> = { ...nodes, Page: pages, Search: [search] }
  return { getNodesByType: (type) => all[type] ?? [] }
}
const api = createApi([
  { page: "/farm", words: ["where to go", "visit"] },
  { page: "/service-details/1/insurance", words: ["theft"] },
])

const FARM = `<!DOCTYPE html><html lang="en-GB"><head><title>Farm | CaFN</title></head><body>
<header>Header</header><main id="content" tabindex="-1"><nav aria-label="Breadcrumb">Breadcrumb</nav><h1>The farm</h1>
<p>Fodder for each <b>cow</b><img src="/picture.jpg" alt="Picture of a kraal">, and paddocks.</p>
<form><label>Newsletter</label><select><option>Placeholder</option></select></form><span class="sr-only">Hush</span>
<noscript>Noscript</noscript><p role="status" class="js-only">Loading</p><p class="no-js-only">Dial</p>
<dl><dt>Opening</dt><dd>Monday &amp; Sunday</dd></dl><a><span>Call</span><b>35</b><b>farms</b></a>
<h3><button aria-expanded="false">Who may visit?</button></h3><button>Play</button></main><footer>Footer</footer></body></html>`

const publicDir = createFolder()
const writePage = (route: string, html: string) => {
  fs.mkdirSync(path.join(publicDir, route), { recursive: true })
  fs.writeFileSync(path.join(publicDir, route, "index.html"), html)
}
beforeAll(() => {
  for (const { route } of pages) if (route !== "/not-built") writePage(route, FARM)
})

test("search file: has entries by their definitions, and pages by their HTML", () => {
  const { records, synonyms, ignored } = readSearchFile(api, publicDir)
  const declared = records.map(({ kind, id, address, title, words, text }) => [kind, id, address, title, words, text])
  expect(declared.slice(0, -1)).toEqual([
    ["service", 1, "/service-details/1/insurance", "Your Herd", "theft", "Cover for the farm.\nInsurance."],
    [
      "post",
      1,
      "/blog-single/1",
      "Goats",
      "",
      "What to do.\nCut early.\nCover it.\n“It lasted.”\nNakato.\nWords.\nDairy.",
    ],
    [
      "product",
      3,
      "/shop-single/3",
      "Fresh Milk",
      "",
      "Tested.\nFat: 3.8%.\nKeeps: Five days.\nMilk, dairy.\nCAFN-01.",
    ],
  ])
  expect(records.at(-1)).toMatchObject({ kind: "page", id: null, address: "/farm", title: "Page /farm" })
  expect(synonyms).toEqual([["ng'ombe", ["cow"]]])
  expect(ignored).toEqual(["how"])
})

test("search file: a page's text has its description and blocks, without menus, forms and no-JS variants", () => {
  const farm = readSearchFile(api, publicDir).records.find(({ kind }) => kind === "page")
  expect(farm?.text.split("\n")).toEqual([
    "What /farm holds.",
    "The farm",
    "Fodder for each cow, and paddocks.",
    "Opening",
    "Monday & Sunday",
    "Call 35 farms",
    "Who may visit?",
  ])
  expect(farm?.words).toBe("The farm, where to go, visit")
})

test("search file: in development a page has its title, description and search words only", () => {
  const { records } = readSearchFile(api)
  expect(records.filter(({ kind }) => kind === "page")).toMatchObject([
    { address: "/farm", title: "Page /farm", words: "where to go, visit", text: "What /farm holds." },
    { address: "/not-built", text: "What /not-built holds." },
  ])
})

test("search file: words for an unknown page, or a page without <main>, stop the build", () => {
  expect(() => readSearchFile(createApi([{ page: "/nowhere", words: ["here"] }]), publicDir)).toThrow(
    "data/search.json, leads: the search has no page /nowhere.",
  )
  writePage("/not-built", "<main>One</main><main>Two</main>")
  expect(() => readSearchFile(api, publicDir)).toThrow("/not-built must have exactly one <main>.")
  fs.rmSync(path.join(publicDir, "not-built"), { recursive: true })
})

test("search file: if too large it has the first line of each text, with a warning", async () => {
  const records = Array.from({ length: 300 }, (_, index): SearchRecord => {
    const text = `Summary of ${index}.\n${randomBytes(600).toString("base64")} far.`
    return { kind: "post", id: index, address: `/blog-single/${index}`, title: `Post ${index}`, words: "", text }
  })
  const file = { records, synonyms: [], ignored: [] }
  const { text, warning } = fileText(file)
  expect(warning).toMatch(/^The search's file would have more than 150 KB.*first line of the text of its 300 pages/)
  expect(brotliCompressSync(text).length).toBeLessThan(MAX_BYTES)
  const search = await searchIn(JSON.parse(text) as typeof file)
  expect((await search("summary 7")).total).toBe(1)
  expect((await search("far")).total).toBe(0)

  const small = { ...file, records: records.slice(0, 3) }
  expect(fileText(small)).toEqual({ text: JSON.stringify(small) })
})
