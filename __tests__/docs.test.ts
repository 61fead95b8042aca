/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"

/* What the guides name is there: files, headings, commands. docs/README.md says who reads which page. */

const project = path.join(__dirname, "..")
const read = (file: string) => readFileSync(path.join(project, file), "utf8")

const inDocs = readdirSync(path.join(project, "docs"), { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".md"))
  .map((file) => path.join("docs", file))
const guides = ["README.md", "data/README.md", "lab/README.md", "packages/illustrations/README.md", ...inDocs]

/** The end of the address of a heading, as GitHub and GitLab make it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number} _-]/gu, "")
    .trim()
    .replaceAll(" ", "-")
const anchorsOf = (file: string) =>
  Array.from(read(file).matchAll(/^#+ (.+)$/gm), ([, heading = ""]) => anchorOf(heading))

test.each(guides)("the links of %s lead to files and headings that are there", (guide) => {
  const links = Array.from(read(guide).matchAll(/\]\(([^)\s]+)\)/g), ([, link = ""]) => link)
  const lost = links
    .filter((link) => !/^[a-z]+:/.test(link))
    .filter((link) => {
      const [file = "", anchor] = link.split("#")
      const target = file === "" ? guide : path.join(path.dirname(guide), file)
      return !existsSync(path.join(project, target)) || (anchor !== undefined && !anchorsOf(target).includes(anchor))
    })
  expect(lost).toEqual([])
})

const scriptsOf = (folder: string) =>
  Object.keys((JSON.parse(read(path.join(folder, "package.json"))) as { scripts: object }).scripts)

test.each(guides)("the commands of %s exist", (guide) => {
  const commands = Array.from(read(guide).matchAll(/npm run(?: --silent)?\s+([\w:-]+)([^`\n]*)/g))
  const unknown = commands.filter(([, name = "", rest = ""]) => {
    const folders = / (?:-w|--workspace) lab\b/.test(rest) || guide.startsWith("lab") ? ["lab"] : []
    return ![".", ...folders].some((folder) => scriptsOf(folder).includes(name))
  })
  expect(unknown.map(([command]) => command)).toEqual([])
})

test("docs/README.md says of each page who reads it", () => {
  const named = Array.from(read("docs/README.md").matchAll(/\]\(([\w/.-]+\.md)/g), ([, file = ""]) =>
    path.join("docs", file),
  )
  const pages = inDocs.filter((file) => file !== "docs/README.md" && !file.startsWith("docs/adr/"))
  expect(pages.filter((page) => !named.includes(page))).toEqual([])
})
