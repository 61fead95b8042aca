// npm test: runs the tests for every change, the cheapest first, and the build in parallel. npm run test:all: runs all tests.
//
//   --from STEP          starts at this step, such as the first that failed: npm test -- --from "end to end"
//   --changed [COMMIT]   only what content can break, if nothing else has changed since the commit (HEAD)
import fs from "node:fs"
import { parseArgs } from "node:util"
import { isOnlyContent } from "./lib/content-change.mjs"
import { lock } from "./lib/lock.mjs"
import { duration, environment, exitWith, run, runBeside, runBin } from "./lib/run.mjs"
import { USED_TYPES } from "./lib/used-types.mjs"

const REPORTS = "reports"
const { values: options, positionals } = parseArgs({
  options: { all: { type: "boolean" }, changed: { type: "boolean" }, from: { type: "string" } },
  allowPositionals: true,
})
const env = { ...environment, ...(options.all ? { TEST_ALL: "true" } : {}) }

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {() => Promise<number>} run resolves with the exit code
 * @property {boolean} [needsBuild] is skipped if the build failed
 * @property {string} [report] the report in reports/ with the number of tests; without it the step counts as one test
 */

const onlyContent = Boolean(options.changed) && isOnlyContent(positionals[0] ?? "HEAD")
const contentCheck = { name: "content", run: () => run("npm", ["run", "--silent", "content"]) }

/** @type {Step[]} */
const allSteps = [
  { name: "types, lint, format", run: () => run("npm", ["run", "--silent", "lint"]) },
  jest("unit", "jest.json"),
  jest("commands and guides", "commands.json", "--config", "__tests__/commands/jest.config.js"),
  { name: "build", run: build },
  { ...jest("built files", "site.json", "--config", "__tests__/site/jest.config.js"), needsBuild: true },
  { name: "specification", needsBuild: true, run: checkSpecification },
  { name: "budgets", needsBuild: true, run: () => runBin("tsx", ["scripts/budgets.mjs"]) },
  playwright("end to end", "playwright.json", ["site", "timing"]),
  ...(options.all
    ? [
        playwright("hosts", "playwright.hosts.json", ["hosts"]),
        playwright("other browsers", "playwright.browsers.json", ["firefox", "webkit"]),
        playwright("dev server", "playwright.dev.json", ["dev"]),
        playwright("editor", "playwright.editor.json", ["editor"]),
        { ...playwright("storybook", "playwright.storybook.json", ["storybook"]), run: storybook },
      ]
    : []),
]
const BROKEN_BY_CONTENT = ["build", "built files", "budgets"]
const steps = onlyContent
  ? [contentCheck, ...allSteps.filter(({ name }) => BROKEN_BY_CONTENT.includes(name))]
  : allSteps
if (options.changed) console.log(onlyContent ? "Only content has changed." : "Code has changed: all tests run.")

const firstStep = options.from === undefined ? 0 : steps.findIndex(({ name }) => name === options.from)
if (firstStep < 0) {
  exitWith(new Error(`There is no step "${options.from}". The steps are: ${steps.map(({ name }) => name).join(", ")}.`))
}
await lock(".cache").catch(exitWith)
if (firstStep === 0) fs.rmSync(REPORTS, { recursive: true, force: true })
fs.mkdirSync(REPORTS, { recursive: true })

// A build mostly uses one core, so it runs beside the first steps, none of which measures time.
const typesBefore = fs.readFileSync(USED_TYPES, "utf8")
const buildStep = steps.findIndex(({ name }) => name === "build")
const building =
  firstStep <= buildStep
    ? runBeside("node", ["scripts/gatsby.mjs", "build"], { env: { ...environment, FOLDER_IS_LOCKED: "true" } })
    : undefined
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1))

const started = Date.now()
const times = []
const failed = []
const skipped = []
const counts = { passed: 0, failed: 0, skipped: 0 }
for (const [index, step] of steps.entries()) {
  if (index < firstStep) continue
  if (step.needsBuild && failed.includes("build")) {
    skipped.push(step.name)
    continue
  }
  const start = Date.now()
  console.log(`\n── ${index + 1}/${steps.length} ${step.name} ${"─".repeat(60 - step.name.length)}`)
  const code = await step.run()
  const took = duration(Date.now() - start)
  times.push(`${step.name} ${took}`)
  console.log(`── ${step.name}: ${code === 0 ? "passed" : `failed (exit code ${code})`}, ${took}`)
  if (code !== 0) failed.push(step.name)
  for (const [name, count] of Object.entries(getCounts(step, code))) counts[name] += count
}

console.log(`\n${times.join(", ")}; ${duration(Date.now() - started)} in all`)
if (failed.length > 0) {
  const command = options.all ? "npm run test:all" : "npm test"
  console.log(`Failed: ${failed.join(", ")}. To start again there: ${command} -- --from "${failed[0]}"`)
}
if (skipped.length > 0) console.log(`Skipped, because the build failed: ${skipped.join(", ")}`)
console.log(
  `${counts.passed} passed, ${counts.failed} failed${counts.skipped > 0 ? `, ${counts.skipped} skipped` : ""}`,
)
process.exitCode = failed.length > 0 ? 1 : 0

/** Waits for the build. Fails if the committed types are outdated, because the types have been checked with them. */
async function build() {
  const code = await building()
  if (code !== 0 || fs.readFileSync(USED_TYPES, "utf8") === typesBefore) return code
  console.error(`${USED_TYPES} was out of date. The build has updated it: commit it, and run the tests again.`)
  return 1
}

/** Prints where the content differs from the specification. Never fails, because the owner can change content. */
async function checkSpecification() {
  const code = await runBin("jest", ["--config", "__tests__/specification/jest.config.js", "--ci"])
  if (code !== 0) console.log("The content differs from the specification. This fails nothing.")
  return 0
}

async function storybook() {
  const build = ["build", "--quiet", "--disable-telemetry", "--output-dir", "storybook-static"]
  return (await runBin("storybook", build)) || runPlaywright("playwright.storybook.json", ["storybook"])
}

/** @returns {Step} */
function jest(name, report, ...config) {
  const args = [...config, "--ci", "--json", `--outputFile=${REPORTS}/${report}`]
  return { name, report, run: () => runBin("jest", args) }
}

/** @returns {Step} the tests of these projects (playwright.config.ts) */
function playwright(name, report, projects) {
  return { name, report, needsBuild: true, run: () => runPlaywright(report, projects) }
}

/** Passes without tests, because tests of a browser that is not installed are skipped. */
function runPlaywright(report, projects) {
  const args = ["test", "--pass-with-no-tests", ...projects.map((project) => `--project=${project}`)]
  return runBin("playwright", args, { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: `${REPORTS}/${report}` } })
}

/** Returns the numbers of passed, failed and skipped tests of a step. */
function getCounts({ report }, code) {
  if (!report || !fs.existsSync(`${REPORTS}/${report}`)) return code === 0 ? { passed: 1 } : { failed: 1 }
  const { passed, failed, skipped } = sumCounts(JSON.parse(fs.readFileSync(`${REPORTS}/${report}`, "utf8")))
  return { passed, failed: Math.max(failed, code === 0 ? 0 : 1), skipped }
}

/** Reads the numbers in a report of Playwright or Jest. */
function sumCounts({ stats, numPassedTests, numFailedTests, numPendingTests }) {
  if (stats) {
    const { expected, unexpected, skipped } = stats
    return { passed: expected, failed: unexpected, skipped }
  }
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests }
}
