/** @jest-environment node */
import { execFileSync } from "node:child_process"
import { readdirSync, readFileSync, rmSync } from "node:fs"
import path from "node:path"
import { checkContent } from "../src/content"
import { copyProject, stepsOf, type Copy } from "./support/guides"

/*
 * README's table “What a change costs”, held by making changes in a copy of the project and counting the files that
 * differ. A new content type is made as docs/add-a-content-type.md says. That its code works, guides.test.ts holds.
 */

const project = path.join(__dirname, "..")
const readProject = (file: string) => readFileSync(path.join(project, file), "utf8")

/** The rows of the table, without its head: what is changed, and what that touches. */
const rows = [
  ...(
    readProject("README.md")
      .split(/^## /m)
      .find((section) => section.startsWith("What a change costs")) ?? ""
  ).matchAll(/^\| (.+?) +\| (.+?) +\|$/gm),
]
  .slice(2)
  .map(([, change = "", files = ""]) => ({ change, files }))
const costOf = (change: string) => rows.find((row) => row.change.startsWith(change))?.files ?? "no such row"

let copy: Copy
let root: string
/** The text of each file of the copy before a test changes something. */
let before: ReadonlyMap<string, string>

beforeEach(() => {
  copy = copyProject()
  ;({ root } = copy)
  before = new Map(filesOf(root).map((file) => [file, copy.read(file)]))
})

afterEach(() => rmSync(root, { recursive: true }))

const read = (file: string) => copy.read(file)
const write = (file: string, text: string) => copy.write(file, text)

const replace = (file: string, piece: string, by: string) => {
  expect(read(file)).toContain(piece)
  write(file, read(file).replace(piece, by))
}

const contentIsInOrder = () => expect(checkContent(path.join(root, "data"))).toEqual([])

/** Runs a script of the copy; what it prints. */
const run = (script: string) =>
  execFileSync(process.execPath, [require.resolve("tsx/cli"), script], { cwd: root, encoding: "utf8", stdio: "pipe" })

const filesOf = (root: string) =>
  ["src", "data", "scripts", ".vscode"].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join("/")),
  )

/** Files that were added to the copy, and those that were edited. */
function changes() {
  const files = filesOf(root)
  return {
    added: files.filter((file) => !before.has(file)).sort(),
    edited: files.filter((file) => before.has(file) && before.get(file) !== read(file)).sort(),
  }
}

const ninth = "data/services/9-sustainability-climate-action.json"
const newService = "data/services/9001-another.json"

/** Another service, made of the text of the ninth and with its pictures. */
const another = () =>
  read(ninth)
    .replace('"id": 9', '"id": 9001')
    .replace('"servicePath": "sustainability-climate-action"', '"servicePath": "another-service"')
    .replace("Caring for the Environment", "Another Service")

describe("the first row: an entry", () => {
  test("is one file of data", () => {
    expect(rows[0]?.change).toBe("a service, project, post, product, farmer, phone number")
    expect(rows[0]?.files).toMatch(/^1 data file;/)
    write(newService, another())
    contentIsInOrder()
    expect(changes()).toEqual({ added: [newService], edited: [] })
  })

  test("is its picture and an entry in pictures.json besides, where it has one of its own", () => {
    expect(costOf("a service, project")).toMatch(
      /with a new picture, the picture and its entry in `data\/pictures.json`/,
    )
    write("data/images/services/another.jpg", "")
    write(newService, another().replaceAll(/"services\/[a-z-]+"/g, '"services/another"'))
    replace(
      "data/pictures.json",
      "[",
      '[{ "path": "services/another", "alt": "A hand writes litres into an exercise book." },',
    )
    contentIsInOrder()
    expect(changes()).toEqual({
      added: ["data/images/services/another.jpg", newService],
      edited: ["data/pictures.json"],
    })
  })
})

