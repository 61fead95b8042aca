/** @jest-environment node */
import { execFileSync, spawnSync } from "node:child_process"
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"

/* `npm run check:illustrations` in a repository of its own, whose library only says which of its checks was called. */

const project = path.join(__dirname, "..", "..")

let root: string

/** None of what git tells a hook, should the tests themselves be run by one. */
const environment = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("GIT_")))

const git = (...args: string[]) =>
  execFileSync("git", ["-c", "user.name=Drawer", "-c", "user.email=drawer@example.org", ...args], {
    cwd: root,
    env: environment,
  })

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}

const library = (scripts: Record<string, string>) =>
  write("packages/illustrations/package.json", JSON.stringify({ name: "library", scripts }))

const check = () => {
  const { status, stdout } = spawnSync(process.execPath, ["scripts/check-illustrations.mjs"], {
    cwd: root,
    encoding: "utf8",
    env: environment,
  })
  return { status, output: stdout.trim() }
}

const notChecked = "The illustration library is as it was committed, and is not checked."

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "library-"))
  symlinkSync(path.join(project, "scripts"), path.join(root, "scripts"))
  write("package.json", JSON.stringify({ workspaces: ["packages/*"] }))
  write(".gitignore", "scripts\n")
  write("packages/illustrations/src/goat.ts", "export const legs = 4\n")
  write("data/pictures.json", "[]\n")
  write("data/site.json", "{}\n")
  library({ check: "echo all checks", test: "echo the tests" })
  git("init", "--quiet")
  git("add", ".")
  git("commit", "--quiet", "--message", "Draw")
})

afterEach(() => rmSync(root, { recursive: true }))

test("a change of the website alone doesn't check the library", () => {
  write("data/site.json", '{ "name": "CaFN" }\n')
  expect(check()).toEqual({ status: 0, output: notChecked })
})

test.each([
  ["edited", () => write("packages/illustrations/src/goat.ts", "export const legs = 3\n")],
  ["new", () => write("packages/illustrations/src/hen.ts", "export const legs = 2\n")],
  ["deleted", () => rmSync(path.join(root, "packages/illustrations/src/goat.ts"))],
  [
    "staged",
    () => {
      write("packages/illustrations/src/goat.ts", "export const legs = 3\n")
      git("add", ".")
    },
  ],
])("a file of the library that is %s calls for all its checks", (_, change) => {
  change()
  expect(check()).toEqual({ status: 0, output: "all checks" })
})

test("so do the website's colours and its mark, which the library draws with", () => {
  write("tailwind.config.js", "module.exports = {}\n")
  expect(check()).toEqual({ status: 0, output: "all checks" })
})

test("pictures and their descriptions call for its tests, which compare them with the drawings", () => {
  write("data/pictures.json", '[{ "path": "services/goats", "alt": "Two goats rest under an acacia." }]\n')
  expect(check()).toEqual({ status: 0, output: "the tests" })
})

test("what fails there fails here", () => {
  library({ check: "echo all checks && exit 3" })
  const { status, output } = check()
  expect(output).toBe("all checks")
  expect(status).not.toBe(0)
})

test("where there is no repository to ask, all is checked", () => {
  rmSync(path.join(root, ".git"), { recursive: true })
  expect(check()).toEqual({ status: 0, output: "all checks" })
})
