import { facts } from "../../shared/rules.fixture"

/* The accessibility statement, copied from data/ and shortened, and a report, for stories and tests. */

const part = (key: string, title: string): Queries.RulePartCopyFragment => ({
  key,
  title,
  paragraphs: ["A paragraph on it."],
  points: null,
})

export const testReportCopy: Queries.TestReportCopyFragment = {
  title: "What we tested",
  lead: "Programs last tested the whole website on {date}.",
  count: "{passed} passed, {failed} failed, {skipped} left out",
  toolsLabel: "Tested with",
  partsLabel: "The tests",
  parts: [
    { file: "a11y", text: "Every kind of page, on three widths, light and dark." },
    { file: "nojs", text: "Every kind of page without JavaScript." },
  ],
}

export const testReport: Queries.TestReportFragment = {
  date: { day: 3, month: "Dec", year: 2026 },
  tools: [
    { name: "axe-core", version: "4.14.0" },
    { name: "Chromium", version: "150.0" },
  ],
  tests: [{ file: "a11y", passed: 55, failed: 1, skipped: 2 }],
}

export const accessibilityCopy: Queries.AccessibilityCopyFragment = {
  aim: part("aim", "What we aim for"),
  tested: testReportCopy,
  known: part("known", "What is missing or not tested"),
  knownOfParts: [
    { text: "Hearts need JavaScript.", feature: "wishlist" },
    { text: "The comparison needs JavaScript.", feature: "compare" },
  ],
  without: part("another-way", "Another way"),
  tell: part("tell-us", "Tell us what does not work"),
  complaints: part("complaints", "If somebody treats you badly"),
  safeguarding: facts,
}
