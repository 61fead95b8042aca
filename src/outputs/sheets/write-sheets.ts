import fs from "node:fs"
import path from "node:path"
import { transformSync } from "esbuild"
import type { CreatePagesArgs } from "gatsby"
import { readSheets } from "../../content"
import { SHEET_FACTS } from "./sheet-facts"
import { sheetFiles } from "./sheet-files"

/** Writes public/sheets: plain HTML pages of one A4 page each, with inlined styles and drawings. */
export async function writeSheets(api: CreatePagesArgs, root: string): Promise<void> {
  const result: { data?: Queries.SheetFactsQuery; errors?: Error[] } =
    await api.graphql<Queries.SheetFactsQuery>(SHEET_FACTS)
  const { siteSettings, buildDay } = result.data ?? {}
  if (!result.data || !siteSettings || !buildDay) {
    api.reporter.panicOnBuild("What the sheets to print say could not be read.", result.errors)
    return
  }
  const facts = { ...result.data, siteSettings, buildDay }
  const files = sheetFiles(readSheets(root), facts, root, sheetStyles(root))
  fs.rmSync(path.join(root, "public/sheets"), { recursive: true, force: true })
  for (const [address, html] of files) {
    const target = path.join(root, "public", address)
    fs.mkdirSync(path.dirname(target), { recursive: true })
    fs.writeFileSync(target, html)
  }
}

function sheetStyles(root: string): string {
  const css = fs.readFileSync(path.join(root, "src/outputs/sheets/sheet.css"), "utf8")
  return transformSync(css, { loader: "css", minify: true, target: "chrome61" }).code.trim()
}
