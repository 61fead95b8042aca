import CMS, { type CmsConfig, type Field } from "@sveltia/cms"
import { contentFile, type FileFacts } from "./content-file"
import { showPanel, type EditorServer } from "./panel"

/** The content of editor.json, which src/outputs/editor/editor-files.ts writes. */
export interface EditorSettings extends FileFacts {
  config: CmsConfig
  /** Only on 127.0.0.1. */
  server?: EditorServer
}

const { config, server, ...facts } = (await (
  await fetch(new URL("editor.json", import.meta.url))
).json()) as EditorSettings

for (const collection of config.collections ?? []) {
  if ("divider" in collection) continue
  for (const { format, fields } of "files" in collection ? collection.files : [collection]) {
    const [first] = fields
    // A file that is a list has one field with its entries.
    const isList = first?.widget === "list" && "root" in first
    const own = isList ? (first as { fields: Field[] }).fields : fields
    if (format) CMS.registerCustomFormat(format, "json", contentFile(own, isList, facts))
  }
}
if (server) showPanel(server)
await CMS.init({ config })
