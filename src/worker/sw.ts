/**
 * The service worker: pages that the visitor has seen open without a network (docs/offline.md). The build compiles it
 * into public/sw.js (src/build/worker).
 */
import { clientsClaim } from "workbox-core"
import type { WorkboxPlugin } from "workbox-core/types"
import { createPartialResponse } from "workbox-range-requests"
import { registerRoute } from "workbox-routing"
import { CacheFirst, NetworkFirst, type StrategyOptions } from "workbox-strategies"
import { fieldOf } from "../lib/field-of"
import type { PageReport } from "../lib/page-report"
import { offlineRoute } from "../lib/paths"
import { WORKER_ADDRESS, type WorkerRequest } from "../lib/worker-messages"
import { answerTo } from "./answers"
import {
  findFile,
  findOtherSize,
  keepAhead,
  keepData,
  keepDocument,
  keepFile,
  keepPage,
  keepParts,
  keepSeen,
  type Parts,
} from "./keeper"
import { noPage } from "./no-page"
import { isHashed, keyOf, pageOfData, treatmentOf, type Treatment } from "./paths"
import { changeBook, clearCaches, FETCHED_HEADER, PICTURES_CACHE, readBook, tidy, versionCache } from "./storage"

declare const self: ServiceWorkerGlobalScope

declare global {
  /** The pages that are fetched ahead, with the scripts that only they need; the build inserts them. */
  const AHEAD: readonly { path: string; files: readonly string[] }[]
  /** The parts of pages that come when they come near, with their scripts; the build inserts them. */
  const PARTS: Parts
}

/** Time after which a kept copy is shown while the network is still silent, in seconds. */
const PATIENCE_S = 4
/** How often the worker looks whether its file is still published, in milliseconds. */
const CHECK_MS = 24 * 60 * 60 * 1000

const { origin } = self.location
/** True once it has been unregistered: pages that are still open are left to the network. */
let isLeaving = false

// Every version of the worker serves every build, so that a new one can take over at once.
void self.skipWaiting()
clientsClaim()

/** A request, with the event that brought it. */
interface Asking {
  request: Request
  event: FetchEvent
}

/** How a request is answered that the site's own server would answer. */
const answers: Readonly<Record<NonNullable<Treatment>, (asking: Asking) => Promise<Response>>> = {
  document: answerDocument,
  data: answerData,
  file: answerFile,
  picture: answerPicture,
  video: answerVideo,
}

for (const [treatment, answer] of Object.entries(answers)) {
  registerRoute(
    ({ request }) => !isLeaving && treatmentOf(request, origin) === treatment,
    ({ request, event }) => orNetwork(answer, { request, event: event as FetchEvent }),
  )
}

/**
 * Runs a handler. Where it breaks, because the browser's storage does or because of a fault in it, the network answers
 * as if there were no worker.
 */
async function orNetwork(answer: (asking: Asking) => Promise<Response>, asking: Asking): Promise<Response> {
  try {
    return await answer(asking)
  } catch (error) {
    // Workbox's name for: neither the network nor a cache has it.
    if (!(error instanceof Error && error.name === "no-response")) {
      const answer = await fetch(asking.request).catch(() => null)
      if (answer) return answer
    }
    return asking.request.mode === "navigate" ? offlinePage(asking.event).catch(noPage) : Response.error()
  }
}

/** Keys are paths: what a visitor has typed into a query is not kept. */
const byPath: WorkboxPlugin = { cacheKeyWillBeUsed: ({ request }) => Promise.resolve(origin + keyOf(request.url)) }

/** A plugin that keeps answers itself; `keep` gets a copy of each complete one. */
const keptBy = (keep: (answer: Response) => Promise<unknown>): WorkboxPlugin => ({
  cacheWillUpdate: async ({ response }) => {
    // Errors of the host, parts of files and answers of other hosts are not kept.
    if (response.status === 200 && !isLeaving) await keep(response.clone()).catch(logFault)
    return null
  },
})

/** A fault of the worker harms no page; whoever looks for it finds it here. */
const logFault = (error: unknown) => console.warn("The service worker could not keep something.", error)

/** A plugin that tells of answers that come from a cache. */
const whenKept = (tell: (answer: Response) => void): WorkboxPlugin => ({
  cachedResponseWillBeUsed: ({ cachedResponse }) => {
    if (cachedResponse) tell(cachedResponse)
    return Promise.resolve(cachedResponse ?? null)
  },
})

