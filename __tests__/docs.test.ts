/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"

/* Files, headings and commands that Markdown files mention exist. */

const files = [
  ...readdirSync(".").filter((file) => file.endsWith(".md")),
  ...["data", "docs", "e2e", "bench", "src"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".md"))
      .map((file) => path.join(folder, file)),
  ),
]
const read = (file: string) => readFileSync(file, "utf8")

/** Returns the anchor that GitHub generates for a heading. */
const getAnchor = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number} _-]/gu, "")
    .trim()
    .replaceAll(" ", "-")
const getAnchors = (file: string) =>
  Array.from(read(file).matchAll(/^#+ (.+)$/gm), ([, heading = ""]) => getAnchor(heading))

test.each(files)("docs: the links of %s lead to files and headings that exist", (file) => {
  const links = Array.from(read(file).matchAll(/\]\(([^)\s]+)\)/g), ([, link = ""]) => link)
  const broken = links
    .filter((link) => !/^[a-z]+:/.test(link))
    .filter((link) => {
      const [name = "", anchor] = link.split("#")
      const target = name === "" ? file : path.join(path.dirname(file), name)
      return !existsSync(target) || (anchor !== undefined && !getAnchors(target).includes(anchor))
    })
  expect(broken).toEqual([])
})

test.each([...files, ".github/workflows/release.yml"])("docs: the npm scripts named in %s exist", (file) => {
  const { scripts } = JSON.parse(read("package.json")) as { scripts: object }
  const names = Array.from(read(file).matchAll(/npm run(?: --silent)?\s+([\w:-]+)/g), ([, name = ""]) => name)
  expect(names.filter((name) => !(name in scripts))).toEqual([])
})
