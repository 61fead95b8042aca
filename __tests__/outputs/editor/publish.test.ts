/** @jest-environment node */
import fs from "node:fs"
import path from "node:path"
import type { Problem } from "../../../src/content"
import { publish, undo, unpublished, type Content } from "../../../src/outputs/editor/publish"
import { git } from "../../support/git"
import { createFolder } from "../../support/temporary-folder"

/* Two clones of a bare repository: `here` is the editor's, `there` another computer's. */

const FILE = "data/products/8-goat-milk.json"
let folder: string
let here: string
let there: string
let problems: Problem[]
let content: Content

const clone = (name: string) => {
  const root = path.join(folder, name)
  git(folder, "clone", "--quiet", "cafn.git", name)
  git(root, "config", "user.name", name)
  git(root, "config", "user.email", `${name}@cafn.example`)
  return root
}
const read = (root: string) => fs.readFileSync(path.join(root, FILE), "utf8")
const setPrice = (root: string, price: string) =>
  fs.writeFileSync(path.join(root, FILE), read(root).replace(/"price": ".*"/, `"price": "${price}"`))
const commitThere = (price: string) => {
  setPrice(there, price)
  git(there, "commit", "--quiet", "--all", "--message=Theirs")
  git(there, "push", "--quiet")
}
const readPublished = () => git(path.join(folder, "cafn.git"), "show", `main:${FILE}`)
const containing = (text: string): unknown => expect.stringContaining(text)
const summary = "Goat (Milk): price UGX 6,000 → UGX 6,500"

// Each git command is a process, which takes long on a busy machine.
jest.setTimeout(60_000)

beforeEach(() => {
  folder = createFolder()
  git(folder, "init", "--quiet", "--bare", "--initial-branch=main", "cafn.git")
  there = clone("there")
  fs.mkdirSync(path.join(there, "data/products"), { recursive: true })
  const milk = { id: 8, title: "Goat [Milk]", price: "UGX6,000", stock: false, reviews: 1, stars: 5, sku: "M" }
  fs.writeFileSync(path.join(there, FILE), `${JSON.stringify(milk, null, 2)}\n`)
  fs.writeFileSync(path.join(there, "code.ts"), "1\n")
  git(there, "add", ".")
  git(there, "commit", "--quiet", "--message=Goats")
  git(there, "push", "--quiet", "--set-upstream", "origin", "HEAD:main")
  here = clone("here")
  problems = []
  content = {
    root: here,
    check: () => Promise.resolve(problems),
    onNewFiles: jest.fn(),
  }
})

test("publish: a price is formatted, committed with a summary, and merged with others' changes", async () => {
  fs.writeFileSync(path.join(there, "code.ts"), "2\n")
  git(there, "commit", "--quiet", "--all", "--message=Code")
  git(there, "push", "--quiet")
  setPrice(here, "UGX6,500")
  fs.writeFileSync(path.join(here, FILE), read(here).replace('"price": ', '"price":'))
  expect((await unpublished(here)).changes).toEqual([
    { file: FILE, before: containing("UGX6,000"), after: containing("UGX6,500") },
  ])
  await publish(content)
  expect(readPublished()).toContain('"price": "UGX6,500"')
  // A message with “[skip ci]” would keep the host from building.
  expect(git(here, "log", "--first-parent", "--format=%s")).toBe(`Merge what others have published\n${summary}\nGoats`)
  expect(content.onNewFiles).toHaveBeenCalledTimes(1)
  const last = [{ file: FILE, before: containing("UGX6,000"), after: containing("UGX6,500") }]
  expect(await unpublished(here)).toEqual({ changes: [], last })
})

test("publish: new and deleted files, and nothing outside data/", async () => {
  fs.rmSync(path.join(here, FILE))
  fs.mkdirSync(path.join(here, "data/images"))
  fs.writeFileSync(path.join(here, "data/images/can.webp"), "picture")
  fs.writeFileSync(path.join(here, "code.ts"), "2\n")
  expect((await unpublished(here)).changes).toEqual([
    { file: "data/images/can.webp", before: undefined, after: "" },
    { file: FILE, before: containing("UGX6,000"), after: undefined },
  ])
  await publish(content)
  expect(git(folder, "--git-dir=cafn.git", "ls-tree", "-r", "--name-only", "main")).toBe(
    "code.ts\ndata/images/can.webp",
  )
  expect(git(here, "status", "--porcelain")).toBe("M code.ts")
})

