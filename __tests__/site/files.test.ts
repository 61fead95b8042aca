import { createHash } from "node:crypto"
import fs from "node:fs"
import Feed from "rss-parser"
import { calendarCopy, notices, posts, site } from "../../e2e/support/site"
import { readSite } from "../../src/content"
import { currentNotices } from "../../src/outputs/calendar/current-notices"
import { kampalaDay } from "../../src/lib/kampala"
import { builtFiles, builtPages, builtPath, documentOf, expectNone, isOfEditor, readBuilt } from "./support/built-site"

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

test("licenses.txt names what the pages are made of, each package once", () => {
  const named = Array.from(readBuilt("/licenses.txt").matchAll(/^\* (\S+ \S+) \(.+\)$/gm), ([, name = ""]) => name)
  expect(named).toEqual([...new Set(named)])
  const names = named.map((one) => one.split(" ")[0])
  // Of the bundles, of Gatsby's own part, and of what is copied.
  for (const name of ["react-dom", "jotai", "@radix-ui/react-dialog", "gatsby", "webpack", "minisearch", "tailwindcss"])
    expect(names).toContain(name)
})

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

test("the feed has the valid notices and every post that is no sample, and the pages with posts name it", async () => {
  const { items } = await new Feed().parseString(readBuilt("/feed.xml"))
  const valid = currentNotices(
    notices.map(({ id, ...notice }) => ({ jsonId: id, ...notice })),
    calendarCopy.notices,
    kampalaDay(fs.statSync(builtPath("/feed.xml")).mtimeMs),
  )
  const real = posts.filter(({ isSample }) => !isSample).map(({ id }) => `${site.siteUrl}/blog-single/${id}`)
  const seen = items.map(({ link }) => link)
  expect(seen.slice(0, valid.length)).toEqual(valid.map(() => `${site.siteUrl}/farm#notices`))
  expect(seen.slice(valid.length).sort()).toEqual(real.sort())
  expectNone(
    builtPages().flatMap(({ address }) => {
      const isNamed = documentOf(address).querySelector('link[rel=alternate][href="/feed.xml"]') !== null
      return isNamed === /^\/blog-.+\d$|^\/blog-(?!single)/.test(address)
        ? []
        : [`${address}: names the feed: ${isNamed}, expected ${!isNamed}`]
    }),
  )
})
