/** @jest-environment node */
import { spawnSync } from "node:child_process"
import { readFileSync } from "node:fs"

const workflow = readFileSync(".github/workflows/release.yml", "utf8")
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

test.each([
  ["data/products/8-goat-milk.json", true],
  ["data/images/farm/cow.webp", true],
  ["static/cut-outs/hen.webp", true],
  ["static/icons.svg", false],
  ["src/lib/entry-routes.json", false],
  [".npmrc", false],
])("pipeline: a change of %s is a change of content: %s", (file, isContent) => {
  const { status } = spawnSync("grep", ["-qvEf", ".githooks/content-files.txt"], { input: `${file}\n` })
  expect(status).toBe(isContent ? 1 : 0)
})
