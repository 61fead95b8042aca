/** @jest-environment node */
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { brotliDecompressSync } from "node:zlib"
import { lock } from "../../scripts/lib/lock.mjs"
import {
  addRelease,
  currentRelease,
  getReleaseFolder,
  markDeployed,
  putOnline,
  releaseBefore,
  listReleases,
  removeOldReleases,
} from "../../scripts/lib/releases.mjs"
import { env, run } from "../support/copy-repository"

const about = { commit: "a1b2c3", day: "2026-11-26" }
let root: string
let to: string

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), "a release "))
  to = path.join(root, "site")
  // Gatsby names a folder of page data after its page.
  for (const file of [
    "public/index.html",
    "public/page-data/404.html/page-data.json",
    "public/.well-known/security.txt",
  ]) {
    fs.mkdirSync(path.join(root, path.dirname(file)), { recursive: true })
    fs.writeFileSync(path.join(root, file), "first")
  }
})
afterEach(() => fs.rmSync(root, { recursive: true }))

/** A deployed release, whose page has this text. */
function add(text: string): string {
  fs.writeFileSync(path.join(root, "public/index.html"), text)
  const name = addRelease(root, to, about)
  putOnline(to, name)
  markDeployed(to, name)
  return name
}

const shown = () => fs.readFileSync(path.join(to, "current/public/index.html"), "utf8")

test("release: has the pages of one build, with their dates, unchanged by a later one", () => {
  const date = new Date("2026-11-01T08:00:00Z")
  fs.utimesSync(path.join(root, "public/.well-known/security.txt"), date, date)
  add("1")
  fs.writeFileSync(path.join(root, "public/index.html"), "half")
  const current = (file: string) => path.join(to, "current", file)
  expect(shown()).toBe("1")
  // Browsers don't fetch anew what has not changed.
  expect(fs.statSync(current("public/.well-known/security.txt")).mtime).toEqual(date)
})

test("release: leaves out pictures that no page names, and copies of what has left static/", () => {
  const kept = ["static/a1/goat.jpg", "static/b2/cow two.webp", "media/clip.mp4", "contacts.vcf", ".htaccess"]
  const withdrawn = ["static/c3/old.jpg", "media/old.mp4", "cards/shop.png"]
  for (const file of [...[...kept, ...withdrawn].map((name) => `public/${name}`), "static/media/clip.mp4"]) {
    fs.mkdirSync(path.join(root, path.dirname(file)), { recursive: true })
    fs.writeFileSync(path.join(root, file), "")
  }
  fs.writeFileSync(path.join(root, "public/shop.json"), '{"picture":"/static/a1/goat.jpg"}')
  fs.writeFileSync(path.join(root, "public/shop.html"), `<img srcset="/static/b2/cow%20two.webp 960w"/>`)
  const published = path.join(getReleaseFolder(to, add("1")), "public")
  const isThere = (file: string) => fs.existsSync(path.join(published, file))
  expect([...kept, ...withdrawn].filter(isThere)).toEqual(kept)
})

test("release: the online one is a relative symlink, which can be moved back", () => {
  const first = add("1")
  const second = add("2")
  expect([currentRelease(to), releaseBefore(to), shown()]).toEqual([second, first, "2"])
  expect(path.isAbsolute(fs.readlinkSync(path.join(to, "current")))).toBe(false)
  putOnline(to, first)
  expect([currentRelease(to), releaseBefore(to), shown()]).toEqual([first, undefined, "1"])
})

test("release: three are kept, and the one online", () => {
  const [first, , ...last] = ["1", "2", "3", "4", "5"].map(add)
  putOnline(to, first ?? "")
  fs.mkdirSync(path.join(to, "releases/6-2026-11-26.unfinished"))
  removeOldReleases(to)
  expect(listReleases(to)).toEqual([first, ...last])
  expect(fs.readdirSync(path.join(to, "releases"))).toEqual([first, ...last])
})

test("release: the tenth follows the ninth, and the clock orders none", () => {
  for (let count = 1; count < 9; count++) add("")
  const [ninth, tenth] = [add("9"), addRelease(root, to, { ...about, day: "2026-11-25" })]
  expect(listReleases(to).slice(-2)).toEqual([ninth, tenth])
  putOnline(to, tenth)
  expect(releaseBefore(to)).toBe(ninth)
  // As a power cut leaves it.
  fs.writeFileSync(path.join(getReleaseFolder(to, ninth), "release.json"), "")
  expect(releaseBefore(to)).toBe("8-2026-11-26")
})

/** A project with these scripts, a content check that passes and a build of one page. */
function createProject() {
  fs.cpSync("scripts", path.join(root, "scripts"), { recursive: true })
  fs.symlinkSync(path.resolve("node_modules"), path.join(root, "node_modules"))
  fs.writeFileSync(path.join(root, "package.json"), JSON.stringify({ scripts: { content: "exit 0" } }))
  const page = '"public/index.html", `${process.env.TITLE} `.repeat(200)'
  fs.writeFileSync(path.join(root, "scripts/gatsby.mjs"), `import fs from "fs"\nfs.writeFileSync(${page})`)
}

