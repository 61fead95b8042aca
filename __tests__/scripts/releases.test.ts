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

describe("a folder of releases", () => {
  test("a release holds the pages and the host's rules of one build, and a later build changes neither", () => {
    const name = add(1)
    fs.writeFileSync(path.join(root, "public/index.html"), "half")
    fs.writeFileSync(path.join(root, "deploy/cafn.conf"), "half")
    expect(shown()).toBe("1")
    expect(fs.readFileSync(path.join(to, "current/deploy/cafn.conf"), "utf8")).toBe("first")
    expect(fs.readFileSync(path.join(to, "current/nginx.conf"), "utf8")).toBe(
      `root "${folderOf(to, name)}/public";\ninclude "${folderOf(to, name)}/deploy/cafn.conf";\n`,
    )
  })

  test("a file keeps its date, so that browsers don't fetch anew what has not changed", () => {
    const date = new Date("2026-11-01T08:00:00Z")
    fs.utimesSync(path.join(root, "public/.well-known/security.txt"), date, date)
    add(1)
    expect(fs.statSync(path.join(to, "current/public/.well-known/security.txt")).mtime).toEqual(date)
  })

  test("is online by one link, which leads back to the release before", () => {
    const first = add(1)
    const second = add(2)
    expect([currentRelease(to), releaseBefore(to), shown()]).toEqual([second, first, "2"])
    // It can be moved with all that is in it.
    expect(path.isAbsolute(fs.readlinkSync(path.join(to, "current")))).toBe(false)
    putOnline(to, first)
    expect([currentRelease(to), releaseBefore(to), shown()]).toEqual([first, undefined, "1"])
  })

  test("keeps three releases, and the one that is online", () => {
    const [first, , ...last] = [1, 2, 3, 4, 5].map(add)
    putOnline(to, first ?? "")
    fs.mkdirSync(path.join(to, "releases/2026-11-26-18-06-00.unfinished"))
    removeOldReleases(to)
    expect(releasesIn(to)).toEqual([first, ...last])
    expect(fs.readdirSync(path.join(to, "releases"))).toEqual([first, ...last])
  })

  test("release: takes one release at a time, and none is kept out by one that was killed", () => {
    const unlock = lock(to)
    expect(() => lock(to)).toThrow("Another release is at work")
    unlock()
    fs.writeFileSync(path.join(to, "release.lock"), "4194305")
    expect(() => lock(to)()).not.toThrow()
  })
})

describe("npm run release -- --back", () => {
  const back = (...args: string[]) => {
    const script = path.resolve("scripts/release.mjs")
    const { status, stdout, stderr } = spawnSync("node", [script, "--to", to, "--back", ...args], { encoding: "utf8" })
    return { status, said: stdout + stderr }
  }

  test("release: puts the release before online, and tells the host where it lies", () => {
    const first = add(1)
    add(2)
    const { status, said } = back("--then", 'echo "told: $RELEASE"')
    expect([status, shown()]).toEqual([0, "1"])
    expect(said).toContain(`told: ${folderOf(to, first)}`)
    expect(said).toContain("undo its commit as well")
  })

  test("release: changes nothing where the host refuses", () => {
    add(1)
    const second = add(2)
    const { status, said } = back("--then", "exit 3")
    expect([status, shown()]).toEqual([1, "2"])
    expect(said).toContain("failed (exit code 3)")
    expect(said).toContain(`Still online: ${folderOf(to, second)}`)
  })

  test("release: says what keeps it from beginning", () => {
    add(1)
    expect(back().said).toContain("There is no release before the one that is online")
    add(2)
    fs.writeFileSync(path.join(to, "release.lock"), String(process.pid))
    expect(back().said).toContain(`Another release is at work (process ${process.pid}). Nothing was done.`)
  })

  test("release: with --pull takes the newest commit first, and ends where it can't", () => {
    const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("GIT_")))
    const git = (cwd: string, ...args: string[]) => {
      const who = ["-c", "user.name=Editor", "-c", "user.email=editor@example.org"]
      expect(spawnSync("git", [...who, ...args], { cwd, env }).status).toBe(0)
    }
    const [origin, checkout] = [path.join(root, "origin"), path.join(root, "checkout")]
    const write = (file: string, text: string) => {
      fs.writeFileSync(path.join(origin, file), text)
      git(origin, "add", ".")
      git(origin, "commit", "--quiet", "--message", text)
    }
    fs.mkdirSync(origin)
    git(origin, "init", "--quiet")
    write("package-lock.json", "{}")
    git(root, "clone", "--quiet", origin, checkout)
    fs.mkdirSync(path.join(checkout, "node_modules"))
    write("price.json", "new")
    add(1)
    add(2)
    const script = path.resolve("scripts/release.mjs")
    const pull = () => spawnSync("node", [script, "--to", to, "--pull", "--back"], { cwd: checkout, env }).status

    expect(pull()).toBe(0)
    expect(fs.readFileSync(path.join(checkout, "price.json"), "utf8")).toBe("new")
    expect(shown()).toBe("1")

    fs.rmSync(origin, { recursive: true })
    add(3)
    expect(pull()).toBe(1)
    expect(shown()).toBe("3")
  })
})
