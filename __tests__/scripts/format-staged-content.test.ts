/** @jest-environment node */
import { execFileSync } from "node:child_process"
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

/* The commit hook, run by git in a repository of its own. The check that it ends with is replaced: it leaves its name. */

const project = path.join(__dirname, "..", "..")
const tags = "data/tags.json"
const untidy = '[{"id":1,\r\n   "category":"Dairy"}]'
const tidy = '[{ "id": 1, "category": "Dairy" }]\n'

let root: string

const run = (program: string, ...args: string[]) =>
  execFileSync(program, args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"], env: environment })

/** None of what git tells a hook, should the tests themselves be run by one. */
const environment = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("GIT_")))

const git = (...args: string[]) => run("git", "-c", "user.name=Editor", "-c", "user.email=editor@example.org", ...args)
const write = (file: string, text: string | Buffer) => writeFileSync(path.join(root, file), text)
const read = (file: string) => readFileSync(path.join(root, file), "utf8")
const commit = (...files: string[]) => {
  if (files.length > 0) git("add", ...files)
  return git("-c", "core.hooksPath=hooks", "commit", "--quiet", "--message", "Edit")
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "hook-"))
  for (const name of [".prettierignore", ".husky/pre-commit"]) {
    cpSync(path.join(project, name), path.join(root, name))
  }
  for (const name of ["scripts", "node_modules"]) symlinkSync(path.join(project, name), path.join(root, name))
  const { scripts, prettier } = JSON.parse(readFileSync(path.join(project, "package.json"), "utf8")) as {
    scripts: Record<string, string>
    prettier: object
  }
  const leaveName = (name: string) => `node -e "fs.writeFileSync('checked', '${name}')"`
  const own = {
    scripts: { check: leaveName("all"), content: leaveName("content"), "check:format": scripts["check:format"] },
    prettier,
  }
  write("package.json", `${JSON.stringify(own, null, 2)}\n`)
  mkdirSync(path.join(root, "data"))
  mkdirSync(path.join(root, "hooks"))
  // As husky calls it.
  writeFileSync(path.join(root, "hooks/pre-commit"), "#!/bin/sh\nexec sh -e .husky/pre-commit\n", { mode: 0o755 })
  git("init", "--quiet")
})

afterEach(() => rmSync(root, { recursive: true }))

test("an editor's white space is put in order as it is committed", () => {
  write(tags, untidy)
  commit(tags)
  expect(git("show", `HEAD:${tags}`)).toBe(tidy)
  expect(read(tags)).toBe(tidy)
  expect(git("status", "--porcelain", "data")).toBe("")
})

test("what is not staged of a file stays as it is, and is not committed", () => {
  const more = untidy.replace("}]", '},\n{"id":2,"category":"Goats"}]')
  write(tags, untidy)
  git("add", tags)
  write(tags, more)
  commit()
  expect(git("show", `HEAD:${tags}`)).toBe(tidy)
  expect(read(tags)).toBe(more)
  expect(git("status", "--porcelain", "data")).toBe(` M ${tags}\n`)
})

test("files that are no content, and content that is not staged, stay as they are", () => {
  write("notes.json", untidy)
  write(tags, untidy)
  commit("notes.json")
  expect(git("show", "HEAD:notes.json")).toBe(untidy)
  expect(read(tags)).toBe(untidy)
})

test.each([
  ["a missing comma", Buffer.from('[{"id":1  "category":"Dairy"}]')],
  ["another encoding than UTF-8", Buffer.from('[{"id":1,   "category":"Crème"}]', "latin1")],
])("%s is left to the content check", (_, bytes) => {
  write(tags, bytes)
  commit(tags)
  expect(readFileSync(path.join(root, tags)).equals(bytes)).toBe(true)
})

test("white space in the content fails no check of the format, and elsewhere it does", () => {
  write(tags, untidy)
  expect(run("npm", "run", "--silent", "check:format")).toBe("")
  write("page.ts", "const   page = 1")
  expect(() => run("npm", "run", "--silent", "check:format")).toThrow("page.ts")
})

test.each([
  ["content", ["data/tags.json", "data/images/goat.jpg"]],
  ["all", ["data/tags.json", "page.tsx"]],
  ["all", ["data/README.md"]],
])("the hook checks %s for a commit of %s", (checked, files) => {
  for (const file of files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    write(file, file.endsWith(".json") ? tidy : "text\n")
  }
  commit(...files)
  expect(read("checked")).toBe(checked)
})
