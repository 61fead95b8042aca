// npm run test:defects: plants the faults of e2e/defects in a copy of the project, and runs the tests that must see them.
// It fails if one is not seen. It takes half an hour, and is no part of npm test.
//
//   npm run test:defects -- sms-too-long label-missing      only these
import { spawnSync } from "node:child_process"
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { stripVTControlCharacters } from "node:util"
import { findBrowser, findStandInFont, findTestBrowser } from "./lib/browser.mjs"
import { duration, environment } from "./lib/run.mjs"
import { table } from "./lib/table.mjs"

/**
 * @typedef {object} Defect a row of defects.json
 * @property {string} name
 * @property {string} what what is broken, in a sentence
 * @property {string} patch its file in FOLDER
 * @property {string} [build] the defects of one letter share a build; none where the tests need no built site
 * @property {"jest" | "site" | "stated" | "playwright"} runner
 * @property {string[]} files the tests' files
 * @property {string} title part of the title of the tests that must fail; "" for all tests of the files
 * @property {string} text what the report of the failure must say, so that it is this defect's
 */

const FOLDER = "e2e/defects"
/** Stays between the copy's builds, so that only the first one is slow. */
const KEPT = ["node_modules", ".cache", "public"]

const root = process.cwd()
const copy = path.join(os.tmpdir(), `defects${root.replaceAll(path.sep, "-")}`)
const env = {
  ...environment,
  // No server that runs already, and no colours.
  CI: "1",
  NO_COLOR: "1",
  E2E_PORT: process.env.E2E_PORT ?? "9190",
}

const asked = process.argv.slice(2)
/** @type {Defect[]} */
const all = JSON.parse(fs.readFileSync(`${FOLDER}/defects.json`, "utf8"))
const unknown = asked.filter((name) => all.every((defect) => defect.name !== name))
if (unknown.length > 0) {
  console.error(`There is no defect ${unknown.join(", ")}. There are: ${all.map(({ name }) => name).join(", ")}.`)
  process.exit(1)
}
const defects = all.filter(({ name }) => asked.length === 0 || asked.includes(name))
if (defects.some(({ runner }) => runner === "playwright")) {
  env.WHOLE_BROWSER = findBrowser()
  env.TEST_BROWSER = findTestBrowser()
  env.STAND_IN_FONT = findStandInFont() ?? ""
}

const begun = Date.now()
makeCopy()
/** What each test run gave, by the defect's name: undefined where the defect was seen. */
const missed = new Map()
for (const defect of defects.filter(({ build }) => !build)) tryTogether([defect])
for (const letter of new Set(defects.flatMap(({ build }) => build ?? []))) {
  tryTogether(defects.filter(({ build }) => build === letter))
}

const rows = defects.map(({ name, what, files, title }) => {
  const seenBy = `${files.join(", ")}${title ? `: ${title}` : ""}`
  return [name, what, missed.has(name) ? `NOT CAUGHT: ${missed.get(name)}` : "caught", seenBy]
})
console.log(`\n${table(["Defect", "What is broken", "", "Test"], rows)}`)
console.log(`${defects.length - missed.size} of ${defects.length} caught; ${duration(Date.now() - begun)}`)
process.exitCode = missed.size > 0 ? 1 : 0

/** The project as it is now, committed or not. */
function makeCopy() {
  fs.mkdirSync(copy, { recursive: true })
  console.log(`In ${copy}`)
  for (const name of fs.readdirSync(copy)) {
    if (!KEPT.includes(name)) fs.rmSync(path.join(copy, name), { recursive: true })
  }
  const files = execute("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], root).output.split(
    "\0",
  )
  for (const file of files.filter((name) => name && fs.existsSync(name))) {
    fs.cpSync(file, path.join(copy, file), { preserveTimestamps: true })
  }
  if (fs.existsSync(path.join(copy, "node_modules"))) return
  fs.symlinkSync(path.join(root, "node_modules"), path.join(copy, "node_modules"))
  for (const folder of KEPT.slice(1).filter((name) => fs.existsSync(name))) {
    fs.cpSync(folder, path.join(copy, folder), { recursive: true, preserveTimestamps: true })
  }
}

/** Plants the defects, builds where they need it, runs the tests of each, and takes the defects out again. */
function tryTogether(together) {
  const planted = together.filter((defect) => {
    const { code, output } = execute("git", ["apply", `${FOLDER}/${defect.patch}`])
    if (code !== 0) miss(defect, "the patch does not apply", output)
    return code === 0
  })
  const isBuilt = !planted[0]?.build || build(planted)
  for (const defect of isBuilt ? planted : []) {
    const from = Date.now()
    const { code, output } = execute("npx", ["--no-install", ...commandOf(defect)])
    if (code === 0) miss(defect, "the tests pass", output)
    else if (!output.includes(defect.text)) miss(defect, `the report does not say “${defect.text}”`, output)
    else console.log(`${defect.name}: caught, ${duration(Date.now() - from)}`)
  }
  for (const { patch } of planted) execute("git", ["apply", "--reverse", `${FOLDER}/${patch}`])
}

function build(planted) {
  const from = Date.now()
  const { code, output } = execute("node", ["scripts/gatsby.mjs", "build"])
  console.log(`\nBuild ${planted[0].build}: ${code === 0 ? "done" : "failed"}, ${duration(Date.now() - from)}`)
  for (const defect of code === 0 ? [] : planted) miss(defect, "the build fails", output)
  return code === 0
}

function commandOf({ runner, files, title }) {
  const titled = title.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  if (runner === "playwright") {
    const browser = ["--workers=1", "--retries=0", "--max-failures=1", "--reporter=line"]
    return ["playwright", "test", ...files, ...(title ? ["--grep", titled] : []), ...browser]
  }
  const config = runner === "jest" ? [] : ["--config", `__tests__/${runner}/jest.config.js`]
  return ["jest", ...files, ...config, ...(title ? ["--testNamePattern", titled] : []), "--ci"]
}

/** Notes that nobody saw it, and shows the end of what was printed. */
function miss({ name }, why, output) {
  missed.set(name, why)
  console.log(`${name}: NOT CAUGHT, ${why}\n${output.trim().split("\n").slice(-30).join("\n")}\n`)
}

function execute(command, args, cwd = copy) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, env, encoding: "utf8", maxBuffer: 2 ** 28 })
  return { code: status ?? 1, output: stripVTControlCharacters(`${stdout}${stderr}`) }
}
