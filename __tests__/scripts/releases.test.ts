/** @jest-environment node */
import { spawnSync } from "node:child_process"
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import {
  addRelease,
  currentRelease,
  folderOf,
  lock,
  putOnline,
  releaseBefore,
  releasesIn,
  removeOldReleases,
} from "../../scripts/lib/releases.mjs"

const about = { commit: "a1b2c3", day: "2026-11-26" }
let root: string
let to: string

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), "a release "))
  to = path.join(root, "site")
  for (const file of ["public/index.html", "public/.well-known/security.txt", "deploy/cafn.conf", "deploy/host.json"]) {
    fs.mkdirSync(path.join(root, path.dirname(file)), { recursive: true })
    fs.writeFileSync(path.join(root, file), "first")
  }
})
afterEach(() => fs.rmSync(root, { recursive: true }))

/** A release of the given minute, which says the minute. */
function add(minute: number): string {
  fs.writeFileSync(path.join(root, "public/index.html"), String(minute))
  const now = new Date(Date.UTC(2026, 10, 26, 18, minute))
  const name = addRelease(root, to, about, now)
  putOnline(to, name)
  return name
}

const shown = () => fs.readFileSync(path.join(to, "current/public/index.html"), "utf8")

test("release: holds the pages and the host's rules of one build, with their dates; a later build changes neither", () => {
  const date = new Date("2026-11-01T08:00:00Z")
  fs.utimesSync(path.join(root, "public/.well-known/security.txt"), date, date)
  const name = add(1)
  fs.writeFileSync(path.join(root, "public/index.html"), "half")
  fs.writeFileSync(path.join(root, "deploy/cafn.conf"), "half")
  const current = (file: string) => path.join(to, "current", file)
  expect(shown()).toBe("1")
  expect(fs.readFileSync(current("deploy/cafn.conf"), "utf8")).toBe("first")
  expect(fs.readFileSync(current("nginx.conf"), "utf8")).toBe(
    `root "${folderOf(to, name)}/public";\ninclude "${folderOf(to, name)}/deploy/cafn.conf";\n`,
  )
  // Browsers don't fetch anew what has not changed.
  expect(fs.statSync(current("public/.well-known/security.txt")).mtime).toEqual(date)
})

test("release: is online by one link that can be moved, which leads back to the release before", () => {
  const first = add(1)
  const second = add(2)
  expect([currentRelease(to), releaseBefore(to), shown()]).toEqual([second, first, "2"])
  expect(path.isAbsolute(fs.readlinkSync(path.join(to, "current")))).toBe(false)
  putOnline(to, first)
  expect([currentRelease(to), releaseBefore(to), shown()]).toEqual([first, undefined, "1"])
})

test("release: three are kept, and the one that is online", () => {
  const [first, , ...last] = [1, 2, 3, 4, 5].map(add)
  putOnline(to, first ?? "")
  fs.mkdirSync(path.join(to, "releases/2026-11-26-18-06-00.unfinished"))
  removeOldReleases(to)
  expect(releasesIn(to)).toEqual([first, ...last])
  expect(fs.readdirSync(path.join(to, "releases"))).toEqual([first, ...last])
})

test("release: one at a time, and none is kept out by one that was killed", () => {
  const unlock = lock(to)
  expect(() => lock(to)).toThrow("Another release is at work")
  unlock()
  fs.writeFileSync(path.join(to, "release.lock"), "4194305")
  expect(() => lock(to)()).not.toThrow()
})

/** What `npm run release -- --back` says and does in the project's folder. */
const back = (...args: string[]) => {
  const script = path.resolve("scripts/release.mjs")
  const { status, stdout, stderr } = spawnSync("node", [script, "--to", to, "--back", ...args], { encoding: "utf8" })
  return { status, said: stdout + stderr }
}

test("release --back: puts the release before online, tells the host where it lies, and says where there is none", () => {
  const first = add(1)
  add(2)
  const { status, said } = back("--then", 'echo "told: $RELEASE"')
  expect([status, shown()]).toEqual([0, "1"])
  expect(said).toContain(`told: ${folderOf(to, first)}`)
  expect(said).toContain("undo its commit as well")
  expect(back().said).toContain("There is no release before the one that is online")
})

test("release --back: changes nothing where the host refuses", () => {
  add(1)
  const second = add(2)
  const { status, said } = back("--then", "exit 3")
  expect([status, shown()]).toEqual([1, "2"])
  expect(said).toContain("failed (exit code 3)")
  expect(said).toContain(`Still online: ${folderOf(to, second)}`)
})

test("release --pull: takes the newest commit first, and ends where it can't", () => {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("GIT_")))
  const [origin, checkout] = [path.join(root, "origin"), path.join(root, "checkout")]
  const git = (cwd: string, ...args: string[]) => {
    const who = ["-c", "user.name=Editor", "-c", "user.email=editor@example.org"]
    expect(spawnSync("git", [...who, ...args], { cwd, env }).status).toBe(0)
  }
  const commit = (file: string) => {
    fs.writeFileSync(path.join(origin, file), "{}")
    git(origin, "add", ".")
    git(origin, "commit", "--quiet", "--message", file)
  }
  fs.mkdirSync(origin)
  git(origin, "init", "--quiet")
  commit("package-lock.json")
  git(root, "clone", "--quiet", origin, checkout)
  fs.mkdirSync(path.join(checkout, "node_modules"))
  commit("price.json")
  add(1)
  add(2)
  const script = path.resolve("scripts/release.mjs")
  const pull = () => spawnSync("node", [script, "--to", to, "--pull", "--back"], { cwd: checkout, env }).status
  expect([pull(), shown()]).toEqual([0, "1"])
  expect(fs.existsSync(path.join(checkout, "price.json"))).toBe(true)
  fs.rmSync(origin, { recursive: true })
  add(3)
  expect([pull(), shown()]).toEqual([1, "3"])
})
