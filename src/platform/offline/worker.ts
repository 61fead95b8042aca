/** Makes visited pages available without a network. One worker serves all builds. */
import { offlineRoute } from "../../lib/paths"
import {
  getBuild,
  getCacheName,
  getDataPath,
  evict,
  PICTURES_CACHE,
  saveData,
  saveDocument,
  saveFile,
  getVersion,
} from "./caches"
import { STOP_MESSAGE } from "./names"
import { getKey, getKind, getOriginal, type Kind } from "./paths"

declare const self: ServiceWorkerGlobalScope
/** A folder to ignore, inserted by the build. */
declare const IGNORED_FOLDER: string

/** Time until a cached copy is shown while the network is silent. */
const NETWORK_TIMEOUT_MS = 4000

const { origin } = self.location
/** Set before it is unregistered: open pages use the network from then on. */
let isStopped = false

self.addEventListener("install", () => void self.skipWaiting())
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()))

const handlers: Readonly<Record<Kind, (event: FetchEvent, path: string) => Promise<Response>>> = {
  document: handleDocument,
  data: handleData,
  picture: handlePicture,
  file: handleFile,
}

self.addEventListener("fetch", (event) => {
  const { request } = event
  const path = getKey(request.url)
  const isOurs = request.method === "GET" && new URL(request.url).origin === origin
  // A file opened as a page, such as a printable, is left to the browser.
  const isOpenedFile = request.mode === "navigate" && path.includes(".")
  if (IGNORED_FOLDER && (path === IGNORED_FOLDER || path.startsWith(`${IGNORED_FOLDER}/`))) return
  const kind = getKind(request)
  if (isOurs && !isOpenedFile && kind && !isStopped) event.respondWith(handlers[kind](event, path))
})

/** Looks in the caches; if storage is broken, the network answers. */
const find = (path: string, options?: MultiCacheQueryOptions): Promise<Response | undefined> =>
  caches.match(path, options).catch(() => undefined)

const logFault = (error: unknown) => console.warn("The service worker could not cache something.", error)

/** Returns the network's answer, or the cached one if there is no network or it stays silent. */
function networkFirst(
  event: FetchEvent,
  cached: Response | undefined,
  save: (answer: Response) => Promise<unknown>,
): Promise<Response> {
  const fetched = fetch(event.request)
  const saved = fetched.then((answer) => {
    // Neither errors nor partial content.
    if (answer.status === 200 && !isStopped) return save(answer.clone())
  })
  event.waitUntil(saved.catch(logFault))
  if (!cached) return fetched
  const timeout = new Promise<Response>((resolve) => setTimeout(resolve, NETWORK_TIMEOUT_MS, cached))
  return Promise.race([fetched.catch(() => cached), timeout])
}

/** Documents that are being saved, by path. */
const saving = new Map<string, Promise<unknown>>()

async function handleDocument(event: FetchEvent, path: string): Promise<Response> {
  const save = (answer: Response) => {
    const saved = saveDocument(path, answer).finally(() => saving.delete(path))
    saving.set(path, saved)
    return saved.then(() => evict())
  }
  try {
    return await networkFirst(event, await find(path), save)
  } catch {
    return (await find(offlineRoute)) ?? createNotCachedResponse()
  }
}

/** The answer if the offline page isn't cached either, because data is saved. */
const createNotCachedResponse = () =>
  new Response(
    `<!DOCTYPE html><html lang="en-GB"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
      `<title>No internet</title><h1>No internet</h1><p>You have not opened this page on this phone yet. ` +
      `It needs internet the first time. <a href="/">Open the home page</a></p></html>`,
    { status: 503, headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" } },
  )

/** Returns the document of the requesting page, or the offline page, which any address can show. */
async function getDocument(event: FetchEvent): Promise<{ document: Response | undefined; isOwn: boolean }> {
  const client = await self.clients.get(event.clientId)
  if (client) {
    const path = getKey(client.url)
    await saving.get(path)?.catch(logFault)
    const document = await find(path)
    if (document) return { document, isOwn: true }
  }
  return { document: await find(offlineRoute), isOwn: false }
}

/** Answers requests for a page's data and for shared data. */
async function handleData(event: FetchEvent, path: string): Promise<Response> {
  const { document, isOwn } = await getDocument(event)
  const cached = document && (await find(path, { cacheName: getCacheName(document) }))
  const isSame = cached && [getVersion(document), getBuild(document)].includes(getVersion(cached))
  // A version identifies its content, so the network can't bring anything else that fits the document.
  if (isSame && isOwn) return cached
  const isOfDocument = document && path === getDataPath(document)
  return networkFirst(event, isSame || !isOfDocument ? cached : undefined, (answer) => saveData(path, answer))
}

/** Answers requests for scripts, fonts, lists and the search. */
async function handleFile(event: FetchEvent, path: string): Promise<Response> {
  const immutable = await findImmutable(path)
  if (immutable) return immutable
  const { document } = await getDocument(event)
  const cached = document && (await find(path, { cacheName: getCacheName(document) }))
  return networkFirst(event, cached, async (answer) => {
    if (document) await saveFile(getCacheName(document), path, answer)
  })
}

/** Returns a file of any build that is cached as immutable, because its name has a hash. */
async function findImmutable(path: string): Promise<Response | undefined> {
  const cached = await find(path)
  return cached?.headers.get("Cache-Control")?.includes("immutable") ? cached : undefined
}

async function handlePicture(event: FetchEvent, path: string): Promise<Response> {
  const immutable = await findImmutable(path)
  if (immutable) return immutable
  try {
    return await networkFirst(event, await find(path), (answer) => saveFile(PICTURES_CACHE, path, answer))
  } catch (error) {
    const other = await findOtherSize(path)
    if (other) return other
    throw error
  }
}

/** Finds another size of the same picture. */
async function findOtherSize(path: string): Promise<Response | undefined> {
  const original = getOriginal(path)
  if (!original) return undefined
  const cache = await caches.open(PICTURES_CACHE)
  const other = (await cache.keys()).find(({ url }) => new URL(url).pathname.startsWith(original))
  return other && cache.match(other)
}

self.addEventListener("message", ({ data }) => {
  if (data === STOP_MESSAGE) isStopped = true
})
