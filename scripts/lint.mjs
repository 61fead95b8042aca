// npm run lint: checks types, lint, imports between folders, and format. --staged: types, and lint and format of staged files.
import { execFileSync } from "node:child_process"
import fs from "node:fs"
import { run, runBin } from "./lib/run.mjs"

/** Files that oxlint checks. */
const CODE = /\.(ts|tsx|mts|js|mjs)$/

/** TypeScript 7 is four times as fast. Storybook and dependency-cruiser need the API of TypeScript 6. */
const types = (...project) => run("node", ["node_modules/typescript-native/bin/tsc", "--noEmit", ...project])
const format = (files) => runBin("prettier", ["--check", "--ignore-unknown", "--log-level", "warn", ...files])

const checks = [
  () => types(),
  () => types("-p", "tsconfig.browser.json"),
  () => types("-p", "src/platform/offline"),
  ...(process.argv.includes("--staged") ? staged() : whole()),
]
for (const check of checks) {
  const code = await check()
  if (code !== 0) process.exit(code)
}

function whole() {
  const entries = ["src", "gatsby-browser.tsx", "gatsby-config.ts", "gatsby-node.ts", "gatsby-ssr.tsx"]
  return [
    () => runBin("oxlint", []),
    () => runBin("depcruise", ["--config", "scripts/dependency-cruiser.mjs", ...entries]),
    () => format([".", "!data/**/*.json"]),
  ]
}

function staged() {
  const names = execFileSync("git", ["diff", "--cached", "--name-only", "--diff-filter=ACMR", "-z"], {
    encoding: "utf8",
  })
  const files = names.split("\0").filter((file) => file && fs.existsSync(file))
  const code = files.filter((file) => CODE.test(file))
  const formatted = files.filter((file) => !/^data\/.*\.json$/.test(file))
  return [
    ...(code.length > 0 ? [() => runBin("oxlint", ["--no-error-on-unmatched-pattern", ...code])] : []),
    ...(formatted.length > 0 ? [() => format(formatted)] : []),
  ]
}
