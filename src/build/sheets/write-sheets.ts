import fs from "node:fs"
import path from "node:path"
import type { CreatePagesArgs } from "gatsby"
import { leafletPath, sheetPath } from "../../lib/sheet-paths"
import { productLeaflet, serviceLeaflet } from "./leaflets"
import { SHEET_FACTS, type SheetFacts } from "./sheet-facts"
import { sheetDocument } from "./sheet-document"
import { filledSheet } from "./sheet-parts"

/**
 * Writes `public/sheets`: the sheets to print, and a leaflet of each service and each product. They are plain HTML pages
 * with their styles and drawings in them, one page A4 each, and work without scripts.
 */
export async function writeSheets(api: CreatePagesArgs, root: string): Promise<void> {
  const result: { data?: Queries.SheetFactsQuery; errors?: Error[] } =
    await api.graphql<Queries.SheetFactsQuery>(SHEET_FACTS)
  const { siteSettings, sheetCopy, registration, ...lists } = result.data ?? {}
  if (!siteSettings || !sheetCopy || !registration || !lists.sheets || !lists.services || !lists.products) {
    api.reporter.panicOnBuild("What the sheets to print say could not be read.", result.errors)
    return
  }
  const { sheets, services, products } = lists
  const files = sheetFiles({ siteSettings, sheetCopy, registration, sheets, services, products }, root)
  fs.rmSync(path.join(root, "public/sheets"), { recursive: true, force: true })
  for (const [address, html] of files) {
    const target = path.join(root, "public", address)
    fs.mkdirSync(path.dirname(target), { recursive: true })
    fs.writeFileSync(target, html)
  }
}

/** Each file by its address on the site. */
export function sheetFiles(facts: SheetFacts, root: string): Map<string, string> {
  const { siteSettings: site, sheetCopy: copy, registration, sheets, services, products } = facts
  const write = (content: Parameters<typeof sheetDocument>[0]) => sheetDocument(content, copy, site, root)
  return new Map([
    ...sheets.nodes.map((sheet) => [sheetPath(sheet.path), write(filledSheet(sheet, root))] as const),
    ...services.nodes.map(
      (service) => [leafletPath("service", service), write(serviceLeaflet(service, copy, registration.steps))] as const,
    ),
    ...products.nodes.map(
      (product) => [leafletPath("product", product), write(productLeaflet(product, copy))] as const,
    ),
  ])
}
