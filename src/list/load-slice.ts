import { pageCount } from "../lib/pagination"
import type { ListSlice } from "./list-source"

interface SliceRequest<Entry> {
  /** The address of the file that holds page `page` (`listFilePath`). */
  address: (page: number) => string
  page: number
  /** How many entries a full page has. */
  size: number
  /** Says whether an entry is what the list can show; another version of the site may have others. */
  isEntry: (value: unknown) => value is Entry
}

/**
 * Fetches a page of a part of a list from the file that the build has written for it (`build/lists/list-files.ts`). How long
 * the part is stands in its files: where there is no such page, the first one tells which is the last.
 *
 * @throws where nothing arrives, or something else
 */
export async function loadSlice<Entry>(request: SliceRequest<Entry>): Promise<ListSlice<Entry>> {
  const { page, size } = request
  const slice = await read(request, page)
  if (slice) return slice
  const start = page > 1 ? await read(request, 1) : undefined
  if (!start) throw new Error(`There is no list at ${request.address(1)}.`)
  const last = pageCount(start.total, size)
  const end = last > 1 ? await read(request, last) : start
  if (!end) throw new Error(`There is no list at ${request.address(last)}.`)
  return end
}

/** Undefined where there is no such file. */
async function read<Entry>(
  { address, isEntry }: SliceRequest<Entry>,
  number: number,
): Promise<ListSlice<Entry> | undefined> {
  const response = await fetch(address(number))
  if (response.status === 404) return undefined
  if (!response.ok) throw new Error(`${address(number)} did not arrive (${response.status}).`)
  const file: unknown = await response.json()
  if (!isSliceFile(file)) throw new Error(`${address(number)} holds something else.`)
  const entries = file.entries.filter(isEntry)
  if (entries.length < file.entries.length) throw new Error(`${address(number)} holds entries of another kind.`)
  return { number, entries, total: file.total }
}

const isSliceFile = (value: unknown): value is { entries: unknown[]; total: number } =>
  typeof value === "object" &&
  value !== null &&
  "entries" in value &&
  Array.isArray(value.entries) &&
  "total" in value &&
  typeof value.total === "number"
