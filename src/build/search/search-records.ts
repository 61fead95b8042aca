import { canonicalPath, kindOf, labelOf, type NumberedEntry } from "../../content/entries"
import type { EntryType } from "../../content/define"

/** An entry of the search index, as Pagefind takes it. */
export interface SearchRecord {
  /** The canonical path. */
  url: string
  language: "en"
  /** The words by which it can be found, besides those of its title. */
  content: string
  meta: { title: string; id: string; words?: string }
  filters: { kind: [string] }
}

/**
 * What of an entry goes into the search index, as its type says (`pages.search`), in that order: where only the title
 * has the words that were searched for, the first words of the content are shown with it.
 */
export const searchRecord = (type: EntryType, node: NumberedEntry): SearchRecord => ({
  url: canonicalPath(type.pages, node),
  language: "en",
  content: type.pages
    .search(node.entry)
    .filter((text) => text !== null && text !== undefined)
    .map(asSentence)
    .join("\n"),
  meta: { title: labelOf(type, node.entry), id: String(node.jsonId) },
  filters: { kind: [kindOf(type)] },
})

/** Pieces of text that are joined: an excerpt shows where one ends. */
const asSentence = (text: string) => (/[.!?:…”"']$/.test(text.trim()) ? text : `${text}.`)
