/** @jest-environment node */
import fs from "node:fs"
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
import { createFolder } from "../support/temporary-folder"

const about = { commit: "a1b2c3", day: "2026-11-26" }
let root: string
let to: string

beforeEach(() => {
  root = createFolder("a release ")
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

/** Adds a deployed release whose page has this text. */
function add(text: string): string {
  fs.writeFileSync(path.join(root, "public/index.html"), text)
  const name = addRelease(root, to, about)
  putOnline(to, name)
  markDeployed(to, name)
  return name
}

const readPage = () => fs.readFileSync(path.join(to, "current/public/index.html"), "utf8")

test("release: has the pages of one build, with their dates, unchanged by a later one", () => {
  const date = new Date("2026-11-01T08:00:00Z")
  fs.utimesSync(path.join(root, "public/.well-known/security.txt"), date, date)
  add("1")
  fs.writeFileSync(path.join(root, "public/index.html"), "half")
  const current = (file: string) => path.join(to, "current", file)
  expect(readPage()).toBe("1")
  // Browsers revalidate by date.
  expect(fs.statSync(current("public/.well-known/security.txt")).mtime).toEqual(date)
})

test("release: omits unreferenced pictures, and copies of files removed from static/", () => {
  const published = ["static/a1/goat.jpg", "static/b2/cow two.webp", "media/clip.mp4", "contacts.vcf", ".htaccess"]
  const unreferenced = ["static/c3/old.jpg", "media/old.mp4", "cards/shop.png"]
  for (const file of [...[...published, ...unreferenced].map((name) => `public/${name}`), "static/media/clip.mp4"]) {
    fs.mkdirSync(path.join(root, path.dirname(file)), { recursive: true })
    fs.writeFileSync(path.join(root, file), "")
  }
  fs.writeFileSync(path.join(root, "public/shop.json"), '{"picture":"/static/a1/goat.jpg"}')
  fs.writeFileSync(path.join(root, "public/shop.html"), `<img srcset="/static/b2/cow%20two.webp 960w"/>`)
  const publicDir = path.join(getReleaseFolder(to, add("1")), "public")
  const isThere = (file: string) => fs.existsSync(path.join(publicDir, file))
  expect([...published, ...unreferenced].filter(isThere)).toEqual(published)
})

test("release: the deployed one is a relative symlink, which can be moved back", () => {
  const first = add("1")
  const second = add("2")
  expect([currentRelease(to), releaseBefore(to), readPage()]).toEqual([second, first, "2"])
  expect(path.isAbsolute(fs.readlinkSync(path.join(to, "current")))).toBe(false)
  putOnline(to, first)
  expect([currentRelease(to), releaseBefore(to), readPage()]).toEqual([first, undefined, "1"])
})

test("release: three are kept, and the deployed one", () => {
  const [first, , ...last] = ["1", "2", "3", "4", "5"].map(add)
  putOnline(to, first ?? "")
  fs.mkdirSync(path.join(to, "releases/6-2026-11-26.unfinished"))
  removeOldReleases(to)
  expect(listReleases(to)).toEqual([first, ...last])
  expect(fs.readdirSync(path.join(to, "releases"))).toEqual([first, ...last])
})

test("release: they are ordered by number, not by date", () => {
  for (let count = 1; count < 9; count++) add("")
  const [ninth, tenth] = [add("9"), addRelease(root, to, { ...about, day: "2026-11-25" })]
  expect(listReleases(to).slice(-2)).toEqual([ninth, tenth])
  putOnline(to, tenth)
  expect(releaseBefore(to)).toBe(ninth)
  // The state after a power cut.
  fs.writeFileSync(path.join(getReleaseFolder(to, ninth), "release.json"), "")
  expect(releaseBefore(to)).toBe("8-2026-11-26")
})

/** Creates a project with these scripts, a passing content check and a build of one page. */
function createProject() {
  fs.cpSync("scripts", path.join(root, "scripts"), { recursive: true })
  fs.symlinkSync(path.resolve("node_modules"), path.join(root, "node_modules"))
  fs.writeFileSync(path.join(root, "package.json"), JSON.stringify({ scripts: { content: "exit 0" } }))
  const page = '"public/index.html", `${process.env.TITLE} `.repeat(200)'
  fs.writeFileSync(path.join(root, "scripts/gatsby.mjs"), `import fs from "fs"\nfs.writeFileSync(${page})`)
}

/** Runs `npm run release` in the project, whose page has this title. */
const release = (title: string, ...args: string[]) =>
  run("node", ["scripts/release.mjs", "--to", "site", ...args], { cwd: root, env: { ...env, TITLE: title } })

test("release: checks, builds, compresses and deploys the site, and --back returns to the previous release", () => {
  createProject()
  const readOnline = (file = "index.html") => fs.readFileSync(path.join(to, "current/public", file))
  for (const title of ["first", "second"]) {
    const { status, output } = release(title)
    expect(output).toMatch("Released in")
    expect(status).toBe(0)
    expect(readOnline().toString()).toMatch(title)
    expect(brotliDecompressSync(readOnline("index.html.br"))).toEqual(readOnline())
  }
  expect(release("", "--back").status).toBe(0)
  expect(readOnline().toString()).toMatch("first")
}, 120_000)

test("release --if-new: releases again after a release that was not deployed", () => {
  createProject()
  expect(release("first", "--then", "kill -KILL $PPID").status).toBeNull()
  const setLockTimes = (date: Date) => {
    for (const name of [".cache.lock", "site/releases.lock"]) fs.utimesSync(path.join(root, name), date, date)
  }
  setLockTimes(new Date())
  expect(release("second", "--if-new").output).toContain(`is running in ${to}`)
  setLockTimes(new Date(0))
  expect(release("second", "--if-new").output).toContain("Released in")
  expect(release("third", "--if-new").output).toContain("Nothing to do")
  expect(readPage()).toMatch("second")
  expect(release("", "--back").output).toContain("There is no earlier release")
}, 180_000)

/** Runs `npm run release -- --back` in the project. */
const back = (args: readonly string[] = [], options?: object) =>
  run("node", [path.resolve("scripts/release.mjs"), "--to", to, "--back", ...args], { cwd: root, ...options })

/** Simulates a terminal: a new process group, and a TTY as input. */
const TERMINAL = {
  detached: true,
  env: { ...env, NODE_OPTIONS: "--import=data:text/javascript,process.stdin.isTTY=true" },
}

test("release --back: moves the link back, runs the host's command, and fails if there is none", () => {
  const first = add("1")
  add("2")
  const { status, output } = back(["--then", 'echo "told: $RELEASE"'])
  expect([status, readPage()]).toEqual([0, "1"])
  expect(output).toContain(`told: ${getReleaseFolder(to, first)}`)
  expect(output).toContain("undo the commit as well")
  expect(back().output).toContain("There is no earlier release")
})

test("release --back: works beside npm run dev, and fails beside a release of another clone", async () => {
  add("1")
  const second = add("2")
  const unlock = await lock(path.join(to, "releases"))
  expect([back(), readPage()]).toEqual([
    { status: 1, output: expect.stringContaining(`is running in ${to}`) as unknown },
    "2",
  ])
  await unlock()
  const unlockCache = await lock(path.join(root, ".cache"))
  expect([back().status, readPage()]).toEqual([0, "1"])
  await unlockCache()
  expect(currentRelease(to)).not.toBe(second)
})

test.each([
  ["fails", "exit 3", "failed (exit code 3)", {}],
  [
    "prevents the release file from being written",
    'rm "$RELEASE/release.json"; mkdir "$RELEASE/release.json"',
    "EISDIR",
    {},
  ],
  ["is interrupted", '(kill -TERM $PPID; sleep 5; touch "$RELEASE/late"); true', "interrupted", {}],
  ["is interrupted in a terminal", '(kill -TERM $PPID; sleep 5; touch "$RELEASE/late"); true', "interrupted", TERMINAL],
] as const)("release --back: changes nothing if the host's command %s", (_, command, message, options) => {
  const first = add("1")
  const second = add("2")
  const { status, output } = back(["--then", command], options)
  expect(fs.existsSync(path.join(getReleaseFolder(to, first), "late"))).toBe(false)
  expect([status, readPage()]).toEqual([1, "2"])
  expect(output).toContain(message)
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
  expect([pull(), readPage()]).toEqual([0, "1"])
  expect(fs.existsSync(path.join(checkout, "price.json"))).toBe(true)
  fs.rmSync(origin, { recursive: true })
  add("3")
  expect([pull(), readPage()]).toEqual([1, "3"])
})
