import { createHash } from "node:crypto"
import fs from "node:fs"
import path from "node:path"
import sharp from "sharp"
import { site } from "../../e2e/support/site"
import { readSite } from "../../src/content"
import { MAX_SIDE_PX } from "../../src/content/pictures/inspect-picture"
import { builtFiles, builtPath, expectNone, isEditorFile, readBuilt } from "./support/built-site"

const getHash = (file: string) => createHash("sha256").update(fs.readFileSync(file)).digest("hex")

/* Published files other than pages (decisions.md, "Routes"). */

test("published files: none of Gatsby's and webpack's own", () => {
  const internal = /^\/(~partytown|_gatsby|webpack\.stats\.json|chunk-map\.json)|\.map$/
  expectNone(builtFiles().filter((file) => internal.test(file)))
})

test("editor: is published only if site.json names a repository, and no page links to it", () => {
  const isOn = Boolean(readSite(".").editor)
  expect(builtFiles().some(isEditorFile)).toBe(isOn)
  const pages = builtFiles().filter((file) => file.endsWith(".html") && !isEditorFile(file))
  expectNone(pages.filter((file) => readBuilt(file).includes('"/admin')))
})

test("published files: no path of the build machine, and no source map", () => {
  const texts = builtFiles().filter((file) => /\.(html|js|json|css|txt|xml|webmanifest|svg)$/.test(file))
  expect(texts.length).toBeGreaterThan(50)
  const isLeaking = (text: string) => text.includes(process.cwd()) || text.includes("sourceMappingURL")
  expectNone(texts.filter((file) => isLeaking(readBuilt(file))))
})

test("fonts: file names have the hash of their content", () => {
  const fonts = builtFiles().filter((file) => file.endsWith(".woff2") && !isEditorFile(file))
  expect(fonts.length).toBeGreaterThan(0)
  const getEnd = (file: string) => `.${getHash(builtPath(file)).slice(0, 8)}.woff2`
  expectNone(
    fonts.filter((file) => !file.endsWith(getEnd(file))).map((file) => `${file} should end in ${getEnd(file)}`),
  )
})

test("licenses.txt: lists the packages of the pages, each once", () => {
  const named = Array.from(readBuilt("/licenses.txt").matchAll(/^\* (\S+ \S+) \(.+\)$/gm), ([, name = ""]) => name)
  expect(named).toEqual([...new Set(named)])
  const names = named.map((entry) => entry.split(" ")[0])
  // From bundles, from Gatsby's runtime, and copied packages.
  for (const name of ["react-dom", "jotai", "@radix-ui/react-dialog", "gatsby", "webpack", "minisearch", "tailwindcss"])
    expect(names).toContain(name)
})

test("robots.txt, security.txt and feed: are published with the site's own address", () => {
  for (const file of ["/robots.txt", "/.well-known/security.txt", "/feed.xml"])
    expect(readBuilt(file)).toContain(site.siteUrl)
})

/* Original photos can contain their location and are large: they are never published. */

const pictures = builtFiles().filter((file) => /\.(webp|jpe?g|png|avif)$/.test(file))

test("published pictures: no original of data/images", () => {
  expect(pictures.length).toBeGreaterThan(100)
  const images = path.join("data", "images")
  const internal = new Set(
    fs
      .readdirSync(images, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => getHash(path.join(entry.parentPath, entry.name))),
  )
  expectNone(pictures.filter((file) => internal.has(getHash(builtPath(file)))))
})

test(`published pictures: no location or camera data, at most ${MAX_SIDE_PX} pixels`, async () => {
  const generated = pictures.filter((file) => file.startsWith("/static/"))
  const problems: string[] = []
  for (const file of generated) {
    const { width, height, exif, xmp, orientation } = await sharp(builtPath(file)).metadata()
    if (Math.max(width, height) > MAX_SIDE_PX) problems.push(`${file}: ${width} × ${height}`)
    if (exif ?? xmp ?? orientation) problems.push(`${file}: data of a camera`)
  }
  expectNone(problems)
})
