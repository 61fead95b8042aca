/** @jest-environment node */
import fs from "node:fs"

/* The pipelines and hosts' settings: that they run what there is, with the project's Node. Their form is checked by Prettier. */

const read = (file: string) => fs.readFileSync(file, "utf8")
const github = read(".github/workflows/release.yml")
const gitlab = read(".gitlab-ci.yml")
const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> }

test.each([
  ["GitHub", github],
  ["GitLab", gitlab],
  ["Netlify", read("netlify.toml")],
])("what %s runs is a command of the project", (_, text) => {
  const commands = Array.from(text.matchAll(/npm run ([\w:]+)/g), ([, name = ""]) => name)
  expect(commands.length).toBeGreaterThan(0)
  expect(commands.filter((name) => !(name in scripts))).toEqual([])
})

test("both pipelines release, keep the same folders for the next build, and the release for thirty days", () => {
  for (const text of [github, gitlab]) {
    expect(text).toMatch(/^\s+- (run: )?npm run release$/m)
    expect(text).toMatch(/\.cache[\s,|]+public/)
    expect(text).toContain("deploy/releases")
    expect(text).toContain("30")
  }
})

test("what is only proposed goes nowhere", () => {
  expect(github).toContain("github.event_name != 'pull_request' && vars.RELEASE_THEN || ''")
  expect(gitlab).toMatch(
    /npm run release -- --then ""\n\s+rules:\n\s+- if: \$CI_PIPELINE_SOURCE == "merge_request_event"/,
  )
})

test("GitLab's image has the Node of .nvmrc, which GitHub and the hosts read themselves", () => {
  expect(gitlab).toContain(`image: node:${read(".nvmrc").trim()}\n`)
  expect(github).toContain("node-version-file: .nvmrc")
})

test.each(["netlify.toml", "wrangler.toml"])("%s publishes the folder of the build", (file) => {
  expect(read(file)).toMatch(/(publish|pages_build_output_dir) = "public"/)
})
