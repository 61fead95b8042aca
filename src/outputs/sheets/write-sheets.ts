import fs from "node:fs"
import path from "node:path"
import { transformSync } from "esbuild"
import { buildDay } from "../../content/date-fields"
import { readNode, readNodes, type NodeSource } from "../../content/entry-nodes"
import { isPreview } from "../../content/preview"
import { animalHealth } from "../../content/types/animal-health"
import { post } from "../../content/types/post"
import { service } from "../../content/types/service"
import { sheet } from "../../content/types/sheet"
import { readOrganisation } from "../organisation"
import { sheetFiles } from "./sheet-files"

/** Writes public/sheets: plain HTML pages of one A4 page each, with inlined styles and drawings. */
export function writeSheets(api: NodeSource, root: string): void {
  const facts = {
    isPreview: isPreview(api),
    today: buildDay(api),
    site: readOrganisation(root),
    posts: readNodes(api, post),
    services: readNodes(api, service),
  }
  const content = { sheets: readNodes(api, sheet), health: readNode(api, animalHealth) }
  const files = sheetFiles(content, facts, root, sheetStyles(root))
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
