import fs from "node:fs"
import path from "node:path"
import { transformSync } from "esbuild"
import { buildDay } from "../../content/date-fields"
import { readNode, readNodes, type NodeSource } from "../../content/entry-nodes"
import { isPreview } from "../../content/preview"
import { animalHealth } from "../../content/types/animal-health"
import { post } from "../../content/types/post"
import { service } from "../../content/types/service"
import { printable } from "../../content/types/printable"
import { readOrganisation } from "../organisation"
import { writeFile } from "../write-file"
import { printableFiles } from "./printable-files"

/** Writes public/sheets: plain HTML pages of one A4 page each, with inlined styles and drawings. */
export function writePrintables(api: NodeSource, root: string): void {
  const facts = {
    isPreview: isPreview(api),
    today: buildDay(api),
    site: readOrganisation(root),
    posts: readNodes(api, post),
    services: readNodes(api, service),
  }
  const content = { printables: readNodes(api, printable), health: readNode(api, animalHealth) }
  const files = printableFiles(content, facts, root, printableStyles(root))
  fs.rmSync(path.join(root, "public/sheets"), { recursive: true, force: true })
  for (const [address, html] of files) writeFile(path.join(root, "public", address), html)
}

function printableStyles(root: string): string {
  const css = fs.readFileSync(path.join(root, "src/outputs/printables/printable.css"), "utf8")
  return transformSync(css, { loader: "css", minify: true, target: "chrome61" }).code.trim()
}
