import type { EntryType } from "./define"
import type { EditorFile } from "./editor-schemas"
import { kindOf } from "./entries"

/** What a browser must know of the manifests, which are too heavy for it: lib/paths.ts reads this file. */
export const entryRoutesFile = (types: readonly EntryType[]): EditorFile => ({
  path: "src/lib/entry-routes.json",
  value: Object.fromEntries(
    types.map((type) => {
      const { list, detail, also = {} } = type.pages
      return [kindOf(type), { list, detail, also }]
    }),
  ),
})
