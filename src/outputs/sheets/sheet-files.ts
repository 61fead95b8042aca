import { HEALTH_SHEET, PRICE_LIST_NAME, serviceSheetName, sheetPath } from "../../lib/sheet-paths"
import { healthSheet } from "./health-sheet"
import { priceList } from "./price-list"
import { serviceSheet } from "./service-sheet"
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
  const { animalHealth, registration, sheets, services, products } = facts
  const write = (content: SheetContent) => sheetDocument(content, facts, css)
  const health = healthSheet(animalHealth, root)
  return new Map([
    [HEALTH_SHEET, write(health)] as const,
    [sheetPath(PRICE_LIST_NAME), write(priceList(products.nodes))] as const,
    ...sheets.nodes.map((sheet) => [sheetPath(sheet.path), write(filledSheet(sheet, health.page, root))] as const),
    ...services.nodes.map(
      (service) => [sheetPath(serviceSheetName(service)), write(serviceSheet(service, registration.steps))] as const,
    ),
  ])
}
