import CMS, { type CmsConfig, type Field } from "@sveltia/cms"
import { contentFile, isObject, type FileFacts, type Json, type MergeSaved } from "./content-file"
import { merge, placeName } from "./merge"
import { askChoices, showPanel, type Choice } from "./panel"

/** The content of editor.json, which src/outputs/editor/editor-files.ts writes. */
export interface EditorSettings extends FileFacts {
  config: CmsConfig
  /** The address of the server of `npm run edit`; undefined on the website. */
  server?: string
}

const { config, server, ...facts } = (await (
  await fetch(new URL("editor.json", import.meta.url))
).json()) as EditorSettings

/** Asks where both have changed a field; a page that was merged into reads its files again. */
const mergeIn =
  (format: string, fields: Field[]): MergeSaved =>
  async (base, mine) => {
    if (!server || base === undefined) return mine
    const query = new URLSearchParams({ format, id: `${isObject(mine) ? Number(mine.id ?? 0) : 0}` })
    const current = await fetch(`${server}/current.json?${query}`)
    // A file that can't be read is replaced by the form.
    const theirs = (await current.json().catch(() => null)) as Json
    if (theirs === null) return mine
    const open: Choice[] = []
    merge(base, mine, theirs, (one) => open.push({ ...one, key: one.path.join(), place: placeName(fields, one.path) }))
    const chosen = open.length > 0 ? await askChoices(open) : {}
    const merged = merge(base, mine, theirs, (one) => (chosen[one.path.join()] === "theirs" ? one.theirs : one.mine))
    if (merged !== mine) addEventListener("hashchange", () => location.reload(), { once: true })
    return merged as Json
  }

for (const collection of config.collections ?? []) {
  if ("divider" in collection) continue
  for (const { format, fields } of "files" in collection ? collection.files : [collection]) {
    const [first] = fields
    // A file that is a list has one field with its entries.
    const isList = first?.widget === "list" && "root" in first
    const own = isList ? (first as { fields: Field[] }).fields : fields
    if (format) CMS.registerCustomFormat(format, "json", contentFile(own, isList, facts, mergeIn(format, own)))
  }
}
if (server) showPanel(server)
await CMS.init({ config })