test("publish: files of other programs are neither shown nor published", async () => {
  const others = ["products/._8.json", "products/~$8.json", "products/8.json~", ".obsidian/app.json", "a.swp", "a.md"]
  for (const file of others) {
    fs.mkdirSync(path.dirname(path.join(here, "data", file)), { recursive: true })
    fs.writeFileSync(path.join(here, "data", file), Buffer.from([0, 5, 22, 7]))
  }
  expect((await unpublished(here)).changes).toEqual([])
  setPrice(here, "UGX6,500")
  fs.writeFileSync(path.join(here, "data/[a] :(b).json"), "{}\n")
  await publish(content)
  expect(git(folder, "--git-dir=cafn.git", "ls-tree", "-r", "--name-only", "main", "data")).toBe(
    `data/[a] :(b).json\n${FILE}`,
  )
})

test("publish: without a network the commit stays, and is pushed next time", async () => {
  const address = git(here, "remote", "get-url", "origin")
  git(here, "remote", "set-url", "origin", "git://127.0.0.1:1/cafn.git")
  setPrice(here, "UGX6,500")
  await expect(publish(content)).rejects.toThrow("There is no network, or the repository does not answer")
  expect(read(here)).toContain("UGX6,500")
  expect((await unpublished(here)).changes).toHaveLength(1)
  git(here, "remote", "set-url", "origin", address)
  await publish(content)
  expect(readPublished()).toContain("UGX6,500")
})

test("publish: conflicting values require a choice; other fields are merged", async () => {
  fs.writeFileSync(path.join(there, FILE), read(there).replace('"reviews": 1', '"reviews": 7'))
  commitThere("UGX7,000")
  setPrice(here, "UGX6,500")
  fs.writeFileSync(path.join(here, FILE), read(here).replace('"sku": "M"', '"sku": "N"'))
  const conflict = { file: FILE, path: ["price"], mine: "UGX6,500", theirs: "UGX7,000" }
  await expect(publish(content)).rejects.toMatchObject({ conflicts: [conflict] })
  expect(read(here)).toContain("UGX6,500")
  expect(git(here, "status", "--porcelain=v2", "--branch")).toContain("branch.head main")
  expect((await unpublished(here)).changes).toHaveLength(1)

  await publish(content, { [`${FILE} price`]: "theirs" })
  const merged = { id: 8, title: "Goat [Milk]", price: "UGX7,000", stock: false, reviews: 7, stars: 5, sku: "N" }
  expect(JSON.parse(readPublished())).toEqual(merged)
  expect(git(here, "log", "--format=%s")).toContain(summary)
})

test("publish: a file that others have removed requires a choice", async () => {
  fs.rmSync(path.join(there, FILE))
  git(there, "commit", "--quiet", "--all", "--message=Gone")
  git(there, "push", "--quiet")
  setPrice(here, "UGX8,000")
  await expect(publish(content)).rejects.toMatchObject({ conflicts: [{ file: FILE, path: [], theirs: undefined }] })
  await publish(content, { [`${FILE}`]: "mine" })
  expect(readPublished()).toContain("UGX8,000")
})

test("publish: the editor's own interrupted merge is aborted, a person's merge is kept", async () => {
  commitThere("UGX7,000")
  setPrice(here, "UGX6,500")
  git(here, "commit", "--quiet", "--all", "--message=Mine")
  git(here, "fetch", "--quiet")
  const merge = (message: string) => expect(() => git(here, "merge", "-m", message, "origin/main")).toThrow()
  merge("Merge what others have published")
  expect(await unpublished(here)).toMatchObject({ changes: [{ file: FILE }] })
  expect(read(here)).toContain("UGX6,500")
  merge("Mine")
  expect((await unpublished(here)).off).toContain("A merge is under way in this folder")
})

test("publish: goes to the branch that is built, regardless of push remote and signing", async () => {
  git(folder, "init", "--quiet", "--bare", "fork.git")
  git(here, "remote", "add", "fork", path.join(folder, "fork.git"))
  git(here, "config", "branch.main.pushRemote", "fork")
  git(here, "config", "commit.gpgsign", "true")
  setPrice(here, "UGX6,500")
  await publish(content)
  expect(readPublished()).toContain("UGX6,500")
})

