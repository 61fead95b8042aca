/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs"
import { accessibilityReportOf, lockedTools, type PlaywrightReport } from "../../scripts/lib/accessibility-report"
import { accessibilityReport, REPORT_DAYS } from "../../src/content/types/accessibility-report"

const read = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"))
const lock = read("package-lock.json") as Parameters<typeof lockedTools>[0]
const shown = accessibilityReport.schema.parse(read("data/accessibility-report.json"))

const browser = { name: "Chromium", version: "150.0" }
const report: PlaywrightReport = {
  stats: { startTime: "2026-12-03T21:00:00.000Z" },
  suites: [
    {
      file: "a11y.spec.ts",
      specs: [{ tests: [{ status: "expected" }] }, { tests: [{ status: "flaky" }] }],
      suites: [
        { file: "a11y.spec.ts", specs: [{ tests: [{ status: "unexpected" }] }, { tests: [{ status: "skipped" }] }] },
      ],
    },
    { file: "shop.spec.ts", specs: [{ tests: [{ status: "expected" }] }] },
  ],
}

test("accessibility report: is current (npm test, npx tsx scripts/accessibility-report.ts)", () => {
  expect(shown.tools.slice(0, -1)).toEqual(lockedTools(lock))
})

test("accessibility report: the published one has results of existing test files", () => {
  expect(shown.tests.filter(({ file, passed }) => passed === 0 || !existsSync(`e2e/${file}.spec.ts`))).toEqual([])
})

test("accessibility report: counts the tests of each file, nested ones too", () => {
  const { date, tests, tools } = accessibilityReportOf(report, lock, ["a11y"], browser)
  expect(date).toEqual({ day: 3, month: "Dec", year: 2026 })
  expect(tests).toEqual([{ file: "a11y", passed: 2, failed: 1, skipped: 1 }])
  expect(tools).toEqual([...lockedTools(lock), browser])
  expect(() => accessibilityReportOf(report, lock, ["nojs"], browser)).toThrow(/no test of e2e\/nojs\.spec\.ts/)
})

test(`accessibility report: a note asks for a new one after ${REPORT_DAYS} days`, () => {
  const old = { ...shown, date: { day: 1, month: "Jan", year: 2026 } }
  expect(accessibilityReport.notes(old, "2026-06-30")).toEqual([])
  const text = "the last test was 181 days ago: run “npm test”, then “npx tsx scripts/accessibility-report.ts”"
  expect(accessibilityReport.notes(old, "2026-07-01")).toEqual([{ field: "date", text }])
})
