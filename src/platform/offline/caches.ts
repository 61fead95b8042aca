import { offlineRoute } from "../../lib/paths"
import { identify, versionOfData } from "./identify"
import { BUILD_PREFIX, CACHE_PREFIX } from "./names"
import { dataPath, keyOf } from "./paths"

/*
 * What is cached, for the service worker, which writes it, and for pages, which read and delete it. One cache for
 * each build holds its documents, their data and the files that they need: two builds never mix, and a build is deleted
 * as a whole when none of its documents is left. Pictures have names that change with their content, and serve all builds.
 */

export const PICTURES_CACHE = `${CACHE_PREFIX}pictures`

/** Headers of cached answers: what the list of pages needs without reading documents. */
const FETCHED = "x-fetched"
const VERSION = "x-version"
const PAGE = "x-page"
const TITLE = "x-title"

/** How many pages and pictures stay. */
const MOST_PAGES = 60
const MOST_PICTURES = 200

/** A page that opens without a network. */
export interface CachedPage {
  /** Its path without an ending slash, e.g. "/service-details/3". */
  path: string
  /** The document's title without the site's name. */
  title: string
}

const headerOf = (answer: Response, name: string) => answer.headers.get(name) ?? ""
export const versionOf = (answer: Response): string => headerOf(answer, VERSION)
export const buildOf = (answer: Response): string => versionOf(answer).split(".")[0] ?? ""
export const dataPathOf = (document: Response): string => dataPath(headerOf(document, PAGE))
/** The cache of the build that a document or data belong to. */
export const cacheOf = (answer: Response): string => BUILD_PREFIX + buildOf(answer)

const buildCaches = async () => (await caches.keys()).filter((name) => name.startsWith(BUILD_PREFIX))

/** The cached document of a path; each path has one. */
export const findDocument = (path: string): Promise<Response | undefined> => caches.match(path)

/**
 * A copy without the answer's address, which may hold what a visitor has typed, and without the mark of a redirect, which
 * browsers refuse for documents. All headers stay: the policy belongs to its document.
 */
function copyOf(answer: Response, body: BodyInit | null, added: Record<string, string> = {}): Response {
  const headers = new Headers(answer.headers)
  for (const [name, value] of Object.entries({ ...added, [FETCHED]: new Date().toISOString() }))
    headers.set(name, value)
  return new Response(body, { status: answer.status, statusText: answer.statusText, headers })
}

/** Saves a document; what is none of the site's pages is not saved. */
export async function saveDocument(path: string, answer: Response): Promise<void> {
  const html = await answer.text()
  const identity = identify(html)
  if (!identity) return
  const { version, page, title } = identity
  const copy = copyOf(answer, html, { [VERSION]: version, [PAGE]: page, [TITLE]: encodeURIComponent(title) })
  const before = await findDocument(path)
  if (before && buildOf(before) !== buildOf(copy)) await deletePage(path)
  await put(cacheOf(copy), path, copy)
}

/** Saves data in the cache of the build that they name; other data are not saved. */
export async function saveData(path: string, answer: Response): Promise<void> {
  const text = await answer.text()
  const version = versionOfData(text)
  if (version === null) return
  const copy = copyOf(answer, text, { [VERSION]: version })
  await put(cacheOf(copy), path, copy)
}

/** Saves a script, font, list or picture. */
export const saveFile = (cacheName: string, path: string, answer: Response): Promise<void> =>
  put(cacheName, path, copyOf(answer, answer.body))

/** Writes; if the disk is full, everything is evicted, and it is tried once more. */
async function put(cacheName: string, key: string, answer: Response): Promise<void> {
  const write = async () => (await caches.open(cacheName)).put(key, answer.clone())
  try {
    await write()
  } catch (error) {
    if (!(error instanceof Error && error.name === "QuotaExceededError")) throw error
    await evict(0, 0)
    await write()
  }
}

async function deletePage(path: string): Promise<void> {
  const document = await findDocument(path)
  if (!document) return
  const cache = await caches.open(cacheOf(document))
  await cache.delete(path)
  await cache.delete(dataPathOf(document))
}

/** Deletes the oldest pages and pictures, down to these numbers, and builds without a document. */
export async function evict(mostPages = MOST_PAGES, mostPictures = MOST_PICTURES): Promise<void> {
  const pages = await listPages()
  const opened = pages.filter(({ path }) => path !== offlineRoute)
  for (const { path } of opened.slice(mostPages)) await deletePage(path)

  const used = new Set([PICTURES_CACHE])
  for (const { path } of pages) {
    const document = await findDocument(path)
    if (document) used.add(cacheOf(document))
  }
  for (const name of await caches.keys()) {
    if (name.startsWith(CACHE_PREFIX) && !used.has(name)) await caches.delete(name)
  }

  const pictures = await caches.open(PICTURES_CACHE)
  // In the order in which they came.
  const requests = await pictures.keys()
  for (const request of requests.slice(0, Math.max(0, requests.length - mostPictures))) await pictures.delete(request)
}

/** The pages that open without a network, the newest first. */
export async function listPages(): Promise<CachedPage[]> {
  const pages: CachedPage[] = []
  for (const name of await buildCaches()) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      const path = keyOf(request.url)
      // The paths of documents have no ending such as ".js".
      const document = path.includes(".") ? undefined : await cache.match(request)
      if (!document) continue
      pages.push({ path, title: decodeURIComponent(headerOf(document, TITLE)) })
    }
  }
  // Caches and their keys are in the order in which they came.
  return pages.reverse()
}

/**
 * When the shown page, or the data with which a link has opened it, came over the network, as an ISO date and time; null
 * where it was not before this document was asked for. What the network brings is always saved anew.
 */
export async function cachedSince(path: string): Promise<string | null> {
  const document = await findDocument(path)
  const keys = [path, document ? dataPathOf(document) : dataPath(path)]
  const dates: string[] = []
  for (const cacheName of await buildCaches()) {
    for (const key of keys) {
      const answer = await caches.match(key, { cacheName })
      if (answer) dates.push(headerOf(answer, FETCHED))
    }
  }
  const newest = dates.sort().pop()
  return newest && Date.parse(newest) < performance.timeOrigin ? newest : null
}

/** Deletes every cache of the site. */
export async function clearCaches(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(CACHE_PREFIX)) await caches.delete(name)
}
