import { fieldOf } from "../../lib/field-of"
import type { ListFile, ListPage } from "../../lib/list-pages"
import type { FetchRequest } from "./fetch-store"

/*
 * The files under /lists: one for each page of each list, and one for each entry that is looked up by its number. The
 * build writes them (src/platform/lists/list-files.ts), `npm run dev` answers for them.
 */

declare global {
  /** Names the shape of the lists' data (src/platform/lists/list-content.ts). Webpack puts it in. */
  const LIST_BUILD: string
}

/** Why a file can't be used: `missing` where there is none, `otherBuild` where the site was published anew meanwhile. */
type Reason = "missing" | "otherBuild" | "lost"

class ListFileError extends Error {
  constructor(
    message: string,
    readonly reason: Reason,
  ) {
    super(message)
  }
}

/** Whether there is no such file, so that trying again is of no use. */
export const isMissing = (error: unknown): boolean => error instanceof ListFileError && error.reason === "missing"

/** Whether the file was there, but for scripts of another build. */
export const isOfOtherBuild = (error: unknown): boolean =>
  error instanceof ListFileError && error.reason === "otherBuild"

/**
 * Fetches a page of a list from its file. How long the list is stands in each of its files: where there is no such page,
 * the first one tells which is the last.
 *
 * @param path the path of page `page`'s file, such as `/lists/products/dairy/popular/2.json`
 * @throws where no file arrives, or one of another build
 */
export async function fetchListPage<Entry, About = unknown>(
  path: (page: number) => string,
  page: number,
): Promise<ListPage<Entry, About>> {
  try {
    return await fetchListFile<Entry, About>(path(page))
  } catch (error) {
    if (page === 1 || !isMissing(error)) throw error
    const first = await fetchListFile<Entry, About>(path(1))
    return first.pages > 1 ? fetchListFile<Entry, About>(path(first.pages)) : first
  }
}

/** The request for an entry that has a file of its own: a list of this one. */
export const entryRequest = <Entry>(path: string): FetchRequest<Entry> => ({
  key: path,
  load: async () => {
    const [entry] = (await fetchListFile<Entry>(path)).entries
    if (entry === undefined) throw new ListFileError(`There is no entry in ${path}.`, "missing")
    return entry
  },
})

async function fetchListFile<Entry, About = unknown>(path: string): Promise<ListFile<Entry, About>> {
  const response = await fetch(path)
  if (response.status === 404) throw new ListFileError(`There is no list at ${path}.`, "missing")
  if (!response.ok) throw new ListFileError(`${path} did not arrive (${response.status}).`, "lost")
  const file: unknown = await response.json()
  if (!isOfThisBuild<ListFile<Entry, About>>(file)) {
    throw new ListFileError(`${path} is of another build than this page.`, "otherBuild")
  }
  return file
}

/** The one check of what a file holds: files and scripts of one build come out of the same fragments. */
const isOfThisBuild = <File extends { build: string }>(file: unknown): file is File =>
  fieldOf(file, "build") === LIST_BUILD
