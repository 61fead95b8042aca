import type { z } from "zod"
import { monthNames } from "../../src/lib/calendar"
import type { accessibilityReport } from "../../src/content/types/accessibility-report"

export type AccessibilityReport = z.infer<typeof accessibilityReport.schema>

/** Packages that the accessibility tests use, with their names on the page. */
const packages = {
  "axe-core": "axe-core",
  "@playwright/test": "Playwright",
  "@guidepup/virtual-screen-reader": "Guidepup Virtual Screen Reader",
} as const

type LockFile = { packages: Record<string, { version?: string }> }

/** The tools with the versions that package-lock.json pins. */
export const lockedTools = ({ packages: locked }: LockFile): AccessibilityReport["tools"] =>
  Object.entries(packages).map(([path, name]) => {
    const version = locked[`node_modules/${path}`]?.version
    if (!version) throw new Error(`package-lock.json has no version of ${path}.`)
    return { name, version }
  })

type Status = "expected" | "flaky" | "unexpected" | "skipped"

interface Suite {
  file: string
  specs: { tests: { status: Status }[] }[]
  suites?: Suite[]
}

/** The part of Playwright's JSON report that is read. */
export interface PlaywrightReport {
  stats: { startTime: string }
  suites: Suite[]
}

const statusesOf = ({ specs, suites = [] }: Suite): Status[] => [
  ...specs.flatMap(({ tests }) => tests.map(({ status }) => status)),
  ...suites.flatMap(statusesOf),
]

/**
 * The report that /accessibility shows, of Playwright's report.
 *
 * @param files the files of e2e/ that it is about, without their ending; each must have been run
 * @param browser the browser's name and version, such as "Chromium 150.0.1"
 */
export function accessibilityReportOf(
  { stats, suites }: PlaywrightReport,
  lock: LockFile,
  files: readonly string[],
  browser: { name: string; version: string },
): AccessibilityReport {
  const started = new Date(stats.startTime)
  const month = monthNames[started.getUTCMonth()]
  if (!month) throw new Error(`The report has no date: ${stats.startTime}`)
  const tests = files.map((file) => {
    const statuses = suites.filter((suite) => suite.file === `${file}.spec.ts`).flatMap(statusesOf)
    if (statuses.length === 0) throw new Error(`The report has no test of e2e/${file}.spec.ts: run “npm test” first.`)
    const count = (...wanted: Status[]) => statuses.filter((status) => wanted.includes(status)).length
    return { file, passed: count("expected", "flaky"), failed: count("unexpected"), skipped: count("skipped") }
  })
  return {
    date: { day: started.getUTCDate(), month, year: started.getUTCFullYear() },
    tools: [...lockedTools(lock), browser],
    tests,
  }
}
