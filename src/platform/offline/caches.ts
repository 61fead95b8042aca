import { offlineRoute } from "../../lib/paths"
import { identify, getDataVersion } from "./identify"
import { BUILD_CACHE_PREFIX, CACHE_PREFIX } from "./names"
import { dataPath, getKey } from "./paths"

/*
 * The caches of the service worker, which pages read and delete. Each build has a cache of its documents, data and
 * files, so that builds never mix; it is deleted with its last document. All builds share the cache of pictures.
 */

export const PICTURES_CACHE = `${CACHE_PREFIX}pictures`

/** Headers added to cached responses, so that the list of pages needs no documents. */
const FETCHED = "x-fetched"
const VERSION = "x-version"
const PAGE = "x-page"
const TITLE = "x-title"

const MAX_PAGES = 60
const MAX_PICTURES = 200

export interface CachedPage {
  /** Without a trailing slash: "/service-details/3". */
  path: string
  /** Without the site's name. */
  title: string
}

const getHeader = (answer: Response, name: string) => answer.headers.get(name) ?? ""
export const getVersion = (answer: Response): string => getHeader(answer, VERSION)
export const getBuild = (answer: Response): string => getVersion(answer).split(".")[0] ?? ""
export const getDataPath = (document: Response): string => dataPath(getHeader(document, PAGE))
/** Returns the name of the cache of the response's build. */
export const getCacheName = (answer: Response): string => BUILD_CACHE_PREFIX + getBuild(answer)

const buildCaches = async () => (await caches.keys()).filter((name) => name.startsWith(BUILD_CACHE_PREFIX))

/** Each path has one document, in the cache of one build. */
export const findDocument = (path: string): Promise<Response | undefined> => caches.match(path)

/** Copies a response without its URL, which can hold typed text, and its redirect flag, which documents can't have. */
function copyResponse(answer: Response, body: BodyInit | null, added: Record<string, string> = {}): Response {
  const headers = new Headers(answer.headers)
  for (const [name, value] of Object.entries({ ...added, [FETCHED]: new Date().toISOString() }))
    headers.set(name, value)
  return new Response(body, { status: answer.status, statusText: answer.statusText, headers })
}

/** Saves a document, if it is a page of the site. */
export async function saveDocument(path: string, answer: Response): Promise<void> {
  const html = await answer.text()
  const identity = identify(html)
  if (!identity) return
  const { version, page, title } = identity
  const copy = copyResponse(answer, html, { [VERSION]: version, [PAGE]: page, [TITLE]: encodeURIComponent(title) })
  const before = await findDocument(path)
  if (before && getBuild(before) !== getBuild(copy)) await deletePage(path)
  await put(getCacheName(copy), path, copy)
}

/** Saves data that name their build. */
export async function saveData(path: string, answer: Response): Promise<void> {
  const text = await answer.text()
  const version = getDataVersion(text)
  if (version === null) return
  const copy = copyResponse(answer, text, { [VERSION]: version })
  await put(getCacheName(copy), path, copy)
}

/** Saves a script, font, list or picture. */
export const saveFile = (cacheName: string, path: string, answer: Response): Promise<void> =>
  put(cacheName, path, copyResponse(answer, answer.body))

/** Writes to a cache; if the disk is full, evicts everything and tries once more. */
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
  const cache = await caches.open(getCacheName(document))
  await cache.delete(path)
  await cache.delete(getDataPath(document))
}

/** Deletes the oldest pages and pictures beyond these numbers, and builds without documents. */
export async function evict(maxPages = MAX_PAGES, maxPictures = MAX_PICTURES): Promise<void> {
  const pages = await listPages()
  const opened = pages.filter(({ path }) => path !== offlineRoute)
  for (const { path } of opened.slice(maxPages)) await deletePage(path)

  const used = new Set([PICTURES_CACHE])
  for (const { path } of pages) {
    const document = await findDocument(path)
    if (document) used.add(getCacheName(document))
  }
  for (const name of await caches.keys()) {
    if (name.startsWith(CACHE_PREFIX) && !used.has(name)) await caches.delete(name)
  }

  const pictures = await caches.open(PICTURES_CACHE)
  // In order of insertion.
  const requests = await pictures.keys()
  for (const request of requests.slice(0, Math.max(0, requests.length - maxPictures))) await pictures.delete(request)
}

/** Lists the pages that open without a network, newest first. */
export async function listPages(): Promise<CachedPage[]> {
  const pages: CachedPage[] = []
  for (const name of await buildCaches()) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      const path = getKey(request.url)
      // Paths of documents have no extension.
      const document = path.includes(".") ? undefined : await cache.match(request)
      if (!document) continue
      pages.push({ path, title: decodeURIComponent(getHeader(document, TITLE)) })
    }
  }
  // Caches and keys are in order of insertion.
  return pages.reverse()
}

/**
 * Returns when the shown page or its data was fetched, as an ISO date; null if that was after this document's request,
 * because the network's answers are always saved again.
 */
export async function cachedSince(path: string): Promise<string | null> {
  const document = await findDocument(path)
  const keys = [path, document ? getDataPath(document) : dataPath(path)]
  const dates: string[] = []
  for (const cacheName of await buildCaches()) {
    for (const key of keys) {
      const answer = await caches.match(key, { cacheName })
      if (answer) dates.push(getHeader(answer, FETCHED))
    }
  }
  const newest = dates.sort().pop()
  return newest && Date.parse(newest) < performance.timeOrigin ? newest : null
}

export async function clearCaches(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(CACHE_PREFIX)) await caches.delete(name)
}
