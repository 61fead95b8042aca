// npm run nodes -w lab [-- 22 24] [-- --cold]: the unit tests and a build in each Node version that the npm package `node`
// provides. Each runs in its own copy of the project, with the same node_modules: native modules use Node-API. The copy
// keeps this folder's generated pictures; with --cold it keeps nothing.
import { execFileSync } from "node:child_process"
import fs from "node:fs"
import { createRequire } from "node:module"
import os from "node:os"
import path from "node:path"
import { ALL_UNIT_TESTS, duration, environment, run } from "../scripts/lib/run.mjs"
import { table } from "../scripts/lib/table.mjs"

const VERSIONS = ["20", "22", "24", "26"]
const REPORTS = path.resolve("reports/nodes")

const asked = process.argv.slice(2)
const isCold = asked.includes("--cold")
const numbers = asked.filter((word) => /^\d+(\.\d+)*$/.test(word))
const unknown = asked.filter((word) => word !== "--cold" && !numbers.includes(word))
if (unknown.length > 0) {
  console.error(`"${unknown.join(" ")}" is no version of Node, such as 24 or 24.1.0, and not --cold.`)
  process.exit(1)
}

// The semver implementation that Gatsby uses for its own range.
const { satisfies } = createRequire(path.resolve("node_modules/gatsby/package.json"))("semver")
const own = readJson("package.json").engines.node
const gatsby = readJson("node_modules/gatsby/package.json").engines.node
fs.rmSync(REPORTS, { recursive: true, force: true })
fs.mkdirSync(REPORTS, { recursive: true })

const rows = []
let failed = false
for (const wanted of numbers.length > 0 ? numbers : VERSIONS) {
  const node = provideNode(wanted)
  const version = execFileSync(node, ["--version"]).toString().trim()
  console.log(`\n── Node ${version}: ${node}`)
  const folder = copyProject()
  try {
    const unit = await tool("unit", [
      "node_modules/jest/bin/jest.js",
      ...ALL_UNIT_TESTS,
      "--ci",
      "--json",
      "--outputFile=jest.json",
    ])
    const report = path.join(folder, "jest.json")
    const tests = fs.existsSync(report) ? readJson(report) : { numPassedTests: 0, numFailedTests: 0 }
    const build = await tool("build", ["node_modules/gatsby/cli.js", "build"])
    failed ||= unit.code !== 0 || build.code !== 0
    rows.push([
      version,
      tests.numPassedTests,
      tests.numFailedTests,
      verdict(unit),
      verdict(build),
      isWithin(version, gatsby),
      isWithin(version, own),
    ])
  } finally {
    fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }

  /** Runs a program of node_modules in the copy; its output goes to a file in `reports/nodes`. */
  async function tool(name, args) {
    const log = path.join(REPORTS, `${version}-${name}.log`)
    const output = fs.openSync(log, "w")
    const started = Date.now()
    const code = await run(node, args, {
      cwd: folder,
      // Child processes that run `node` get the same version.
      env: { ...environment, PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}` },
      stdio: ["ignore", output, output],
    })
    fs.closeSync(output)
    const result = { code, time: Date.now() - started }
    console.log(`${name}: ${verdict(result)} (${path.relative(".", log)})`)
    return result
  }
}

console.log(`\nBuilds: ${isCold ? "cold, every picture anew" : "all anew but the pictures"}`)
console.log(
  table(["Node", "tests passed", "failed", "unit", "build", `Gatsby's engines: ${gatsby}`, `ours: ${own}`], rows),
)
process.exitCode = failed ? 1 : 0

/** Path of the newest release of this Node version in the registry. */
function provideNode(wanted) {
  const ask = ["-y", "-p", `node@${wanted}`, "-c", "node -p process.execPath"]
  const found = execFileSync("npx", ask, { stdio: ["ignore", "pipe", "inherit"] })
  return found.toString().trim().split("\n").at(-1)
}

/** Copies the project's files, including uncommitted changes, to a folder outside the project. */
function copyProject() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "nodes-"))
  const files = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"])
  for (const file of files.toString().split("\0").filter(Boolean)) {
    if (fs.existsSync(file)) fs.cpSync(file, path.join(folder, file))
  }
  fs.symlinkSync(fs.realpathSync("node_modules"), path.join(folder, "node_modules"))
  // Gatsby's own cache contains absolute paths, so it is not copied.
  const pictures = "public/static"
  if (!isCold && fs.existsSync(pictures)) fs.cpSync(pictures, path.join(folder, pictures), { recursive: true })
  return folder
}

/** "yes" if a version satisfies a range of package.json's `engines`. */
function isWithin(version, range) {
  return satisfies(version, range) ? "yes" : "no"
}

function verdict({ code, time }) {
  return `${code === 0 ? "ok" : `failed (exit code ${code})`}, ${duration(time)}`
}

function readJson(file) {
  return JSON.parse(fs.readFileSync(file, "utf8"))
}
