import CMS, { type CmsConfig, type Field } from "@sveltia/cms"
import { contentFile, type FileFacts, type Json, type MergeSaved } from "./content-file"
import { askChoices, post, showPanel, type Choice } from "./panel"

/** The content of editor.json, which src/outputs/editor/editor-files.ts writes. */
export interface EditorSettings extends FileFacts {
  config: CmsConfig
  /** The address of the server of `npm run edit`; undefined on the website. */
  server?: string
}

const { config, server, ...facts } = (await (
  await fetch(new URL("editor.json", import.meta.url))
).json()) as EditorSettings

/** Lets the editor choose where both have changed a field; reloads a page whose values were merged. */
const createMerge =
  (format: string): MergeSaved =>
  async (base, mine) => {
    if (!server || base === undefined) return mine
    const merge = async (choices: object): Promise<Json> => {
      const answer = await post(server, "merge", { format, base, mine, choices })
      if (!answer.ok) return mine
      const { value, unresolved } = (await answer.json()) as { value: Json; unresolved: Choice[] }
      return unresolved.length > 0 ? merge(await askChoices(unresolved)) : value
    }
    const merged = await merge({})
    if (JSON.stringify(merged) !== JSON.stringify(mine)) {
      addEventListener("hashchange", () => location.reload(), { once: true })
    }
    return merged
  }

for (const collection of config.collections ?? []) {
  if ("divider" in collection) continue
  for (const { format, fields } of "files" in collection ? collection.files : [collection]) {
    const [first] = fields
    // A file that is a list has one field with its entries.
    const isList = first?.widget === "list" && "root" in first
    const own = isList ? (first as { fields: Field[] }).fields : fields
    if (format) CMS.registerCustomFormat(format, "json", contentFile(own, isList, facts, createMerge(format)))
  }
}
if (server) showPanel(server)
await CMS.init({ config })
