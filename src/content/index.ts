import { readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import type { SourceNodesArgs } from "gatsby"
import { z } from "zod"
import { formatLeft, leftBeforePublishing } from "./checks/before-publishing"
import { checkContentOf } from "./checks/check-content"
import { checkPictureFiles } from "./checks/picture-bytes"
import { formatNotes, notesOf } from "./checks/notes"
import { formatProblems, type Problem } from "./checks/problem"
import { readContent } from "./checks/read"
import { entryFiles, isEntryFile } from "./content-files"
import type { ContentType, EntryType } from "./define"
import type { NumberedEntry } from "./entries"
import { entryTypes } from "./entry-types"
import { createContentSchema as createSchemaFor, type SchemaActions } from "./graphql"
import { at } from "./inspect"
import { typeNameIn, type FileNode } from "./locate"
import { createPreviewOf } from "./preview"
import { withoutMark } from "./read-text"
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
import { sheet } from "./types/sheet"
import { shop } from "./types/shop"
import { siteSettings } from "./types/site-settings"
import { testimonial } from "./types/testimonial"

export { previewSdl } from "./preview"

/** The registry: a content type is on the site once it stands here, or in entry-types.ts if its entries have pages. */
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
  sheet,
]

export { formatProblems, type Problem }

/**
 * Checks the words under `dataDir`, with the files of static/ beside it, and returns every problem of every file.
 * `inspectContent` also opens the pictures.
 */
export const checkContent = (dataDir: string): Problem[] => checkContentOf(contentTypes, dataDir)

/** The byte-order mark that Windows programs write at the start of a file in UTF-8. JSON does not allow it. */
const MARK = Buffer.from([0xef, 0xbb, 0xbf])

/**
 * Removes the mark from the JSON files of the content, as gatsby-transformer-json can't read it. Nothing else of a file
 * changes. An editor on Windows need not know of it.
 */
export function removeMarks(dataDir: string): void {
  for (const name of entryFiles(dataDir).filter(isEntryFile)) {
    const file = path.join(dataDir, name)
    const bytes = readFileSync(file)
    if (bytes.subarray(0, MARK.length).equals(MARK)) writeFileSync(file, bytes.subarray(MARK.length))
  }
}

/** What of Gatsby's reporter is used here. */
interface Terminal {
  panic: (message: string) => void
  info: (message: string) => void
}

/** For gatsby-node's `onPreInit`: heals what a program can heal, and stops at everything else that is wrong. */
export async function stopOnProblems(root: string, { panic, info }: Terminal): Promise<void> {
  const dataDir = path.join(root, "data")
  removeMarks(dataDir)
  const { problems, notes } = await inspectContent(dataDir)
  if (problems.length > 0) panic(formatProblems(problems))
  if (notes) info(notes)
}

/**
 * The whole check: words as `checkContent` has them, and every picture opened. Notes on probable mistakes of editors come as
 * one message, empty if there are none; they never stop the build. Writes nothing but what it keeps in .cache.
 */
export async function inspectContent(
  dataDir: string,
  today = new Date().toISOString().slice(0, 10),
): Promise<{ problems: Problem[]; notes: string }> {
  const pictures = await checkPictureFiles(contentTypes, dataDir)
  // What is no picture needs no better name.
  const unfit = new Set(pictures.problems.map(({ file }) => file))
  return {
    problems: [...checkContent(dataDir).filter(({ file }) => !unfit.has(file)), ...pictures.problems],
    notes: formatNotes([...notesOf(contentTypes, dataDir, today), ...pictures.notes]),
  }
}

/** What the owner must replace, fill in or confirm before the site is published, as one message. */
export const beforePublishing = (dataDir: string): string => formatLeft(leftBeforePublishing(contentTypes, dataDir))

/** For gatsby-node's `sourceNodes`: what pages ask for while samples or stand-ins are left. */
export const createPreview = (api: SourceNodesArgs, root: string): void => createPreviewOf(contentTypes, api, root)

/** The GraphQL type of the entries in a file of data/. */
export const typeNameOf = ({ node }: { node: FileNode }): string => typeNameIn(contentTypes, node)

/** For gatsby-node's `createSchemaCustomization`. */
export const createContentSchema = (actions: SchemaActions): void => createSchemaFor(actions, contentTypes)

/** data/site.json for gatsby-config, which needs it before Gatsby runs. Throws the content's problems if it is bad. */
export const readSite = (root: string): z.infer<typeof siteSettings.schema> =>
  readChecked(root, (read) => siteSettings.schema.parse(read(siteSettings.files.path)))

/** The pages of data/pages.json, in the same way. */
export const readPages = (root: string): z.infer<typeof page.schema>[] =>
  readChecked(root, (read) => z.array(page.schema).parse(read(page.files.path)))

/** What the sheets to print are made of: the entries of data/sheets by number, and the page for sick animals. */
export const readSheets = (root: string) => {
  const { entries } = readContent(path.join(root, "data"), [sheet, animalHealth])
  const sheets = entries.flatMap(({ type, value }) => (type === sheet ? [sheet.schema.parse(value)] : []))
  return {
    sheets: sheets.sort((a, b) => a.id - b.id),
    health: animalHealth.schema.parse(entries.find(({ type }) => type === animalHealth)?.value),
  }
}

/** The types whose entries have pages, each with its entries under data/ in the order of their numbers. */
export const readEntries = (root: string): { type: EntryType; entries: readonly NumberedEntry[] }[] => {
  const content = readContent(path.join(root, "data"), entryTypes)
  return entryTypes.map((type) => ({
    type,
    entries: content.entries
      .filter((entry) => entry.type === type)
      .map(({ value }) => ({ jsonId: Number(at(value, "id")), entry: value }))
      .sort((a, b) => a.jsonId - b.jsonId),
  }))
}

const readChecked = <Content>(root: string, parse: (read: (file: string) => unknown) => Content): Content => {
  const dataDir = path.join(root, "data")
  try {
    return parse((file) => JSON.parse(withoutMark(readFileSync(path.join(dataDir, file), "utf8"))) as unknown)
  } catch (error) {
    const problems = checkContent(dataDir)
    throw problems.length > 0 ? new Error(formatProblems(problems)) : error
  }
}
