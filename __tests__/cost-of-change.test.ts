/** @jest-environment node */
import { execFileSync } from "node:child_process"
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { transpileModule, type CompilerOptions } from "typescript"
import { checkContent } from "../src/content"

/*
 * README's table “What a change costs”, held by making changes in a copy of the project and counting the files that
 * differ. A new content type is made as docs/add-a-content-type.md says, with the code that stands there.
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

let root: string

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "cost-"))
  for (const name of ["src", "data", "scripts", "package.json", "tsconfig.json", "tailwind.config.js", ".vscode"]) {
    cpSync(path.join(project, name), path.join(root, name), {
      recursive: true,
      filter: (source) => source !== path.join(project, "data/images"),
    })
  }
  for (const name of ["static", "node_modules", "data/images"]) {
    symlinkSync(path.join(project, name), path.join(root, name))
  }
})

afterEach(() => rmSync(root, { recursive: true }))

const read = (file: string) => readFileSync(path.join(root, file), "utf8")

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}

const replace = (file: string, piece: string, by: string) => {
  expect(read(file)).toContain(piece)
  write(file, read(file).replace(piece, by))
}

const contentIsInOrder = () => expect(checkContent(path.join(root, "data"))).toEqual([])

/** Runs a script of the copy; what it prints. */
const run = (script: string) =>
  execFileSync(process.execPath, [require.resolve("tsx/cli"), script], { cwd: root, encoding: "utf8", stdio: "pipe" })

/** Files of the copy that the project doesn't have, and those that differ from the project's. */
function changes() {
  const files = ["src", "data", "scripts", ".vscode"].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join("/")),
  )
  const before = (file: string) => {
    try {
      return readProject(file)
    } catch {
      return undefined
    }
  }
  return {
    added: files.filter((file) => before(file) === undefined).sort(),
    edited: files.filter((file) => ![undefined, read(file)].includes(before(file))).sort(),
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
    rmSync(path.join(root, "data/images"))
    cpSync(path.join(project, "data/images"), path.join(root, "data/images"), { recursive: true })
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
  write("src/pages/prices.tsx", read("src/pages/cart.tsx").replaceAll("/cart", "/prices"))
  replace("src/lib/paths.ts", '"/farm",', '"/farm",\n  "/prices",')
  const [cart = ""] = /\{\n {4}"route": "\/cart"[^}]+\},/.exec(read("data/pages.json")) ?? []
  replace("data/pages.json", cart, `${cart}\n${cart.replace("/cart", "/prices")}`)
  expect(run("scripts/check-content.ts")).toMatch(/^The content of all \d+ types is in order\.\n$/)
  expect(changes()).toEqual({ added: ["src/pages/prices.tsx"], edited: ["data/pages.json", "src/lib/paths.ts"] })
  write("paths.ts", PRINT_PATHS)
  expect(JSON.parse(run("paths.ts"))).toContain("/prices")
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
  const guide = readProject("docs/add-a-content-type.md")

  /** What the guide says of a file: the last `code` before a block names it. */
  const steps = [...guide.matchAll(/^\d+\. \*\*[^`]+`([^`]+)`[\s\S]*?```(\w+)\n([\s\S]*?)^ *```$/gm)].map(
    ([, file = "", language = "", block = ""]) => ({ file, language, text: block.replaceAll(/^ {3}/gm, "") }),
  )

  /** Puts each line that begins with + below the line before it; “…” stands for the rest of a line. */
  function addLines(file: string, diff: string) {
    const lines = read(file).split("\n")
    let place = 0
    for (const line of diff.trimEnd().split("\n")) {
      const text = line.slice(1)
      if (line.startsWith("+")) lines.splice((place += 1), 0, text)
      else {
        const start = text.replace(/…$/, "")
        const found = lines.findIndex(
          (one, index) => index >= place && (one === text || (start !== text && one.startsWith(start))),
        )
        if (found < 0) throw new Error(`${file} has no line “${text}” where docs/add-a-content-type.md looks for it`)
        place = found
      }
    }
    write(file, lines.join("\n"))
  }

  test("is what the table says, and what the guide says", () => {
    for (const { file, language, text } of steps) {
      if (language === "diff") addLines(file, text)
      else write(file, text)
    }
    const { added, edited } = changes()
    const cost = costOf("a content type with list and detail")
    expect(cost).toMatch(/^1 data, 1 manifest, 1 registry line, 1 feature folder, 2 pages; its copy in `data\/`: /)
    expect(added).toEqual([
      "data/events/1-goat-day.json",
      "src/content/types/event.ts",
      "src/features/events/event-card.stories.tsx",
      "src/features/events/event-card.tsx",
      "src/pages/events.tsx",
      "src/templates/event.tsx",
    ])
    const copy = [...cost.matchAll(/`([\w.-]+)`(?=,| \()/g)].map(([, file = ""]) => `data/${file}`)
    expect(edited).toEqual([...copy, "src/content/entry-types.ts"])

    run("scripts/content-schemas.ts")
    const generated = changes()
    expect(generated.added.filter((file) => !added.includes(file))).toEqual(["data/schemas/event.schema.json"])
    expect(generated.edited.filter((file) => !edited.includes(file))).toEqual([
      ".vscode/settings.json",
      "data/schemas/search.schema.json",
      "src/lib/entry-routes.json",
    ])
    expect(run("scripts/check-content.ts")).toMatch(/^The content of all \d+ types is in order\.\n$/)
    // Tests and budgets open its pages from now on.
    write("paths.ts", PRINT_PATHS)
    const paths = JSON.parse(run("paths.ts")) as string[]
    expect(paths).toEqual(expect.arrayContaining(["/events", "/event-details/1"]))
    for (const file of [...added, ...edited].filter((name) => /\.tsx?$/.test(name)))
      expect(mistakesIn(file)).toEqual([])
  })

  const options: CompilerOptions = { jsx: 4 }

  /** The types of queries come with a build; until then a file can be read, and no more. */
  const mistakesIn = (fileName: string) =>
    transpileModule(read(fileName), { fileName, reportDiagnostics: true, compilerOptions: options }).diagnostics
})
