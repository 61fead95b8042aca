import { z } from "zod"
import { isoDate } from "../../lib/calendar"
import { defineType } from "../define"
import { at } from "../inspect"
import { integer, list, object, text } from "../fields"
import { postDate } from "./date"

/** How old the report may be, in days, before an editor is told to repeat the tests. */
export const REPORT_DAYS = 180

export const accessibilityReport = defineType({
  name: "AccessibilityReport",
  about:
    "The result of the last accessibility tests. `npx tsx scripts/accessibility-report.ts` writes it from the reports of `npm test`; nobody edits it. There is one.",
  files: { kind: "one", path: "accessibility-report.json" },
  notes: (report, today) => {
    const date = postDate.safeParse(at(report, "date"))
    if (!date.success) return []
    const days = Math.floor((Date.parse(today) - Date.parse(isoDate(date.data))) / 86_400_000)
    if (days <= REPORT_DAYS) return []
    return [
      {
        field: "date",
        text: `the last test was ${days} days ago: run “npm test”, then “npx tsx scripts/accessibility-report.ts”`,
      },
    ]
  },
  schema: z.strictObject({
    date: postDate.describe("The day of the tests."),
    tools: list(
      "What was tested with.",
      object("AccessibilityTool", "A tool and its version.", {
        name: text("Its name.", 60),
        version: text("Its version.", 40),
      }),
      1,
      10,
    ),
    tests: list(
      "How many tests of each file passed.",
      object("AccessibilityTests", "The tests of a file.", {
        file: text("The file in e2e/, without its ending: pages/contrast.", 40),
        passed: integer("How many passed."),
        failed: integer("How many failed."),
        skipped: integer("How many were left out."),
      }),
      1,
      20,
    ),
  }),
})