/** What `npm run release` does with the test project, whose page has this title. */
const release = (title: string, ...args: string[]) =>
  run("node", ["scripts/release.mjs", "--to", "site", ...args], { cwd: root, env: { ...env, TITLE: title } })

test("release: checks, builds, compresses and puts the site online, and --back returns to the release before", () => {
  createProject()
  const online = (file = "index.html") => fs.readFileSync(path.join(to, "current/public", file))
  for (const title of ["first", "second"]) {
    const { status, output } = release(title)
    expect(output).toMatch("Released in")
    expect(status).toBe(0)
    expect(online().toString()).toMatch(title)
    expect(brotliDecompressSync(online("index.html.br"))).toEqual(online())
  }
  expect(release("", "--back").status).toBe(0)
  expect(online().toString()).toMatch("first")
}, 120_000)

test("release --if-new: releases again after a release that was not deployed", () => {
  createProject()
  expect(release("first", "--then", "kill -KILL $PPID").status).toBeNull()
  const touchLocks = (date: Date) => {
    for (const name of [".cache.lock", "site/releases.lock"]) fs.utimesSync(path.join(root, name), date, date)
  }
  touchLocks(new Date())
  expect(release("second", "--if-new").output).toContain(`is running in ${to}`)
  touchLocks(new Date(0))
  expect(release("second", "--if-new").output).toContain("Released in")
  expect(release("third", "--if-new").output).toContain("Nothing to do")
  expect(shown()).toMatch("second")
  expect(release("", "--back").output).toContain("There is no earlier release")
}, 180_000)

/** What `npm run release -- --back` says and does in the project's folder. */
const back = (args: readonly string[] = [], more?: object) =>
  run("node", [path.resolve("scripts/release.mjs"), "--to", to, "--back", ...args], { cwd: root, ...more })

/** As a terminal runs it: in a group of its own, and with a terminal as its input. */
const TERMINAL = {
  detached: true,
  env: { ...env, NODE_OPTIONS: "--import=data:text/javascript,process.stdin.isTTY=true" },
}

test("release --back: moves the link back, runs the host's command, and fails if there is none", () => {
  const first = add("1")
  add("2")
  const { status, output } = back(["--then", 'echo "told: $RELEASE"'])
  expect([status, shown()]).toEqual([0, "1"])
  expect(output).toContain(`told: ${getReleaseFolder(to, first)}`)
  expect(output).toContain("undo the commit as well")
  expect(back().output).toContain("There is no earlier release")
})

test("release --back: works beside npm run dev, and refuses beside a release of another clone", async () => {
  add("1")
  const second = add("2")
  const unlock = await lock(path.join(to, "releases"))
  expect([back(), shown()]).toEqual([
    { status: 1, output: expect.stringContaining(`is running in ${to}`) as unknown },
    "2",
  ])
  await unlock()
  const unlockCache = await lock(path.join(root, ".cache"))
  expect([back().status, shown()]).toEqual([0, "1"])
  await unlockCache()
  expect(currentRelease(to)).not.toBe(second)
})

test.each([
  ["fails", "exit 3", "failed (exit code 3)", {}],
  ["leaves no place for its note", 'rm "$RELEASE/release.json"; mkdir "$RELEASE/release.json"', "EISDIR", {}],
  ["is interrupted", '(kill -TERM $PPID; sleep 5; touch "$RELEASE/late"); true', "interrupted", {}],
  ["is interrupted in a terminal", '(kill -TERM $PPID; sleep 5; touch "$RELEASE/late"); true', "interrupted", TERMINAL],
] as const)("release --back: changes nothing if the host's command %s", (_, command, said, more) => {
  const first = add("1")
  const second = add("2")
  const { status, output } = back(["--then", command], more)
  expect(fs.existsSync(path.join(getReleaseFolder(to, first), "late"))).toBe(false)
  expect([status, shown()]).toEqual([1, "2"])
  expect(output).toContain(said)
  expect(output).toContain(`Still online: ${getReleaseFolder(to, second)}`)
})

test("release --pull: pulls first, and stops if that fails", () => {
  const [origin, checkout] = [path.join(root, "origin"), path.join(root, "checkout")]
  const git = (cwd: string, ...args: string[]) => {
    const who = ["-c", "user.name=Editor", "-c", "user.email=editor@example.org"]
    expect(run("git", [...who, ...args], { cwd }).status).toBe(0)
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
  add("1")
  add("2")
  const script = path.resolve("scripts/release.mjs")
  const pull = () => run("node", [script, "--to", to, "--pull", "--back"], { cwd: checkout }).status
  expect([pull(), shown()]).toEqual([0, "1"])
  expect(fs.existsSync(path.join(checkout, "price.json"))).toBe(true)
  fs.rmSync(origin, { recursive: true })
  add("3")
  expect([pull(), shown()]).toEqual([1, "3"])
})
