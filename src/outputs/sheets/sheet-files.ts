import { HEALTH_SHEET, sheetPath } from "../../lib/sheet-paths"
import { healthSheet } from "./health-sheet"
import { sheetDocument, type SheetContent } from "./sheet-document"
import type { SheetFacts } from "./sheet-facts"
import { filledSheet } from "./sheet-parts"

/**
 * Each file by its address on the site.
 *
 * @param root the project's folder, in which the drawings are
 * @param css the styles, put into each file
 */
export function sheetFiles(facts: SheetFacts, root: string, css: string): Map<string, string> {
  const { animalHealth, sheets } = facts
  const write = (content: SheetContent) => sheetDocument(content, facts, css)
  const health = healthSheet(animalHealth, root)
  return new Map([
    [HEALTH_SHEET, write(health)] as const,
    ...sheets.nodes.map((sheet) => [sheetPath(sheet.path), write(filledSheet(sheet, health.page, root))] as const),
  ])
}
