import type { KeptPage } from "../lib/worker-messages"

/*
 * The worker's records: which document is kept in which version, and which version each open page is of. A worker is
 * stopped whenever it has nothing to do, so that they are kept in a cache of their own.
 */

/** A kept document. */
export interface PageRecord extends Omit<KeptPage, "path"> {
  build: string
  data: string
  /** Gatsby's path of the page. */
  page: string
  /** True if it was fetched ahead, without being opened. */
  isAhead: boolean
}

/** An open page. */
export interface ClientRecord {
  /** The build of its document. */
  build: string
  /** When it was opened, in milliseconds: one that the browser does not list yet may just be opening. */
  opened: number
  /** When what it shows came over the network, by path; paths that came just now are left out. */
  ages: Record<string, string>
  /** The path of its document. */
  path: string
}

export interface Book {
  pages: Record<string, PageRecord>
  clients: Record<string, ClientRecord>
  /** When the worker's own file was last seen at its address, in milliseconds. */
  checked: number
}

export const emptyBook = (): Book => ({ pages: {}, clients: {}, checked: 0 })

/** How many pages are kept that nobody asked to keep. */
export const MOST_PAGES = 60
/** How many pictures are kept that are on no page which somebody asked to keep. */
export const MOST_PICTURES = 200
/** Time after which a page that the browser does not list is closed, in milliseconds. */
const OPENING_MS = 60_000

/** Paths of the pages that are thrown out to leave `most`: the oldest that nobody asked for. */
export function surplusPages({ pages }: Book, most = MOST_PAGES): string[] {
  return Object.entries(pages)
    .filter(([, { isWanted, isAhead }]) => !isWanted && !isAhead)
    .sort(([, a], [, b]) => b.fetched.localeCompare(a.fetched))
    .slice(most)
    .map(([path]) => path)
}

/** Forgets the pages that are closed. */
export function forgetClosed(book: Book, open: ReadonlySet<string>, now: number): void {
  for (const [id, { opened }] of Object.entries(book.clients)) {
    if (!open.has(id) && now - opened > OPENING_MS) delete book.clients[id]
  }
}

/** The builds of which a document is kept or open. The versions of all others can go. */
export const usedBuilds = ({ pages, clients }: Book): Set<string> =>
  new Set([...Object.values(pages), ...Object.values(clients)].map(({ build }) => build))

/** The pages that open without a network, the newest first. */
export function listPages({ pages }: Book): KeptPage[] {
  return Object.entries(pages)
    .map(([path, { title, fetched, isWanted }]) => ({ path, title, fetched, isWanted }))
    .sort((a, b) => b.fetched.localeCompare(a.fetched))
}
