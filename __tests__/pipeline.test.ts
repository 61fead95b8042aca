/** @jest-environment node */
import fs, { readFileSync } from "node:fs"
import os from "node:os"
import path from "node:path"
import { isPassedOver, isPassedOverPicture } from "../src/content/content-files"
import { env, run } from "./support/copy-repository"

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

/** What the workflow takes a commit with these files for, if the list of content was this one before. */
function kindOf(files: Record<string, string>, list = readFileSync(LIST, "utf8"), gh = "git rev-parse HEAD~"): string {
  const script = /id: change\n[^]*?run: \|\n([^]*?)^ {6}-/m.exec(workflow)?.[1] ?? ""
  const root = fs.mkdtempSync(path.join(os.tmpdir(), "cafn-kind-"))
  const commit = (changed: Record<string, string>) => {
    for (const [file, text] of Object.entries(changed)) {
      fs.mkdirSync(path.join(root, path.dirname(file)), { recursive: true })
      fs.writeFileSync(path.join(root, file), text)
    }
    const who = "-c user.name=Editor -c user.email=editor@example.org -c core.hooksPath="
    return run("sh", ["-c", `git add . && git ${who} commit -qm x --allow-empty`], { cwd: root })
  }
  run("git", ["init", "--quiet"], { cwd: root })
  commit({ [LIST]: list })
  commit(files)
  const more = { RUNNER_TEMP: path.join(root, ".git"), GITHUB_OUTPUT: path.join(root, ".git/output") }
  const { output } = run("bash", ["-ec", `gh() { ${gh}; }\n${script}`], { cwd: root, env: { ...env, ...more } })
  fs.rmSync(root, { recursive: true })
  return /^kind=(\w+)$/m.exec(output)?.[1] ?? output
}

test.each([
  ["data/products/8-goat-milk.json", true],
  ["data/images/farm/cow.webp", true],
  ["static/cut-outs/hen.webp", true],
  ["static/icons.svg", false],
  ["src/lib/entry-routes.json", false],
  [".npmrc", false],
])("pipeline: a change of %s is a change of content: %s", (file, isContent) => {
  expect(kindOf({ [file]: "" })).toBe(isContent ? "content" : "code")
})

test("pipeline: a change of nothing counts as content, a wider or broken list of content doesn't", () => {
  const before = readFileSync(LIST, "utf8")
  expect(kindOf({})).toBe("content")
  expect(kindOf({ "data/site.json": "" }, `${before}\n`)).toBe("content")
  expect(kindOf({ "src/x.ts": "" }, `${before}\n`)).toBe("code")
  expect(kindOf({ "data/site.json": "" }, `${before}[\n`)).toBe("code")
  expect(kindOf({ "data/site.json": "" }, before, "exit 1")).toBe("code")
  expect(kindOf({ [LIST]: "src/", "src/x.ts": "" })).toBe("code")
})

test("pipeline: the content of the list is what the build reads", () => {
  const files = run("git", ["ls-files"], {}).output.split("\n")
  const isRead = (file: string) =>
    file.startsWith("data/images/") ? !isPassedOverPicture(file) : file.startsWith("data/") && !isPassedOver(file)
  const listed = run("grep", ["-Ef", LIST], { input: files.join("\n") }).output.split("\n")
  expect(listed.filter((file) => file && !file.startsWith("static/"))).toEqual(files.filter(isRead))
})
