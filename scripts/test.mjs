// npm test: the tests of every change, the cheapest first, the build beside them. npm run test:all: all there are.
// The same here and in CI.
//
//   --from STEP       begins with this step, where a run before has stopped: npm test -- --from "end to end"
import { execFileSync } from "node:child_process"
import fs from "node:fs"
import path from "node:path"
import { parseArgs } from "node:util"
import { findBrowser, findStandInFont, findTestBrowser } from "./lib/browser.mjs"
import { findEngines } from "./lib/engines.mjs"
import { findOldChromium } from "./lib/old-chromium.mjs"
import { stepsFrom } from "./lib/steps-from.mjs"
import { duration, environment, run, runBeside, runBin } from "./lib/run.mjs"
import { USED_TYPES } from "./lib/used-types.mjs"

const REPORTS = "reports"
const JEST_REPORTER = `--reporters=${path.resolve("scripts/lib/jest-reporter.mjs")}`
const { values: asked } = parseArgs({ options: { all: { type: "boolean" }, from: { type: "string" } } })
const { all } = asked

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {() => Promise<number>} run resolves with the exit code
 * @property {boolean} [isRemark] what it finds is printed, and is no failure: an owner may have decided so
 * @property {boolean} [isBuilt] asks the built site: it is left out if there is none
 * @property {string} [report] the file in reports/ that counts its tests; without one the step counts as one test
 * @property {() => number} [count] how many tests are left out with it
 */

/** @type {Step[]} */
const steps = [
  // Each of these uses one core, and prints nothing if it passes.
  {
    name: "types, lint, format",
    run: () => together(["check:types", "check:lint", "check:format"].map((script) => npm(script))),
  },
  { name: "unit", report: "jest.json", run: () => jest("jest.json") },
  { name: "build", run: build },
  {
    name: "built files",
    isBuilt: true,
    report: "site.json",
    run: () => jest("site.json", "--config", "__tests__/site/jest.config.js"),
  },
  { name: "stated content", isRemark: true, isBuilt: true, run: () => npm("check:stated", "--ci", JEST_REPORTER) },
  { name: "budgets", isBuilt: true, run: () => runBin("tsx", ["scripts/budgets.mjs"]) },
  {
    name: "hosts",
    isBuilt: true,
    report: "hosts-",
    run: () => runBin("tsx", ["lab/hosts.mjs", ...(all ? [] : ["nginx", "apache"])]),
  },
  playwright("end to end", "playwright.json", "."),
  ...(all
    ? [
        playwright("other engines", "playwright.engines.json", "e2e/engines"),
        playwright("dev server", "playwright.dev.json", "e2e/dev"),
        playwright("page to edit with", "playwright.editor.json", "e2e/editor"),
        { name: "workshop", run: () => npm("workshop:test") },
      ]
    : []),
]

const { begun, problem } = stepsFrom(steps, asked.from, fs.existsSync("deploy/host.json"))
if (problem) {
  console.error(problem)
  process.exit(1)
}
if (begun === 0) fs.rmSync(REPORTS, { recursive: true, force: true })
fs.mkdirSync(REPORTS, { recursive: true })

// Found or installed once, before the slow parts start.
const env = {
  ...environment,
  ...(all ? { TEST_ALL: "true", ...findEngines(), ...findOldChromium() } : {}),
  WHOLE_BROWSER: findBrowser(),
  TEST_BROWSER: findTestBrowser(),
  STAND_IN_FONT: findStandInFont() ?? "",
}

// Much of a build keeps one core busy: it begins at once, beside what measures no time.
const typesBefore = fs.readFileSync(USED_TYPES, "utf8")
const isBuilt = begun > steps.findIndex(({ name }) => name === "build")
const building = isBuilt ? undefined : runBeside("node", ["scripts/gatsby.mjs", "build"])
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1))

