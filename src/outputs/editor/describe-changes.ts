import path from "node:path"
import type { CmsConfig } from "@sveltia/cms"
import { at } from "../../content/inspect"

/** A file of data/ that differs from what is published. */
export interface FileChange {
  file: string
  act: "added" | "removed" | "changed"
  /** Its text; of a removed one the last. Empty for a picture. */
  text: string
}

/** Returns a line for each changed file, by the title of its entry: "Goat Milk: changed". */
export const describeChanges = (config: CmsConfig, changes: readonly FileChange[]): string[] =>
  changes.map(({ file, act, text }) => {
    const picture = /^data\/images\/(.+)\.\w+$/.exec(file)?.[1]
    return `${picture === undefined ? entryName(config, file, text) : `Picture ${picture}`}: ${act}`
  })

/** What an editor calls the content of a file: its entry's title, or the file's name on the page. */
export const entryName = (config: CmsConfig, file: string, text: string): string => {
  const form = formOf(config, file)
  return (form?.title && titleIn(text, form.title)) || (form?.label ?? file)
}

const titleIn = (text: string, field: string): string | undefined => {
  try {
    const title = at(JSON.parse(text), field)
    return typeof title === "string" ? title : undefined
  } catch {
    // The content check says so.
    return undefined
  }
}

/** The address of a file's form on the page; undefined for what the page does not show. */
export const formAddress = (config: CmsConfig, file: string): string | undefined => formOf(config, file)?.address

interface Form {
  address?: string
  label: string
  /** The field with the title of an entry that is a file of its own. */
  title?: string
}

const formOf = ({ collections = [] }: CmsConfig, file: string): Form | undefined => {
  for (const collection of collections) {
    if ("divider" in collection) continue
    if (!("files" in collection)) {
      if (path.posix.dirname(file) !== collection.folder) continue
      const address = `#/collections/${collection.name}/entries/${path.posix.basename(file, ".json")}`
      return { address, label: collection.label ?? "", title: collection.identifier_field }
    }
    const own = collection.files.find((one) => one.file === file)
    if (!own) continue
    const address = collection.hide ? undefined : `#/collections/${collection.name}/entries/${own.name}`
    return { address, label: own.label ?? own.name }
  }
  return undefined
}