const networkFirst = (options: StrategyOptions) => new NetworkFirst({ networkTimeoutSeconds: PATIENCE_S, ...options })

/** Documents that are being read, by the page that shows them: which build it is of is known when they have been. */
const opening = new Map<string, Promise<unknown>>()

async function answerDocument({ request, event }: Asking): Promise<Response> {
  const path = keyOf(request.url)
  const kept = (await readBook()).pages[path]
  const client = event.resultingClientId
  let age: string | undefined
  const answer = await networkFirst({
    cacheName: versionCache(kept?.build ?? ""),
    plugins: [
      byPath,
      whenKept((answer) => (age = answer.headers.get(FETCHED_HEADER) ?? undefined)),
      keptBy(async (answer) => {
        const reading = keepDocument(path, answer)
        opening.set(client, reading)
        const identity = await reading
        if (identity) await noteClient(client, identity.build, path)
        opening.delete(client)
      }),
    ],
  }).handle({ request, event })
  if (kept && age) await noteClient(client, kept.build, path, age)
  return answer
}

/** Notes of which build a page is that is opening. @param age when its document came over the network, if not just now */
async function noteClient(client: string, build: string, path: string, age?: string): Promise<void> {
  if (!client) return
  await changeBook(({ clients }) => {
    clients[client] = { build, path, opened: Date.now(), ages: age ? { [path]: age } : {} }
  }).catch(logFault)
}

/** The page that says that there is no network, under the address that was asked for. */
async function offlinePage({ resultingClientId }: FetchEvent): Promise<Response> {
  const { pages } = await readBook()
  const { build } = pages[offlineRoute] ?? {}
  if (!build) return noPage()
  await noteClient(resultingClientId, build, offlineRoute)
  return (await caches.match(offlineRoute, { cacheName: versionCache(build) })) ?? noPage()
}

/** The build of an open page; undefined if it was opened without a worker and has not said it yet. */
async function buildOf(client: string): Promise<string | undefined> {
  await opening.get(client)?.catch(logFault)
  const { clients, pages } = await readBook()
  const build = clients[client]?.build
  if (build) return build
  // Older browsers don't say which page a document becomes.
  const url = (await self.clients.get(client))?.url
  return url ? pages[keyOf(url)]?.build : undefined
}

/** Data come from the network, else out of the build of the page that asks. */
async function answerData({ request, event }: Asking): Promise<Response> {
  const path = keyOf(request.url)
  const build = await buildOf(event.clientId)
  if (!build) return fetch(request)
  const page = pageOfData(path)
  const cacheName = versionCache(build)
  if (page && (await isOfKeptDocument(page, event.clientId))) {
    const own = await caches.match(path, { cacheName })
    if (own) return own
  }
  let age: string | undefined
  const answer = await networkFirst({
    cacheName,
    plugins: [
      byPath,
      whenKept((answer) => (age = answer.headers.get(FETCHED_HEADER) ?? undefined)),
      keptBy((answer) => keepData(path, answer, build)),
    ],
  }).handle({ request, event })
  if (page) await noteAge(event.clientId, page, age)
  return answer
}

/** Whether a page's data belong to the document that the client got as it was kept: newer data would not fit it. */
async function isOfKeptDocument(page: string, client: string): Promise<boolean> {
  const { clients, pages } = await readBook()
  const { path = "", ages = {} } = clients[client] ?? {}
  return path in ages && pages[path]?.page === page
}

/** Notes when the data of a page came over the network, if not just now. */
async function noteAge(client: string, path: string, age?: string): Promise<void> {
  const known = (await readBook()).clients[client]
  if (!known || known.ages[path] === age) return
  await changeBook(({ clients }) => {
    const ages = clients[client]?.ages
    if (!ages) return
    if (age) ages[path] = age
    else delete ages[path]
  }).catch(logFault)
}

