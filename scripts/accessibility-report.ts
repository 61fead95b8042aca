import { execFileSync } from "node:child_process"
import { readFileSync, writeFileSync } from "node:fs"
import { format } from "prettier"
import { accessibility } from "../src/content/types/accessibility"
import { accessibilityReportOf, type PlaywrightReport } from "./lib/accessibility-report"
import { findTestBrowser } from "./lib/browser.mjs"

/**
 * Writes data/accessibility-report.json from the report of the end-to-end tests (`npm test` or `npx playwright test`): when the
 * site was tested, with what, and how many tests passed. /accessibility shows it.
 */

const TARGET = "data/accessibility-report.json"

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"))

async function write(): Promise<void> {
  const { tested } = accessibility.schema.parse(readJson("data/accessibility.json"))
  const [name = "Chromium", version = "unknown"] = execFileSync(findTestBrowser(), ["--version"], { encoding: "utf8" })
    .split(/\s+(?=\d)|\s+built on/)
    .map((part) => part.trim())
  const report = accessibilityReportOf(
    readJson("reports/playwright.json") as PlaywrightReport,
    readJson("package-lock.json") as Parameters<typeof accessibilityReportOf>[1],
    tested.parts.map(({ file }) => file),
    { name, version },
  )
  writeFileSync(TARGET, await format(JSON.stringify(report), { parser: "json", printWidth: 120 }))
  console.log(`Wrote ${TARGET}.`)
}

void write()