const started = Date.now()
const times = []
const failed = []
const leftOut = []
const sums = { passed: 0, failed: 0, skipped: 0, secondTries: 0 }
let hasSite = isBuilt
for (const [index, step] of steps.entries()) {
  if (index < begun) continue
  if (step.isBuilt && !hasSite) {
    leftOut.push(step.name)
    sums.skipped += step.count?.() ?? 1
    continue
  }
  const start = Date.now()
  console.log(`\n── ${index + 1}/${steps.length} ${step.name} ${"─".repeat(60 - step.name.length)}`)
  const found = await step.run()
  const code = step.isRemark ? 0 : found
  const took = duration(Date.now() - start)
  times.push(`${step.name} ${took}`)
  const result = code !== 0 ? `failed (exit code ${code})` : found === 0 ? "passed" : "differs, which is no failure"
  console.log(`── ${step.name}: ${result}, ${took}`)
  if (step.name === "build") hasSite = code === 0
  if (code !== 0) failed.push(step.name)
  addTo(sums, counts(step, code))
}

console.log(`\n${times.join(", ")}; ${duration(Date.now() - started)} in all`)
if (sums.secondTries > 0) console.log(`Needed a second try: ${sums.secondTries} (± above)`)
if (failed.length > 0)
  console.log(
    `Failed: ${failed.join(", ")}. Once more from there: npm ${all ? "run test:all" : "test"} -- --from "${failed[0]}"`,
  )
if (leftOut.length > 0) console.log(`Left out, because the site could not be built: ${leftOut.join(", ")}`)
console.log(`${sums.passed} passed, ${sums.failed} failed${sums.skipped > 0 ? `, ${sums.skipped} skipped` : ""}`)
process.exitCode = failed.length > 0 ? 1 : 0

/** The rest of the build. The generated files must equal the committed ones, or outdated types have been checked. */
async function build() {
  const code = await building.turn()
  if (code !== 0 || fs.readFileSync(USED_TYPES, "utf8") === typesBefore) return code
  console.error(`${USED_TYPES} was out of date. The build has written it anew: commit it.`)
  return 1
}

function npm(script, ...args) {
  return run("npm", ["run", "--silent", script, ...args])
}

function jest(report, ...args) {
  return runBin("jest", [...args, "--ci", JEST_REPORTER, "--json", `--outputFile=${REPORTS}/${report}`], {
    // Its summary in JSON is in the file; what goes to this terminal is the reporter's.
    stdio: ["ignore", "inherit", "inherit"],
  })
}

/** @returns {Step} the tests of the configuration in a folder */
function playwright(name, report, folder) {
  const args = ["test", "--config", folder]
  return {
    name,
    // These two build or copy what they open.
    isBuilt: !["e2e/dev", "e2e/editor"].includes(folder),
    report,
    run: () => runBin("playwright", args, { env }),
    count: () =>
      Number(
        /Total: (\d+) test/.exec(
          execFileSync("npx", ["playwright", ...args, "--list", "--reporter=list"], { env }).toString(),
        )?.[1] ?? 1,
      ),
  }
}

/** Waits for all, so that each prints all its errors; 0 if all succeeded. */
async function together(codes) {
  return Math.max(...(await Promise.all(codes)))
}

/** How many tests of a step passed, failed and were skipped. A host that is not installed counts as a skipped test. */
function counts({ report }, code) {
  const files = report ? fs.readdirSync(REPORTS).filter((file) => file.startsWith(report)) : []
  const isFailed = code === 0 ? 0 : 1
  if (files.length === 0) return { passed: 1 - isFailed, failed: isFailed, skipped: 0 }
  const sum = { passed: 0, failed: 0, skipped: 0, secondTries: 0 }
  for (const file of files) addTo(sum, normalise(JSON.parse(fs.readFileSync(`${REPORTS}/${file}`, "utf8"))))
  return { ...sum, failed: Math.max(sum.failed, isFailed) }
}

/** The counts in a report of Playwright, of jest, or of lab/hosts.mjs. */
function normalise({ stats, ...report }) {
  if (stats) {
    const { expected, flaky, unexpected, skipped } = stats
    return { passed: expected + flaky, failed: unexpected, skipped, secondTries: flaky }
  }
  if ("numPassedTests" in report) {
    return { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests }
  }
  return report
}

function addTo(sum, { passed, failed, skipped, secondTries = 0 }) {
  sum.passed += passed
  sum.failed += failed
  sum.skipped += skipped
  sum.secondTries += secondTries
}