/** Scripts, styles and fonts: what is named by its content once and for all, everything else from the network first. */
async function answerFile({ request, event }: Asking): Promise<Response> {
  const path = keyOf(request.url)
  const build = await buildOf(event.clientId)
  const cacheName = versionCache(build ?? "")
  const keep = keptBy(async (answer) => build && keepFile(cacheName, path, answer))
  if (!isHashed(path)) return networkFirst({ cacheName, plugins: [byPath, keep] }).handle({ request, event })
  const own = await caches.match(path, { cacheName })
  if (own) return own
  // Another build has the same file: this one gets its own, to be thrown away with it.
  const other = await findFile(path)
  if (other && build) event.waitUntil(keepFile(cacheName, path, other.clone()).catch(logFault))
  return other ?? new CacheFirst({ cacheName, plugins: [byPath, keep] }).handle({ request, event })
}

async function answerPicture({ request, event }: Asking): Promise<Response> {
  const path = keyOf(request.url)
  const keep = keptBy((answer) => keepFile(PICTURES_CACHE, path, answer))
  const Strategy = isHashed(path) ? CacheFirst : NetworkFirst
  const strategy = new Strategy({ cacheName: PICTURES_CACHE, plugins: [byPath, keep] })
  try {
    return await strategy.handle({ request, event })
  } catch (error) {
    const other = await findOtherSize(path)
    if (other) return other
    throw error
  }
}

/** Videos are kept only where they were seen whole (`keepSeen`); players ask for parts of them. */
async function answerVideo({ request }: Asking): Promise<Response> {
  const whole = await caches.match(keyOf(request.url), { cacheName: PICTURES_CACHE })
  if (!whole) return fetch(request)
  return request.headers.has("range") ? createPartialResponse(request, whole) : whole
}

self.addEventListener("message", (event) => {
  const { source, ports } = event
  if (!(source instanceof Client)) return
  // Safe cast: only pages of this origin can post, and these are the two kinds that they post.
  const message = event.data as PageReport | WorkerRequest
  if ("report" in message) {
    if (!isLeaving) event.waitUntil(learn(message.report, source.id).catch(logFault))
    return
  }
  if (message.question === "leave") isLeaving = true
  const answered = Promise.allSettled(isLeaving ? [...opening.values()] : [])
    .then(() => answerTo(message, source.id, PARTS))
    .then((answer) => ports[0]?.postMessage(answer))
  event.waitUntil(answered)
})

/** Keeps what a page shows. */
async function learn({ path: pathname, seen, savesData }: PageReport["report"], client: string): Promise<void> {
  const path = keyOf(pathname)
  const { clients, pages } = await readBook()
  const isKept = pages[path]?.isAhead === false
  // A document that came by a link within the page would be fetched once more: only where data isn't saved.
  const isDocument = !clients[client] || clients[client].path === path
  if (isDocument || !savesData) await keepPage(path)
  if (!isKept) {
    await changeBook((book) => {
      const record = book.pages[path]
      if (record) record.isAhead = false
    })
  }
  const build = clients[client]?.build ?? (await readBook()).pages[path]?.build
  if (build) {
    if (!clients[client]) await noteClient(client, build, path)
    await keepSeen(seen, build, origin)
  }
  if (!savesData && build) {
    await keepParts(path, PARTS)
    await fetchAhead(build)
  }
  const open = await self.clients.matchAll({ includeUncontrolled: true })
  await tidy(new Set(open.map(({ id }) => id)))
  await leaveWhereUnpublished()
}

/** Fetches ahead what most visitors look for, once for each build. */
async function fetchAhead(build: string): Promise<void> {
  const connection: unknown = Reflect.get(self.navigator, "connection")
  if (fieldOf(connection, "saveData") === true) return
  const { pages } = await readBook()
  for (const { path, files } of AHEAD) if (pages[path]?.build !== build) await keepAhead(path, files)
}

/**
 * Browsers keep a worker whose file is gone for ever. Once a day, when a page is shown, this one looks for its file; if
 * the host has it no more, it leaves. Not before the page has registered it: that would bring it back.
 */
async function leaveWhereUnpublished(): Promise<void> {
  const now = Date.now()
  if (now - (await readBook()).checked < CHECK_MS) return
  const answer = await fetch(WORKER_ADDRESS, { method: "HEAD", cache: "no-store" })
  await changeBook((book) => void (book.checked = now))
  const isGone = answer.status === 404 || answer.status === 410
  const isOther = answer.ok && !/javascript/.test(answer.headers.get("Content-Type") ?? "")
  if (!isGone && !isOther) return
  isLeaving = true
  await self.registration.unregister()
  await clearCaches()
}
