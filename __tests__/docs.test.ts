/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"

/* What Markdown files name is there: files, headings, commands. */

const papers = [
  ...readdirSync(".").filter((file) => file.endsWith(".md")),
  ...["data", "docs", "e2e", "bench", "src"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".md"))
      .map((file) => path.join(folder, file)),
  ),
]
const read = (file: string) => readFileSync(file, "utf8")

/** The end of the address of a heading, as GitHub makes it. */
const getAnchor = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number} _-]/gu, "")
    .trim()
    .replaceAll(" ", "-")
const getAnchors = (file: string) =>
  Array.from(read(file).matchAll(/^#+ (.+)$/gm), ([, heading = ""]) => getAnchor(heading))

test.each(papers)("docs: the links of %s lead to files and headings that exist", (paper) => {
  const links = Array.from(read(paper).matchAll(/\]\(([^)\s]+)\)/g), ([, link = ""]) => link)
  const broken = links
    .filter((link) => !/^[a-z]+:/.test(link))
    .filter((link) => {
      const [file = "", anchor] = link.split("#")
      const target = file === "" ? paper : path.join(path.dirname(paper), file)
      return !existsSync(target) || (anchor !== undefined && !getAnchors(target).includes(anchor))
    })
  expect(broken).toEqual([])
})

test.each([...papers, ".github/workflows/release.yml"])("docs: the npm scripts named in %s exist", (paper) => {
  const { scripts } = JSON.parse(read("package.json")) as { scripts: object }
  const names = Array.from(read(paper).matchAll(/npm run(?: --silent)?\s+([\w:-]+)/g), ([, name = ""]) => name)
  expect(names.filter((name) => !(name in scripts))).toEqual([])
})
