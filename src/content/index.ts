import { readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import type { SourceNodesArgs } from "gatsby"
import { z } from "zod"
import { formatOpenItems, getOpenItems } from "./checks/before-publishing"
import { checkContentTypes } from "./checks/check-content"
import { checkPictureFiles } from "./checks/picture-bytes"
import { formatNotes, getNotes } from "./checks/notes"
import { formatProblems, type Problem } from "./checks/problem"
import { readContent } from "./checks/read"
import { findType, listEntryFiles, isEntryFile } from "./content-files"
import type { ContentType, EntryType } from "./define"
import type { NumberedEntry } from "./entries"
import { entryTypes } from "./entry-types"
import { createContentSchema as createSchemaFor, type SchemaActions } from "./graphql"
import { getProperty } from "../lib/get-property"
import { stripByteOrderMark } from "./read-text"
import { about } from "./types/about"
import { animalHealth } from "./types/animal-health"
import { banner } from "./types/banner"
import { blog } from "./types/blog"
import { calendarEvent } from "./types/calendar-event"
import { cart } from "./types/cart"
import { claim } from "./types/claim"
import { contact } from "./types/contact"
import { district } from "./types/district"
import { farm } from "./types/farm"
import { faq } from "./types/faq"
import { featuredProduct } from "./types/featured-product"
import { gallery } from "./types/gallery"
import { groupOrder } from "./types/group-order"
import { home } from "./types/home"
import { homeVariant } from "./types/home-variant"
import { legalPage } from "./types/legal-page"
import { navigation } from "./types/navigation"
import { notice } from "./types/notice"
import { page } from "./types/page"
import { payment } from "./types/payment"
import { pictureDescription } from "./types/picture-description"
import { registration } from "./types/registration"
import { search } from "./types/search"
import { printable } from "./types/printable"
import { shop } from "./types/shop"
import { siteSettings } from "./types/site-settings"
import { testimonial } from "./types/testimonial"

export { previewSdl } from "./preview"

/** The registry of content types; entry-types.ts lists those whose entries have pages. */
export const contentTypes: readonly ContentType[] = [
  siteSettings,
  navigation,
  page,
  home,
  homeVariant,
  about,
  farm,
  gallery,
  contact,
  animalHealth,
  registration,
  notice,
  calendarEvent,
  groupOrder,
  legalPage,
  payment,
  pictureDescription,
  district,
  claim,
  banner,
  ...entryTypes,
  testimonial,
  blog,
  shop,
  cart,
  featuredProduct,
  faq,
  search,
  printable,
]

export { formatProblems, type Problem }

/** Returns every problem of the JSON files under `dataDir`; `inspectContent` also opens the pictures. */
export const checkContent = (dataDir: string): Problem[] => checkContentTypes(contentTypes, dataDir)

/** The byte-order mark that Windows programs write. */
const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf])

/** Removes the byte-order mark from the JSON files, because gatsby-transformer-json can't read it. */
export function removeByteOrderMarks(dataDir: string): void {
  for (const name of listEntryFiles(dataDir).filter(isEntryFile)) {
    const file = path.join(dataDir, name)
    const bytes = readFileSync(file)
    if (bytes.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK))
      writeFileSync(file, bytes.subarray(BYTE_ORDER_MARK.length))
  }
}

interface Terminal {
  panic: (message: string) => void
  info: (message: string) => void
}

/** Fixes byte-order marks and stops the build at any problem, for gatsby-node's `onPreInit`. */
export async function stopOnProblems(root: string, { panic, info }: Terminal): Promise<void> {
  const dataDir = path.join(root, "data")
  removeByteOrderMarks(dataDir)
  const { problems, notes } = await inspectContent(dataDir)
  if (problems.length > 0) panic(formatProblems(problems))
  if (notes) info(notes)
}

/** Checks texts and pictures; returns notes on probable mistakes as one message. Writes only to .cache. */
export async function inspectContent(
  dataDir: string,
  today = new Date().toISOString().slice(0, 10),
): Promise<{ problems: Problem[]; notes: string }> {
  const pictures = await checkPictureFiles(contentTypes, dataDir)
  // A file that is no picture needs no other name.
  const unfit = new Set(pictures.problems.map(({ file }) => file))
  return {
    problems: [...checkContent(dataDir).filter(({ file }) => !unfit.has(file)), ...pictures.problems],
    notes: formatNotes([...getNotes(contentTypes, dataDir, today), ...pictures.notes]),
  }
}

/** Returns what the owner must replace, fill in or confirm before publishing, as one message. */
export const getOpenItemsReport = (dataDir: string): string => formatOpenItems(getOpenItems(contentTypes, dataDir))

/** Creates the preview node while anything is left to confirm, for gatsby-node's `sourceNodes`. */
export function createPreview({ actions, createNodeId }: SourceNodesArgs, root: string): void {
  const { length: left } = getOpenItems(contentTypes, path.join(root, "data"))
  if (left === 0) return
  const internal = { type: "Preview", contentDigest: String(left) }
  void actions.createNode({ id: createNodeId("Preview"), left, internal })
}

/** Returns the GraphQL type of the entries in a file of data/; throws for a file that the content check refuses. */
export function getTypeName({ node }: { node: { relativePath?: string; absolutePath?: string } }): string {
  const type = findType(contentTypes, node.relativePath ?? "")
  if (!type) throw new Error(`${node.absolutePath} belongs to no content type of src/content/index.ts`)
  return type.name
}

export const createContentSchema = (actions: SchemaActions): void => createSchemaFor(actions, contentTypes)

/** Reads data/site.json for gatsby-config, before Gatsby runs; throws the content's problems. */
export const readSite = (root: string): z.infer<typeof siteSettings.schema> =>
  readChecked(root, (read) => siteSettings.schema.parse(read(siteSettings.files.path)))

/** Reads data/pages.json in the same way. */
export const readPages = (root: string): z.infer<typeof page.schema>[] =>
  readChecked(root, (read) => z.array(page.schema).parse(read(page.files.path)))

/** Returns the types with pages and their entries, sorted by number. */
export const readEntries = (root: string): { type: EntryType; entries: readonly NumberedEntry[] }[] => {
  const content = readContent(path.join(root, "data"), entryTypes)
  return entryTypes.map((type) => ({
    type,
    entries: content.entries
      .filter((entry) => entry.type === type)
      .map(({ value }) => ({ jsonId: Number(getProperty(value, "id")), entry: value }))
      .sort((a, b) => a.jsonId - b.jsonId),
  }))
}

const readChecked = <Content>(root: string, parse: (read: (file: string) => unknown) => Content): Content => {
  const dataDir = path.join(root, "data")
  try {
    return parse((file) => JSON.parse(stripByteOrderMark(readFileSync(path.join(dataDir, file), "utf8"))) as unknown)
  } catch (error) {
    const problems = checkContent(dataDir)
    throw problems.length > 0 ? new Error(formatProblems(problems)) : error
  }
}
