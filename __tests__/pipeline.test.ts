/** @jest-environment node */
import fs, { readFileSync } from "node:fs"
import os from "node:os"
import path from "node:path"
import { isOnlyContent } from "../scripts/lib/content-change.mjs"
import { isIgnored, isIgnoredPicture } from "../src/content/content-files"
import { run } from "./support/copy-repository"

const workflow = readFileSync(".github/workflows/release.yml", "utf8")
const LIST = ".githooks/content-files.txt"
const jobs = workflow.split(/^  (?=\w+:$)/m)

test("pipeline: only the job that uploads has secrets; it runs on the main branch alone, without the project's code", () => {
  const withSecrets = jobs.filter((job) => job.includes("secrets."))
  expect(withSecrets).toEqual([expect.stringMatching(/^deploy:\n/)])
  expect(withSecrets[0]).toContain("if: github.ref == 'refs/heads/main'")
  expect(withSecrets[0]).not.toMatch(/actions\/checkout|npm ci|actions\/cache/)
})

test("pipeline: every action is named by a commit", () => {
  const actions = Array.from(workflow.matchAll(/uses: (.+)/g), ([, action]) => action)
  expect(actions.filter((action = "") => !/^actions\/[\w-]+@[0-9a-f]{40} # v[\d.]+$/.test(action))).toEqual([])
})

/** Returns whether a change of these files counts as content, with this list before the change. */
function isContent(files: Record<string, string>, list = readFileSync(LIST, "utf8"), commit = "HEAD~"): boolean {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), "cafn-change-"))
  const add = (changed: Record<string, string>) => {
    for (const [file, text] of Object.entries(changed)) {
      fs.mkdirSync(path.join(root, path.dirname(file)), { recursive: true })
      fs.writeFileSync(path.join(root, file), text)
    }
    const author = "-c user.name=Editor -c user.email=editor@example.org -c core.hooksPath="
    return run("sh", ["-c", `git add . && git ${author} commit -qm x --allow-empty`], { cwd: root })
  }
  run("git", ["init", "--quiet"], { cwd: root })
  add({ [LIST]: list })
  add(files)
  const before = process.cwd()
  process.chdir(root)
  try {
    return isOnlyContent(commit)
  } finally {
    process.chdir(before)
    fs.rmSync(root, { recursive: true })
  }
}

test.each([
  ["data/products/8-goat-milk.json", true],
  ["data/images/farm/cow.webp", true],
  ["static/cut-outs/hen.webp", true],
  ["static/icons.svg", false],
  ["src/lib/entry-routes.json", false],
  [".npmrc", false],
])("changed files: a change of %s is a change of content: %s", (file, expected) => {
  expect(isContent({ [file]: "" })).toBe(expected)
})

test("changed files: an empty change counts as content, a change with a wider or invalid list doesn't", () => {
  const before = readFileSync(LIST, "utf8")
  expect(isContent({})).toBe(true)
  expect(isContent({ "data/site.json": "" }, `${before}\n`)).toBe(true)
  expect(isContent({ "src/x.ts": "" }, `${before}\n`)).toBe(false)
  expect(isContent({ "data/site.json": "" }, `${before}[\n`)).toBe(false)
  expect(isContent({ "data/site.json": "" }, "")).toBe(false)
  expect(isContent({ "data/site.json": "" }, before, "v9")).toBe(false)
  expect(isContent({ [LIST]: "src/", "src/x.ts": "" })).toBe(false)
})

test("pipeline: the list matches the files that the build reads", () => {
  const files = run("git", ["ls-files"], {}).output.split("\n")
  const isRead = (file: string) =>
    file.startsWith("data/images/") ? !isIgnoredPicture(file) : file.startsWith("data/") && !isIgnored(file)
  const listed = run("grep", ["-Ef", LIST], { input: files.join("\n") }).output.split("\n")
  expect(listed.filter((file) => file && !file.startsWith("static/"))).toEqual(files.filter(isRead))
})
