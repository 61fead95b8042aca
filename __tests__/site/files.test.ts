import { createHash } from "node:crypto"
import fs from "node:fs"
import path from "node:path"
import { build, type Plugin } from "esbuild"
import Feed from "rss-parser"
import { calendarCopy, notices, posts, site } from "../../e2e/support/site"
import withoutRadixNames from "../../scripts/webpack-radix-names"
import { readSite } from "../../src/content"
import { currentNotices } from "../../src/outputs/calendar/current-notices"
import { packageFolder } from "../../src/outputs/licenses/licenses"
import { kampalaDay } from "../../src/lib/kampala"
import { builtFiles, builtPages, builtPath, documentOf, expectNone, isOfEditor, readBuilt } from "./support/built-site"
import { readHead } from "./support/read-head"

/* The files that are published beside the pages (decisions.md, "Routes"), and those that are not. */

test("what Gatsby and webpack keep for themselves is not published", () => {
  const own = /^\/(~partytown|_gatsby|webpack\.stats\.json|chunk-map\.json)|\.map$/
  expectNone(builtFiles().filter((file) => own.test(file)))
})

test("nothing of the page to edit with is published unless site.json names a repository, and no page leads to it", () => {
  const isOn = Boolean(readSite(".").editor)
  expect(builtFiles().some(isOfEditor)).toBe(isOn)
  const pages = builtFiles().filter((file) => file.endsWith(".html") && !isOfEditor(file))
  expectNone(pages.filter((file) => readBuilt(file).includes('"/admin')))
})

test("no file names a folder of the building machine, or a source map", () => {
  const texts = builtFiles().filter((file) => /\.(html|js|json|css|txt|xml|webmanifest|svg)$/.test(file))
  expect(texts.length).toBeGreaterThan(50)
  const isTelling = (text: string) => text.includes(process.cwd()) || text.includes("sourceMappingURL")
  expectNone(texts.filter((file) => isTelling(readBuilt(file))))
})

test("a typeface's name has the hash of its content, because browsers keep the file for a year", () => {
  const typefaces = builtFiles().filter((file) => file.endsWith(".woff2") && !isOfEditor(file))
  expect(typefaces.length).toBeGreaterThan(0)
  const hashOf = (file: string) =>
    createHash("sha256")
      .update(fs.readFileSync(builtPath(file)))
      .digest("hex")
      .slice(0, 8)
  expectNone(
    typefaces
      .filter((file) => !file.endsWith(`.${hashOf(file)}.woff2`))
      .map((file) => `${file} should end in .${hashOf(file)}.woff2`),
  )
})

test("licenses.txt names every package that the pages are made of, once", async () => {
  const named = Array.from(
    readBuilt("/licenses.txt").matchAll(/^\* (\S+) (\S+) \(.+\)$/gm),
    ([, name, version]) => `${name} ${version}`,
  )
  expect(named).toEqual([...new Set(named)])
  const wanted = (await bundledPackages()).map(nameAndVersion)
  expect(wanted.length).toBeGreaterThan(30)
  // Gatsby's own part, and what is copied.
  const names = named.map((one) => one.split(" ")[0] ?? "")
  const copied = ["gatsby", "gatsby-link", "@gatsbyjs/reach-router", "webpack", "minisearch", "tailwindcss"]
  expectNone([
    ...wanted.filter((one) => !named.includes(one)).map((one) => `${one} is bundled, and not in licenses.txt`),
    ...copied.filter((name) => !names.includes(name)).map((name) => `${name} is not in licenses.txt`),
  ])
})

/** The folders of the packages in the site's bundles; bundled a second time, by another program. */
async function bundledPackages(): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [
      "gatsby-browser.tsx",
      "src/platform/offline/worker.ts",
      ...["pages", "templates"].flatMap((folder) =>
        fs
          .readdirSync(`src/${folder}`)
          .filter((file) => file.endsWith(".tsx"))
          .map((file) => `src/${folder}/${file}`),
      ),
    ],
    outdir: "not-written",
    write: false,
    metafile: true,
    bundle: true,
    minify: true,
    format: "esm",
    splitting: true,
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [radixWithoutNames],
    external: ["gatsby"],
    loader: { ".css": "empty", ".woff2": "empty" },
    logLevel: "error",
  })
  const folders = Object.values(metafile.outputs)
    .flatMap(({ inputs }) => Object.entries(inputs))
    .flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? [packageFolder(path.resolve(file))] : []))
  return [...new Set(folders)].filter((folder) => folder !== null)
}

/** What the webpack loader of the same name does, so that the same functions are left out. */
const radixWithoutNames: Plugin = {
  name: "radix-without-names",
  setup(bundler) {
    bundler.onLoad({ filter: /@radix-ui.*\.mjs$/ }, ({ path: file }) => ({
      contents: withoutRadixNames(fs.readFileSync(file, "utf8")),
      loader: "js",
    }))
  },
}

function nameAndVersion(folder: string): string {
  const { name, version } = JSON.parse(fs.readFileSync(`${folder}/package.json`, "utf8")) as Record<string, string>
  return `${name} ${version}`
}

test("security.txt holds for less than a year from now, and names its own address", () => {
  const fields = Object.fromEntries(
    readBuilt("/.well-known/security.txt")
      .trim()
      .split("\n")
      .map((line) => line.split(": ") as [string, string]),
  )
  expect(fields.Canonical).toBe(`${site.siteUrl}/.well-known/security.txt`)
  expect(fields.Contact).toMatch(/^mailto:\S+@\S+$/)
  const days = (Date.parse(fields.Expires ?? "") - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(300)
  expect(days).toBeLessThan(365)
})

test("the feed has the valid notices and every post that is no sample, under its canonical address", async () => {
  const { items } = await new Feed().parseString(readBuilt("/feed.xml"))
  const valid = currentNotices(
    notices.map(({ id, ...notice }) => ({ jsonId: id, ...notice })),
    calendarCopy.notices,
    kampalaDay(fs.statSync(builtPath("/feed.xml")).mtimeMs),
  )
  const told = items.slice(0, valid.length)
  expect(told.map(({ link }) => link)).toEqual(valid.map(() => `${site.siteUrl}/farm#notices`))
  for (const [index, { title }] of valid.entries()) expect(told[index]?.title).toContain(title)
  const written = items.slice(valid.length)
  const real = posts.filter(({ isSample }) => !isSample)
  expect(written.map(({ title }) => title).sort()).toEqual(real.map(({ title }) => title).sort())
  const isCanonical = (link = "") => {
    const { canonicals } = readHead(documentOf(new URL(link).pathname))
    return canonicals.includes(link)
  }
  expectNone(written.filter(({ link }) => !isCanonical(link)).map(({ link }) => `not canonical: ${link}`))
})

test("the pages with posts, and no others, name the feed", () => {
  const problems = builtPages().flatMap(({ address }) => {
    const link = documentOf(address).querySelector('link[rel=alternate][type="application/rss+xml"]')
    const seen = link && `${link.getAttribute("title")} ${link.getAttribute("href")}`
    const expected = /^\/blog-.+\d$|^\/blog-(?!single)/.test(address) ? `${site.name} /feed.xml` : null
    return seen === expected ? [] : [`${address}: names the feed ${seen ?? "nowhere"}, expected ${expected ?? "none"}`]
  })
  expectNone(problems)
})
