import fs from "node:fs"
import path from "node:path"
import sharp from "sharp"
import { copyRepository, run } from "../support/copy-repository"

/* Applies the guides word for word, one after the other, to one copy of the repository. */

const guides = [
  "add-a-component",
  "add-a-content-type",
  "add-a-page",
  "add-an-entry",
  "change-the-look",
  "write-a-test",
]

/** A path in the text of a guide. */
const FILE = /`([\w./-]+\/[\w.-]+\.(?:json|tsx?))`/g

interface Block {
  /** Such as "docs/add-a-page.md:14". */
  place: string
  /** The last file name in the text above the block; undefined for diffs and for blocks that are not files. */
  file: string | undefined
  language: string
  text: string
}

function getBlocks(guide: string): Block[] {
  const file = `docs/${guide}.md`
  const text = fs.readFileSync(file, "utf8")
  let previousEnd = 0
  return Array.from(text.matchAll(/^( *)```(\w+)\n([^]*?)^\1```$/gm), (match) => {
    const [whole, indent = "", language = "", block = ""] = match
    const before = text.slice(previousEnd, match.index)
    previousEnd = match.index + whole.length
    return {
      place: `${file}:${text.slice(0, match.index).split("\n").length}`,
      file: /^(json|tsx?)$/.exec(language) ? Array.from(before.matchAll(FILE)).at(-1)?.[1] : undefined,
      language,
      text: block.replaceAll(new RegExp(`^${indent}`, "gm"), ""),
    }
  })
}

let root: string
const changed = new Set<string>()

/** Applies the block, and returns the error; empty if it fits. */
function apply({ file, language, text }: Block): string {
  if (language === "diff") {
    for (const [, target = ""] of text.matchAll(/^\+\+\+ b\/(.+)$/gm)) changed.add(target)
    // Most hunks have context on one side only.
    return run("git", ["apply", "--recount", "--unidiff-zero"], { cwd: root, input: text }).output
  }
  if (!file) return ""
  const target = path.join(root, file)
  changed.add(file)
  if (fs.existsSync(target)) {
    const list: unknown = JSON.parse(fs.readFileSync(target, "utf8"))
    if (!Array.isArray(list)) return `${file} is there already`
    fs.writeFileSync(target, JSON.stringify([...(list as unknown[]), JSON.parse(text)], undefined, 2))
    return ""
  }
  fs.mkdirSync(path.dirname(target), { recursive: true })
  fs.writeFileSync(target, text)
  return ""
}

beforeAll(async () => {
  root = copyRepository()
  run("git", ["init", "--quiet"], { cwd: root })
  // A guide uses this photograph.
  await sharp("data/images/products/goat-milk.webp").toFile(path.join(root, "data/images/products/mutton.jpg"))
})
afterAll(() => fs.rmSync(root, { recursive: true, maxRetries: 5 }))

test.each(guides)("guides: each block of %s fits the repository", (guide) => {
  const blocks = getBlocks(guide).filter(({ language, file }) => language === "diff" || file)
  expect(blocks).not.toEqual([])
  expect(blocks.map((block) => [block.place, apply(block)]).filter(([, problem]) => problem)).toEqual([])
})

/** Runs a command in the copy, expects it to succeed, and returns its output. */
function succeed(line: string): string {
  const [program = "", ...args] = line.split(" ")
  const { status, output } = run(program, args, { cwd: root })
  expect({ line, status, ...(status !== 0 && { output }) }).toEqual({ line, status: 0 })
  return output
}

test("guides: content, types, lint and format pass after all of them", () => {
  expect(succeed("npm run --silent content")).toMatch(/The content is in order/)
  succeed("npm run --silent tokens")
  // The build writes the types of the queries. It ends before it bundles scripts, which takes minutes.
  const build = path.join(root, "gatsby-node.ts")
  const source = fs.readFileSync(build)
  fs.appendFileSync(build, END_AFTER_TYPES)
  // No escape codes.
  expect(succeed("npm run --silent build")).not.toContain("\u001B")
  fs.writeFileSync(build, source)
  for (const page of ["Courses", "OurDistricts"]) {
    expect(fs.readFileSync(path.join(root, "src/gatsby-types.d.ts"), "utf8")).toContain(`type ${page}PageQuery`)
  }
  // A guide leaves the alignment of its table to `npm run format`.
  succeed("npx prettier --write data/README.md")
  run("git", ["add", ...changed], { cwd: root })
  succeed("sh .githooks/pre-commit")
  const code = [...changed].filter((file) => file.startsWith("src/"))
  succeed(`npx depcruise --config scripts/dependency-cruiser.mjs ${code.join(" ")}`)
})

test("guides: the unit tests that they name pass after all of them", () => {
  const text = guides.map((guide) => fs.readFileSync(`docs/${guide}.md`, "utf8")).join("")
  const names = Array.from(text.matchAll(/npx jest (\w[\w.-]*(?: \w[\w.-]*)*)/g), ([, pattern = ""]) => pattern)
  expect(names).toContain("tag")
  succeed(`npx jest --ci=false ${names.join(" ")}`)
})

const END_AFTER_TYPES = `
export const onPreBuild: GatsbyNode["onPreBuild"] = async ({ store }) => {
  const { program, schema, definitions, config } = store.getState()
  const { writeTypeScriptTypes } = require("gatsby/dist/utils/graphql-typegen/ts-codegen")
  await writeTypeScriptTypes(program.directory, schema, definitions, config.graphqlTypegen)
  process.exit()
}
`
