// npm test: runs everything, the cheapest checks first, the build beside them. The same here and in CI.
import fs from "node:fs"
import { findBrowser, findStandInFont, findTestBrowser } from "./lib/browser.mjs"
import { findEngines } from "./lib/engines.mjs"
import { ALL_UNIT_TESTS, duration, environment, run, runBeside, runBin } from "./lib/run.mjs"
import { USED_TYPES } from "./lib/used-types.mjs"

const REPORTS = "reports"
fs.rmSync(REPORTS, { recursive: true, force: true })
fs.mkdirSync(REPORTS, { recursive: true })

// Found or installed once, before the slow parts start.
const browsers = {
  env: {
    ...environment,
    WHOLE_BROWSER: findBrowser(),
    TEST_BROWSER: findTestBrowser(),
    STAND_IN_FONT: findStandInFont() ?? "",
  },
}
const engines = { env: { ...environment, ...findEngines() } }

// Much of a build keeps one core busy: it begins at once, beside what measures no time.
const typesBefore = fs.readFileSync(USED_TYPES, "utf8")
const building = runBeside("node", ["scripts/gatsby.mjs", "build"])
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1))

const steps = [
  // Each of these uses one core, and prints nothing if it passes.
  [
    "types, lint, format",
    () =>
      together(
        ...["check:types", "check:lint", "check:format"].map((script) => run("npm", ["run", "--silent", script])),
      ),
  ],
  ["illustrations", () => run("npm", ["run", "--silent", "check:code", "--workspace", "packages/illustrations"])],
  ["build", build],
  ["unit", () => runBin("jest", [...ALL_UNIT_TESTS, "--ci", "--json", `--outputFile=${REPORTS}/jest.json`])],
  ["budgets", () => runBin("tsx", ["scripts/budgets.mjs"])],
  ["nginx", () => runBin("tsx", ["scripts/hosts.mjs", "nginx"])],
  ["dev server", () => playwright("playwright.dev.config.ts", browsers)],
  ["end to end", () => playwright("playwright.config.ts", browsers)],
  ["other engines", () => playwright("playwright.engines.config.ts", engines)],
]

const started = Date.now()
const times = []
let failedStep
for (const [index, [name, step]] of steps.entries()) {
  const begun = Date.now()
  console.log(`\n── ${index + 1}/${steps.length} ${name} ${"─".repeat(60 - name.length)}`)
  const code = await step()
  times.push(`${name} ${duration(Date.now() - begun)}`)
  console.log(`── ${name}: ${code === 0 ? "passed" : `failed (exit code ${code})`}, ${duration(Date.now() - begun)}`)
  if (code !== 0) {
    failedStep = name
    building.stop()
    break
  }
}

const reports = [
  jestCounts(),
  hostCounts(),
  ...["playwright-dev.json", "playwright.json", "engines.json"].map(playwrightCounts),
]
const [passed, failed, skipped] = ["passed", "failed", "skipped"].map((result) =>
  reports.reduce((sum, counts) => sum + counts[result], 0),
)
console.log(`\n${times.join(", ")}; ${duration(Date.now() - started)} in all`)
if (failedStep) console.log(`Stopped at: ${failedStep}`)
console.log(`${passed} passed, ${failed || (failedStep ? 1 : 0)} failed${skipped ? `, ${skipped} skipped` : ""}`)
process.exitCode = failedStep ? 1 : 0

/** The rest of the build. The generated files must equal the committed ones, or outdated types have been checked. */
async function build() {
  const code = await building.turn()
  if (code !== 0 || fs.readFileSync(USED_TYPES, "utf8") === typesBefore) return code
  console.error(`${USED_TYPES} was out of date. The build has written it anew: commit it.`)
  return 1
}

function playwright(config, options) {
  return runBin("playwright", ["test", "--config", config], options)
}

/** Waits for all, so that each prints all its errors; 0 if all succeeded. */
async function together(...codes) {
  return Math.max(...(await Promise.all(codes)))
}

function jestCounts() {
  const report = readReport("jest.json")
  return {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    skipped: report?.numPendingTests ?? 0,
  }
}

/** Each expectation counts as a test; a host that is not installed counts as a skipped one. */
function hostCounts() {
  return readReport("hosts-nginx.json") ?? { passed: 0, failed: 0, skipped: 0 }
}

function playwrightCounts(file) {
  const stats = readReport(file)?.stats
  return {
    passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: stats?.unexpected ?? 0,
    skipped: stats?.skipped ?? 0,
  }
}

function readReport(name) {
  const path = `${REPORTS}/${name}`
  return fs.existsSync(path) ? JSON.parse(fs.readFileSync(path, "utf8")) : undefined
}
