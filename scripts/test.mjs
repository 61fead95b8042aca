// npm test: everything, in the order in which mistakes are cheapest to find. The same here and in CI.
import fs from "node:fs"
import { findBrowser, findTestBrowser } from "./lib/browser.mjs"
import { duration, environment, run, runBin } from "./lib/run.mjs"

const REPORTS = "reports"
fs.rmSync(REPORTS, { recursive: true, force: true })
fs.mkdirSync(REPORTS, { recursive: true })

// Found, or installed, once, and before anything else takes its time.
const browsers = { env: { ...environment, WHOLE_BROWSER: findBrowser(), TEST_BROWSER: findTestBrowser() } }

const steps = [
  // Each of these keeps one core busy, and says nothing when all is well.
  [
    "types, lint, format",
    () =>
      together(
        runBin("tsc", ["--noEmit"]),
        runBin("eslint", [".", "--max-warnings", "0"]),
        runBin("prettier", ["--check", "--log-level", "warn", "."]),
      ),
  ],
  ["unit", () => runBin("jest", ["--ci", "--json", `--outputFile=${REPORTS}/jest.json`])],
  ["build", () => run("node", ["scripts/gatsby.mjs", "build"])],
  ["budgets", () => run("node", ["scripts/budgets.mjs"])],
  ["dev server", () => runBin("playwright", ["test", "--config", "playwright.dev.config.ts"], browsers)],
  ["end to end", () => runBin("playwright", ["test"], browsers)],
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
    break
  }
}

const counts = [jestCounts(), playwrightCounts("playwright-dev.json"), playwrightCounts("playwright.json")].reduce(
  (sum, one) => ({
    passed: sum.passed + one.passed,
    failed: sum.failed + one.failed,
  }),
)
console.log(`\n${times.join(", ")}; ${duration(Date.now() - started)} in all`)
if (failedStep) console.log(`Stopped at: ${failedStep}`)
console.log(`${counts.passed} passed, ${counts.failed || (failedStep ? 1 : 0)} failed`)
process.exitCode = failedStep ? 1 : 0

/** Waits for all of them, so that each says all that is wrong; 0 when each ended well. */
async function together(...codes) {
  return Math.max(...(await Promise.all(codes)))
}

function jestCounts() {
  const report = readReport("jest.json")
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 }
}

function playwrightCounts(name) {
  const stats = readReport(name)?.stats
  return { passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0), failed: stats?.unexpected ?? 0 }
}

function readReport(name) {
  const path = `${REPORTS}/${name}`
  return fs.existsSync(path) ? JSON.parse(fs.readFileSync(path, "utf8")) : undefined
}
