import fs from "node:fs"
import path from "node:path"
import { brotliCompressSync } from "node:zlib"
import type { BuildArgs, Reporter } from "gatsby"
import { parse } from "node-html-parser"
import type { z } from "zod"
import type { EntryType } from "../../content/define"
import { getCanonicalPath, getKind, getLabel, type NumberedEntry } from "../../content/entries"
import { getEntryNodes, type NodeSource } from "../../content/entry-nodes"
import { entryTypes } from "../../content/entry-types"
import { page } from "../../content/types/page"
import { search } from "../../content/types/search"
import type { DevelopmentServer } from "../gatsby-api"
import { searchKinds } from "./index"
import { SEARCH_FILE, type SearchFile, type SearchRecord } from "./search-file"

const searchedPage = page.schema
  .pick({ route: true, title: true, description: true, isIndexed: true, canonical: true })
  .strip()
type SearchedPage = z.output<typeof searchedPage>

const searchContent = search.schema.pick({ synonyms: true, leads: true, ignored: true }).strip()

/** Maximum size in bytes, compressed with Brotli; a larger file has no texts (docs/adr/0006-search.md). */
export const MAX_BYTES = 150 * 1024

/** Excluded: it has the title of every page, so any search would find it. */
const EVERYTHING = "/site-map"

/**
 * Elements without searchable content: navigation, forms, hidden text. An accordion's buttons are questions and stay.
 */
const NOISE =
  "nav,form,select,label,script,style,noscript,iframe,button:not([aria-expanded])," +
  "[hidden],[aria-hidden],[role=status],.sr-only,.no-js-only"

/** Adjacent elements, whose texts need a space between them. */
const ADJACENT_TAGS = /<\/[a-z0-9]+>(?=<[a-z])/g

/** Writes the search file, for `onPostBuild`. */
export function writeSearchFile(api: BuildArgs, root: string): void {
  try {
    const { text, warning } = fileText(readSearchFile(api, path.join(root, "public")))
    if (warning) api.reporter.warn(warning)
    fs.writeFileSync(path.join(root, "public", SEARCH_FILE), text)
  } catch (error) {
    api.reporter.panicOnBuild("The search file could not be written.", toError(error))
  }
}

/**
 * Serves the search file from the current content, for `onCreateDevServer`. Pages with a fixed path have no HTML there,
 * so only their titles and descriptions are searched. Deletes the last build's file, which would be sent.
 */
export function serveSearchFile(
  server: DevelopmentServer,
  root: string,
  api: NodeSource,
  reporter: Pick<Reporter, "error">,
): void {
  fs.rmSync(path.join(root, "public", SEARCH_FILE), { force: true })
  server.get(SEARCH_FILE, (_request, response) => {
    try {
      response.end(JSON.stringify(readSearchFile(api)))
    } catch (error) {
      reporter.error(`${SEARCH_FILE} could not be written.`, toError(error))
      response.end("{}")
    }
  })
}

/** Returns the file's text, shortened with a warning if it is too large. */
export function fileText(file: SearchFile): { text: string; warning?: string } {
  const text = JSON.stringify(file)
  // Brotli never compresses text below an eighth, and takes seconds for megabytes.
  if (text.length < 8 * MAX_BYTES && brotliCompressSync(text).length <= MAX_BYTES) return { text }
  const records = file.records.map((record) => ({ ...record, text: record.text.split("\n", 1).join() }))
  return {
    text: JSON.stringify({ ...file, records }),
    warning: `The search's file would have more than ${MAX_BYTES / 1024} KB, which is too much for a phone. So it has only the first line of the text of its ${records.length} pages: what stands further down is not found. What can be done: docs/adr/0006-search.md.`,
  }
}

/**
 * Reads the records: entries (`pages.search` of their type) and indexed pages. Without `publicDir`, the folder of built
 * HTML, pages have titles and descriptions only.
 *
 * @throws if data/search.json names a page that can't be found
 */
export function readSearchFile(api: NodeSource, publicDir?: string): SearchFile {
  const pages = api.getNodesByType(page.name).map((node) => searchedPage.parse(node))
  const records = [
    ...entryTypes.flatMap((type) => getEntryNodes(api, type).map((node) => entryRecord(type, node))),
    ...pages
      .filter(isSearched)
      .sort((a, b) => (a.route < b.route ? -1 : 1))
      .flatMap((page) => pageRecord(page, publicDir) ?? []),
  ]
  const { synonyms, ignored, leads } = searchContent.parse(api.getNodesByType(search.name)[0])
  const missingLead = leads.find(({ page }) => !records.some(({ address }) => address === page))
  if (missingLead) {
    throw new Error(
      `data/search.json, leads: the search has no page ${missingLead.page}. Expected: the canonical address of a page that search engines may list.`,
    )
  }
  const getLeadingWords = (address: string) => leads.flatMap(({ page, words }) => (page === address ? words : []))
  return {
    records: records.map((record) => ({
      ...record,
      words: [record.words, ...getLeadingWords(record.address)].filter(Boolean).join(", "),
    })),
    synonyms: synonyms.map(({ word, means }) => [word, means]),
    ignored,
  }
}

const isSearched = ({ route, isIndexed, canonical }: SearchedPage) =>
  isIndexed && (canonical ?? route) === route && route !== EVERYTHING

function entryRecord(type: EntryType, node: NumberedEntry): SearchRecord {
  const kind = searchKinds.find((known) => known === getKind(type)) ?? "page"
  const blocks = type.pages.search(node.entry).filter((text) => text !== null && text !== undefined)
  return {
    kind,
    id: node.jsonId,
    address: getCanonicalPath(type.pages, node),
    title: getLabel(type, node.entry),
    words: "",
    text: blocks.map(toSentence).join("\n"),
  }
}

/** Reads a page from its HTML; undefined if it was not built. */
function pageRecord({ route, title, description }: SearchedPage, publicDir?: string): SearchRecord | undefined {
  const record = { kind: "page", id: null, address: route, title, words: "", text: description } as const
  if (publicDir === undefined) return record
  const file = path.join(publicDir, route, "index.html")
  if (!fs.existsSync(file)) return undefined
  const html = fs
    .readFileSync(file, "utf8")
    .replace(/<img\b[^>]*>/g, "")
    .replace(ADJACENT_TAGS, "$& ")
  const [main, ...more] = parse(html).querySelectorAll("main")
  if (!main || more.length > 0) throw new Error(`${route} must have exactly one <main>.`)
  for (const element of main.querySelectorAll(NOISE)) element.remove()
  const heading = main.querySelector("h1")?.textContent ?? ""
  const lines = main.structuredText.split("\n").map((line) => line.trim())
  return { ...record, words: heading, text: [description, ...lines.filter(Boolean)].join("\n") }
}

/** Joined blocks need punctuation between them. */
const toSentence = (text: string) => (/[.!?:…”"']$/.test(text.trim()) ? text : `${text}.`)

const toError = (value: unknown) => (value instanceof Error ? value : new Error(String(value)))
