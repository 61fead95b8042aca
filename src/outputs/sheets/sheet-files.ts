import { HEALTH_SHEET, sheetPath } from "../../lib/sheet-paths"
import { healthSheet } from "./health-sheet"
import { sheetDocument, type SheetContent } from "./sheet-document"
import type { SheetEntries, SheetFacts } from "./sheet-facts"
import { filledSheet } from "./sheet-parts"

/** Returns the files by address; `css` is inlined into each, `root` has the drawings. */
export function sheetFiles(
  { sheets, health }: SheetEntries,
  facts: SheetFacts,
  root: string,
  css: string,
): Map<string, string> {
  const write = (content: SheetContent) => sheetDocument(content, facts, css)
  const healthDocument = healthSheet(health, root)
  return new Map([
    [HEALTH_SHEET, write(healthDocument)] as const,
    ...sheets.map(
      (sheet) => [sheetPath(sheet.path), write(filledSheet(sheet, facts, healthDocument.page, root))] as const,
    ),
  ])
}
