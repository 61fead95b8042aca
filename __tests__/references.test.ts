/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"

/*
 * A comment or a guide that names a file must name one that is there. A name is good if it is the end of a file's path:
 * "decisions.md", "lib/paths.ts" and "src/lib/paths.ts" are.
 */

const root = path.join(__dirname, "..")

/** Folders whose files are made, or are others'. */
const skipped = ["node_modules", ".git", ".cache", "public", "reports", "test-results", "storybook-static", "coverage"]

const listFiles = (folder = ""): string[] =>
  readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name)
    if (entry.isDirectory()) return skipped.includes(entry.name) ? [] : listFiles(file)
    return [file]
  })
const files = listFiles()
const suffixes = new Set(
  files.flatMap((file) => {
    const parts = file.split("/")
    return parts.map((_, index) => parts.slice(index).join("/"))
  }),
)

/** Files that the build or a command writes. Those of lists and their entries are named for an example. */
const written = [
  "lists/gallery/2.json",
  "words.json",
  "lists/posts/3/2.json",
  "lists/products/all/latest/2.json",
  "lists/products/by-id/7.json",
  "lists/products/dairy/popular/2.json",
  "srv/cafn/deploy/cafn.conf",
  "deploy/host.json",
  "public/.well-known/security.txt",
  "public/feed.xml",
  "public/licenses.txt",
  "public/member-form.html",
  "public/robots.txt",
  "public/service-details/404.html",
  "public/sheets/product-1.html",
  "public/sheets/service-1.html",
  "public/sheets/tick-calendar.html",
  "public/sitemap-index.xml",
  "pagefind-entry.json",
  "page-data/shop/page-data.json",
  "page-data/app-data.json",
  "public/sw.js",
  "webpack.stats.json",
  "index.html",
  "public/calendar.ics",
  "public/contacts.vcf",
]

/** What a guide or a comment makes up to show how something is done; the reader creates these. */
const examples = [
  "a.webp",
  "b.webp",
  "data/events/1-goat-day.json",
  "data/products/11-mutton.json",
  "data/schemas/event.schema.json",
  "src/content/types/event.ts",
  "src/features/events/event-card.stories.tsx",
  "src/features/events/event-card.tsx",
  "src/pages/events.tsx",
  "src/pages/prices.tsx",
  "src/templates/event.tsx",
  "tag.stories.tsx",
  "tag.tsx",
  "x.stories.tsx",
  "x.tsx",
]
const others = new Set(
  [...written, ...examples].flatMap((file) => {
    const parts = file.split("/")
    return parts.map((_, index) => parts.slice(index).join("/"))
  }),
)

const comments = (code: string) => code.match(/\/\*[^]*?\*\/|(?<![:"'`\w/])\/\/[^\n]*/g) ?? []

const name =
  /(?<![\w@/.*{}-])(?:\.{0,2}\/)*((?:[\w.@+-]+\/)*[\w.@+-]*\w\.(?:md|mdx|tsx?|mjs|js|json|css|html|xml|txt|conf|ics|vcf))(?![\w(-]|\.\w)/g

/** Names of files in a text. Packages ("Node.js", "ical.js") and versions have no letter in lower case before the point. */
const namesIn = (text: string): string[] =>
  Array.from(text.matchAll(name), ([, found = ""]) => found).filter((found) => !/^([A-Z][a-z]+|ical)\.js$/.test(found))

const texts = files
  .filter((file) => !/^(data|static)\/|CHANGELOG|gatsby-types|package-lock|\.snap$/.test(file))
  .flatMap((file) => {
    const text = () => readFileSync(path.join(root, file), "utf8")
    if (/\.mdx?$/.test(file)) return [{ file, text: text() }]
    return /\.(tsx?|m?js|css)$/.test(file) ? [{ file, text: comments(text()).join("\n") }] : []
  })

test("every file that a comment or a guide names is there", () => {
  const lost = texts.flatMap(({ file, text }) =>
    namesIn(text)
      .filter((found) => !suffixes.has(found) && !others.has(found))
      .map((found) => `${file} names ${found}`),
  )
  expect(lost).toEqual([])
})

test("names are found in comments and guides, and one that is nowhere is told", () => {
  const gone = ["lib/gone.ts", "gone.md"]
  const code = `const a = "http://x.y" // see ${gone[0]}\n/* and \`${gone[1]}\` */`
  expect(comments(code).flatMap(namesIn)).toEqual(gone)
  expect(gone.filter((found) => suffixes.has(found))).toEqual([])
  expect(suffixes.has("lib/paths.ts")).toBe(true)
})