test("publish: content with problems is not committed, alone or merged with others' changes", async () => {
  const problem = { file: FILE, entry: "id 8", field: "price", actual: '"6500"', expected: 'a price such as "$12.00"' }
  problems = [problem, problem]
  setPrice(here, "6500")
  await expect(publish(content)).rejects.toMatchObject({ problems })
  expect(git(here, "log", "--format=%s")).toBe("Goats")
  expect(read(here)).toContain('"6500"')

  fs.writeFileSync(path.join(there, "data/new.json"), "{}\n")
  git(there, "add", ".")
  git(there, "commit", "--quiet", "--message=Theirs")
  git(there, "push", "--quiet")
  const check = () => Promise.resolve(fs.existsSync(path.join(here, "data/new.json")) ? [problem] : [])
  await expect(publish({ ...content, check })).rejects.toMatchObject({ problems: [problem] })
  expect(readPublished()).toContain("UGX6,000")
})

test("publish: the last publication is undone for all; if that fails, nothing changes", async () => {
  setPrice(here, "UGX6,500")
  await publish(content)
  await undo(content, [FILE])
  expect(readPublished()).toContain("UGX6,000")
  expect(read(here)).toContain("UGX6,000")
  expect(git(here, "log", "-1", "--format=%s")).toBe("Taken back: Goat (Milk): price UGX 6,500 → UGX 6,000")
  expect((await unpublished(here)).last).toBeUndefined()

  setPrice(here, "UGX6,600")
  await publish(content)
  git(there, "pull", "--quiet")
  commitThere("UGX7,000")
  // The page has reloaded the files during the attempt, and must reload them after it.
  const states: string[] = []
  const onNewFiles = () => void states.push(read(here))
  await expect(undo({ ...content, onNewFiles }, [FILE])).rejects.toThrow("Another editor has changed Goat [Milk] since")
  expect(read(here)).toContain("UGX6,600")
  expect(states.at(-1)).toBe(read(here))
  expect((await unpublished(here)).changes).toEqual([])
})

test("publish: one entry of the last publication is undone, and the others stay", async () => {
  setPrice(here, "UGX6,500")
  fs.writeFileSync(path.join(here, "data/new.json"), "{}\n")
  await publish(content)
  problems = [{ file: FILE, entry: "", field: "", actual: "1", expected: "2" }]
  await expect(undo(content, ["data/new.json"])).rejects.toThrow("Without it, the content is not in order")
  expect(fs.existsSync(path.join(here, "data/new.json"))).toBe(true)
  problems = []
  await undo(content, ["data/new.json"])
  expect(readPublished()).toContain("UGX6,500")
  expect(fs.existsSync(path.join(here, "data/new.json"))).toBe(false)
})

test("publish: is disabled without a repository, and if more than content is unpublished", async () => {
  const off = (why: string) => ({ off: containing(why), changes: [] })
  expect(await unpublished(folder)).toEqual(off("is not in a Git repository"))
  expect((await unpublished(here)).last).toBeUndefined()
  fs.writeFileSync(path.join(here, "code.ts"), "2\n")
  git(here, "commit", "--quiet", "--all", "--message=Code")
  expect(await unpublished(here)).toEqual(off("commits of more than the content"))
  // The page can be outdated.
  await expect(publish(content)).rejects.toThrow("commits of more than the content")
  await expect(undo(content, [FILE])).rejects.toThrow("The last publication is no longer the newest change")
  expect(git(path.join(folder, "cafn.git"), "log", "--format=%s", "main")).toBe("Goats")
})

test.each<[what: string, breakSetup: () => void, message: string]>([
  ["HEAD is detached", () => git(here, "switch", "--quiet", "--detach"), "on no branch (a detached HEAD)"],
  ["a merge is under way", () => fs.writeFileSync(path.join(here, ".git/MERGE_HEAD"), ""), "A merge is under way"],
  ["the branch has no upstream", () => git(here, "branch", "--unset-upstream"), "has no repository on the network"],
  ["git is not installed", () => (process.env.PATH = ""), "Git is not installed"],
])("publish: is disabled if %s, with instructions", async (_what, breakSetup, message) => {
  const { PATH } = process.env
  breakSetup()
  const { off } = await unpublished(here)
  process.env.PATH = PATH
  expect(off).toContain(message)
  expect(off).toContain("ask the person who looks after the site")
})
