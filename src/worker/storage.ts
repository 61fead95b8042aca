import { emptyBook, surplusPages, usedBuilds, forgetClosed, MOST_PAGES, MOST_PICTURES, type Book } from "./book"
import { dataPath } from "./paths"
import { CACHE_PREFIX } from "../lib/worker-messages"

/*
 * The caches of the site. One for each build holds its documents, their data and the files that they need: a build is
 * read and thrown away as a whole, so that two never mix. Pictures have names that change with their content, and serve
 * all builds.
 */

const VERSION_PREFIX = `${CACHE_PREFIX}version-`
export const versionCache = (build: string): string => VERSION_PREFIX + build
export const PICTURES_CACHE = `${CACHE_PREFIX}pictures`
const BOOK_CACHE = `${CACHE_PREFIX}book`
const BOOK_KEY = "/book"

/** Header of kept answers: when they came over the network. */
export const FETCHED_HEADER = "x-fetched"

/** Changes follow one another: two at once would undo each other. */
let queue: Promise<unknown> = Promise.resolve()

export async function readBook(): Promise<Book> {
  await queue
  return openBook()
}

async function openBook(): Promise<Book> {
  const answer = await caches.match(BOOK_KEY, { cacheName: BOOK_CACHE })
  // Safe cast: only `changeBook` writes it.
  return answer ? ((await answer.json()) as Book) : emptyBook()
}

/** Changes the records. If they can't be written, because the disk is full, the change is lost. */
export function changeBook<Result>(change: (book: Book) => Result): Promise<Result> {
  const done = queue.then(async () => {
    const book = await openBook()
    const result = change(book)
    const cache = await caches.open(BOOK_CACHE)
    await cache.put(BOOK_KEY, new Response(JSON.stringify(book)))
    return result
  })
  queue = done.catch(() => undefined)
  return done
}

/**
 * A copy of an answer without its address, which may hold what a visitor has typed, and without the mark of a redirect,
 * which browsers refuse for documents. All headers stay: the policy belongs to its document.
 */
export function copyOf(answer: Response, body: BodyInit | null, now: Date): Response {
  const headers = new Headers(answer.headers)
  headers.set(FETCHED_HEADER, now.toISOString())
  return new Response(body, { status: answer.status, statusText: answer.statusText, headers })
}

/**
 * Keeps an answer. If the disk is full, everything goes that nobody asked to keep, and it is tried once more.
 *
 * @returns false if there is no room
 */
export async function put(cacheName: string, key: string, answer: Response): Promise<boolean> {
  const write = async () => (await caches.open(cacheName)).put(key, answer.clone())
  try {
    await write()
    return true
  } catch (error) {
    if (!isQuotaError(error)) throw error
  }
  try {
    await throwOut(0, 0)
    await write()
    return true
  } catch (error) {
    if (!isQuotaError(error)) throw error
    return false
  }
}

const isQuotaError = (error: unknown): boolean => error instanceof Error && error.name === "QuotaExceededError"

/** Throws out what is too much, what is of no build any more, and what is known of closed pages. */
export async function tidy(open: ReadonlySet<string>): Promise<void> {
  await throwOut(MOST_PAGES, MOST_PICTURES)
  const builds = await changeBook((book) => {
    forgetClosed(book, open, Date.now())
    return usedBuilds(book)
  })
  for (const name of await caches.keys()) {
    const isVersion = name.startsWith(VERSION_PREFIX)
    if (isVersion && !builds.has(name.slice(VERSION_PREFIX.length))) await caches.delete(name)
  }
}

/** Throws out the oldest pages and pictures that nobody asked to keep, down to these numbers. */
async function throwOut(mostPages: number, mostPictures: number): Promise<void> {
  const { pages } = await readBook()
  for (const path of surplusPages({ pages, clients: {}, checked: 0 }, mostPages)) await dropPage(path)

  const cache = await caches.open(PICTURES_CACHE)
  const pictures = await cache.keys()
  if (pictures.length <= mostPictures) return
  const texts = await wantedTexts()
  const isWanted = ({ url }: Request) => texts.some((text) => text.includes(new URL(url).pathname))
  // In the order in which they came.
  const unwanted = pictures.filter((request) => !isWanted(request))
  for (const request of unwanted.slice(0, Math.max(0, unwanted.length - mostPictures))) await cache.delete(request)
}

/** The documents and data that somebody asked to keep: they name their pictures. */
async function wantedTexts(): Promise<string[]> {
  const wanted = Object.entries((await readBook()).pages).filter(([, { isWanted }]) => isWanted)
  const texts = wanted.flatMap(([path, { build, page }]) =>
    [path, dataPath(page)].map(async (key) => {
      const answer = await caches.match(key, { cacheName: versionCache(build) })
      return (await answer?.text()) ?? ""
    }),
  )
  return Promise.all(texts)
}

/** Throws a document out, with its data. */
export async function dropPage(path: string): Promise<void> {
  const record = await changeBook((book) => {
    const record = book.pages[path]
    delete book.pages[path]
    return record
  })
  if (record) await dropFiles(path, record)
}

/** Deletes what is kept of a document in one version. */
export async function dropFiles(path: string, { build, page }: { build: string; page: string }): Promise<void> {
  const cache = await caches.open(versionCache(build))
  await cache.delete(path)
  await cache.delete(dataPath(page))
}

/** Deletes every cache of the site. Open pages go on with the network. */
export async function clearCaches(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(CACHE_PREFIX)) await caches.delete(name)
}