test("a part switched off is one word in data/site.json", () => {
  expect(costOf("a part switched off")).toMatch(/^1 word in `data\/site\.json`/)
  const [word = ""] = /"compare": (?:true|false)/.exec(read("data/site.json")) ?? []
  replace("data/site.json", word, word.includes("true") ? '"compare": false' : '"compare": true')
  contentIsInOrder()
  expect(changes()).toEqual({ added: [], edited: ["data/site.json"] })
})

/** Prints the paths that tests and budgets open. */
const PRINT_PATHS = `
  import { samplePaths } from "./scripts/lib/sample-paths"
  console.log(JSON.stringify(samplePaths(".")))
`

test("a page is one new file, its path and its copy", () => {
  expect(costOf("a page")).toMatch(/^1 new, 1 address line in `src\/lib\/paths\.ts`, its copy in `data\/pages\.json`/)
  write("src/pages/zz-page.tsx", read("src/pages/cart.tsx").replaceAll("/cart", "/zz-page"))
  replace("src/lib/paths.ts", '"/farm",', '"/farm",\n  "/zz-page",')
  const [cart = ""] = /\{\n {4}"route": "\/cart"[^}]+\},/.exec(read("data/pages.json")) ?? []
  replace("data/pages.json", cart, `${cart}\n${cart.replace("/cart", "/zz-page")}`)
  expect(run("scripts/check-content.ts")).toMatch(/^The content of all \d+ types is in order\./)
  expect(changes()).toEqual({ added: ["src/pages/zz-page.tsx"], edited: ["data/pages.json", "src/lib/paths.ts"] })
  write("paths.ts", PRINT_PATHS)
  expect(JSON.parse(run("paths.ts"))).toContain("/zz-page")
})

test("a feature is imported by pages, and by what stands round them, alone", () => {
  expect(costOf("a feature taken away")).toMatch(/^its folder, its lines in pages and data, and in `src\/layout`/)
  const files = readdirSync(path.join(project, "src"), { recursive: true, encoding: "utf8" })
    .map((file) => file.split(path.sep).join("/"))
    .filter((file) => /\.tsx?$/.test(file) && !/^features\/|\.stories\.tsx$/.test(file))
  const importers = files.filter((file) => /from "[^"]*\/features\//.test(readProject(`src/${file}`)))
  expect(importers.length).toBeGreaterThan(10)
  expect(importers.filter((file) => !/^(pages|templates|layout)\/|^root\.tsx$/.test(file))).toEqual([])
})

describe("a content type with list and detail", () => {
  test("is what the table says, and what the guide says", () => {
    copy.follow(stepsOf("add-a-content-type.md"))
    const { added, edited } = changes()
    const cost = costOf("a content type with list and detail")
    expect(cost).toMatch(/^1 data, 1 manifest, 1 registry line, 1 feature folder, 2 pages; its copy in `data\/`: /)
    expect(added).toEqual([
      "data/zzcourses/1-first-aid-for-goats.json",
      "src/content/types/zzcourse.ts",
      "src/features/zzcourses/zzcourse-card.stories.tsx",
      "src/features/zzcourses/zzcourse-card.tsx",
      "src/pages/zzcourses.tsx",
      "src/templates/zzcourse.tsx",
    ])
    const edits = [...cost.matchAll(/`([\w.-]+)`(?=,| \()/g)].map(([, file = ""]) => `data/${file}`)
    expect(edited).toEqual([...edits, "src/content/entry-types.ts"])

    run("scripts/content-schemas.ts")
    const generated = changes()
    expect(generated.added.filter((file) => !added.includes(file))).toEqual(["data/schemas/zzcourse.schema.json"])
    expect(generated.edited.filter((file) => !edited.includes(file))).toEqual([
      ".vscode/settings.json",
      "data/schemas/search.schema.json",
      "src/lib/entry-routes.json",
    ])
    expect(run("scripts/check-content.ts")).toMatch(/^The content of all \d+ types is in order\./)
    // Tests and budgets open its pages from now on.
    write("paths.ts", PRINT_PATHS)
    const paths = JSON.parse(run("paths.ts")) as string[]
    expect(paths).toEqual(expect.arrayContaining(["/zzcourses", "/zzcourse-details/1"]))
  })
})
