import fs from "node:fs"
import path from "node:path"
import { build, type Plugin } from "esbuild"
import withoutRadixNames from "../scripts/webpack-radix-names"
import { currentNotices } from "../src/build/calendar/current-notices"
import { packageFolder } from "../src/build/webpack/licenses"
import { kampalaDay } from "../src/lib/kampala"
import { isCanonical, test } from "./support/all-pages"
import { calendarCopy, notices, posts, site } from "./support/site"
import { expect } from "./support/test"

/* The files that are published beside the pages (decisions.md, "Routes"). */

const read = (file: string) => fs.readFileSync(path.join("public", file), "utf8")

test("what Gatsby and webpack keep for themselves is not published", () => {
  const files = fs.readdirSync("public")
  expect(files).toContain("index.html")
  for (const name of ["~partytown", "_gatsby", "webpack.stats.json", "chunk-map.json"])
    expect(files).not.toContain(name)
  expect(files.filter((file) => file.endsWith(".LICENSE.txt"))).toEqual([])
})

test("the licences name every package that the pages are made of", async () => {
  const named = Array.from(
    read("licenses.txt").matchAll(/^\* (\S+) (\S+) \(.+\)$/gm),
    ([, name, version]) => `${name} ${version}`,
  )
  expect(named, "each once").toEqual([...new Set(named)])
  // Bundled a second time, by another program, for the list of what goes in.
  const { metafile } = await build({
    entryPoints: [
      "gatsby-browser.tsx",
      "src/worker/sw.ts",
      ...["pages", "templates"].flatMap((folder) => filesOf(`src/${folder}`)),
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
    // As gatsby-node.ts has it.
    alias: { "prop-types": "./src/start/prop-types-stub.ts" },
    plugins: [radixWithoutNames],
    external: ["gatsby"],
    loader: { ".css": "empty", ".woff2": "empty" },
    logLevel: "error",
  })
  const bundled = Object.values(metafile.outputs)
    .flatMap(({ inputs }) => Object.entries(inputs))
    .flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? [packageFolder(path.resolve(file))] : []))
  const folders = [...new Set(bundled)].filter((folder) => folder !== null)
  expect(folders.length, "packages in the bundles").toBeGreaterThan(30)
  const wanted = folders.map(nameAndVersion)
  expect(wanted.filter((one) => !named.includes(one))).toEqual([])
  // Gatsby's own part, and what is copied.
  const names = named.map((one) => one.split(" ")[0])
  for (const name of ["gatsby", "gatsby-link", "@gatsbyjs/reach-router", "webpack", "pagefind", "tailwindcss"]) {
    expect(names).toContain(name)
  }
})

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

const filesOf = (folder: string) =>
  fs
    .readdirSync(folder)
    .filter((file) => file.endsWith(".tsx"))
    .map((file) => `${folder}/${file}`)

function nameAndVersion(folder: string): string {
  const { name, version } = JSON.parse(fs.readFileSync(`${folder}/package.json`, "utf8")) as Record<string, string>
  return `${name} ${version}`
}

test("the rules for hosts are no more than Cloudflare Pages reads", () => {
  const rules = read("_headers")
    .split("\n")
    .filter((line) => line.startsWith("/"))
  expect(rules.length, "rules for headers").toBeLessThanOrEqual(100)
  const redirects = read("_redirects").split("\n").filter(Boolean)
  const patterns = redirects.filter((line) => /[*:]/.test(line.split(" ")[0] ?? ""))
  expect(patterns.length, "redirects with a pattern").toBeLessThanOrEqual(100)
  expect(redirects.length - patterns.length, "redirects without one").toBeLessThanOrEqual(2000)
})

test("crawlers find the list of all pages by robots.txt", async ({ request }) => {
  const [, sitemap = ""] = /^Sitemap: (.+)$/m.exec(read("robots.txt")) ?? []
  const { origin, pathname } = new URL(sitemap)
  expect(origin).toBe(site.siteUrl)
  expect((await request.get(pathname)).status()).toBe(200)
})

test("security.txt holds for less than a year from now, and stands where it says", () => {
  const fields = Object.fromEntries(
    read(".well-known/security.txt")
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

test("feed readers get each post under its canonical address, and pages with posts say where", async ({
  page,
  pages,
}) => {
  await page.goto("/feed.xml")
  const feed = await page.evaluate((text) => {
    const feed = new DOMParser().parseFromString(text, "application/xml")
    const texts = (selector: string) =>
      Array.from(feed.querySelectorAll(selector), ({ textContent }) => textContent ?? "")
    return { broken: texts("parsererror"), titles: texts("item > title"), links: texts("item > link") }
  }, read("feed.xml"))
  expect(feed.broken).toEqual([])
  const valid = currentNotices(
    notices.map(({ id, ...notice }) => ({ jsonId: id, ...notice })),
    calendarCopy.notices,
    kampalaDay(fs.statSync("public/feed.xml").mtimeMs),
  ).filter(({ isValid }) => isValid)
  const noticeTitles = feed.titles.slice(0, valid.length)
  for (const [index, { title }] of valid.entries()) expect(noticeTitles[index]).toContain(title)
  expect(feed.links.splice(0, valid.length).filter((link) => link !== `${site.siteUrl}/farm#notices`)).toEqual([])
  expect(feed.titles.slice(valid.length).sort()).toEqual(posts.map(({ title }) => title).sort())
  const canonical = pages.filter(isCanonical).map(({ address }) => site.siteUrl + address)
  expect(feed.links.filter((link) => !canonical.includes(link))).toEqual([])

  const link = `<link rel="alternate" type="application/rss+xml" title="${site.name}" href="/feed.xml"`
  const naming = pages.map(({ address }) => address).filter((address) => htmlOf(address).includes(link))
  const showing = ({ address }: { address: string }) => /^\/blog-.+\d$|^\/blog-(?!single)/.test(address)
  expect(naming.sort()).toEqual(
    pages
      .filter(showing)
      .map(({ address }) => address)
      .sort(),
  )
})

const htmlOf = (address: string) => read(address === "/" ? "index.html" : `${address}/index.html`)
