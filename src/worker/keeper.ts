import { fieldOf } from "../lib/field-of"
import { hashText, identify, type Identity } from "./identity"
import { APP_DATA_PATH, dataPath, isHashed, keyOf, originalOf, pageOfData, queryPath, treatmentOf } from "./paths"
import { changeBook, copyOf, dropFiles, PICTURES_CACHE, put, readBook, versionCache } from "./storage"

/** How keeping a page ended. */
export type Kept = "kept" | "no-network" | "no-room"

/**
 * Files a document under the build that it names. What is kept of the same path from another build, or from another
 * state of its data, goes.
 *
 * @param isAhead true if nobody has opened it
 * @returns the document's identity; null if it is none of the site's pages, or if there is no room
 */
export async function keepDocument(path: string, answer: Response, isAhead = false): Promise<Identity | null> {
  const html = await answer.text()
  const identity = identify(html)
  if (!identity) return null
  const { build, data } = identity
  const now = new Date()
  const before = (await readBook()).pages[path]
  if (before && (before.build !== build || before.data !== data)) await dropFiles(path, before)
  if (!(await put(versionCache(build), path, copyOf(answer, html, now)))) return null
  await changeBook((book) => {
    const { isWanted = false, isAhead: wasAhead = true } = book.pages[path] ?? {}
    book.pages[path] = { ...identity, fetched: now.toISOString(), isWanted, isAhead: isAhead && wasAhead }
  })
  return identity
}

/**
 * Keeps data for the pages of one build. A page's own data are known by their hash, which its document names; of all
 * others the site is asked whether it still is of this build.
 */
export async function keepData(path: string, answer: Response, build: string): Promise<boolean> {
  const text = await answer.text()
  const cacheName = versionCache(build)
  const keep = () => put(cacheName, path, copyOf(answer, text, new Date()))
  if (path === APP_DATA_PATH) return buildOfAppData(text) === build && keep()
  if ((await (await caches.match(path, { cacheName }))?.text()) === text) return keep()
  const page = pageOfData(path)
  const owners = page ? Object.values((await readBook()).pages).filter((record) => record.page === page) : []
  const owner = owners.find((record) => record.build === build)
  if (owner) return (await hashText(text)) === owner.data && keep()
  return (await isStill(build)) && keep()
}

function buildOfAppData(text: string): unknown {
  try {
    return fieldOf(JSON.parse(text), "build")
  } catch {
    return undefined
  }
}

/** Time in which the same question is asked once, in milliseconds: a page's data arrive together. */
const TOGETHER_MS = 100
const asked = new Map<string, Promise<boolean>>()

/** Asks the site whether it is of this build, after everything that has arrived so far. */
function isStill(build: string): Promise<boolean> {
  const known = asked.get(build)
  if (known) return known
  const answer = new Promise<void>((resolve) => setTimeout(resolve, TOGETHER_MS)).then(async () => {
    asked.delete(build)
    const answer = await fetch(APP_DATA_PATH, { cache: "no-cache" })
    return answer.ok && keepData(APP_DATA_PATH, answer, build)
  })
  const sure = answer.catch(() => false)
  asked.set(build, sure)
  return sure
}

/** What `fetch` is told: as usual, or not to use the network. */
const FROM_MEMORY: RequestInit = { cache: "only-if-cached", mode: "same-origin" }

/** Fetches a file; null if it doesn't come, or if it is an error of the host. */
async function get(path: string, options?: RequestInit): Promise<Response | null> {
  const answer = await fetch(path, options).catch(() => null)
  return answer?.status === 200 ? answer : null
}

/** From what the browser has in its own cache, which costs nothing, else from the network. */
const getCheaply = async (path: string) => (await get(path, FROM_MEMORY)) ?? get(path)

/**
 * Keeps a page: its document, and the data that its scripts need. What is there already is not fetched again.
 *
 * @param isAhead true if nobody has opened it
 */
export async function keepPage(path: string, fetchAnswer = getCheaply, isAhead = false): Promise<Kept> {
  let identity: Identity | undefined | null = (await readBook()).pages[path]
  const isThere = identity && (await caches.match(path, { cacheName: versionCache(identity.build) }))
  if (!identity || !isThere) {
    const answer = await fetchAnswer(path)
    if (!answer) return "no-network"
    identity = await keepDocument(path, answer, isAhead)
    if (!identity) return "no-room"
  }
  await keepDataOf(identity, fetchAnswer)
  return "kept"
}

/** Keeps the data that the scripts of a kept document need. Where they don't come, the document is read without. */
async function keepDataOf({ build, page }: Identity, fetchAnswer: typeof getCheaply): Promise<void> {
  const cacheName = versionCache(build)
  const ensure = async (path: string) => {
    if (!(await caches.match(path, { cacheName }))) {
      const answer = await fetchAnswer(path)
      if (answer) await keepData(path, answer, build)
    }
    return caches.match(path, { cacheName })
  }
  const data: unknown = await (await ensure(dataPath(page)))?.json()
  const hashes = fieldOf(data, "staticQueryHashes")
  const queries = Array.isArray(hashes) ? hashes.map(String).map(queryPath) : []
  await Promise.all([APP_DATA_PATH, ...queries].map(ensure))
}

/** Keeps a page that nobody has opened, with the scripts that its data name no file of. */
export async function keepAhead(path: string, files: readonly string[]): Promise<void> {
  const known = (await readBook()).pages[path]
  const answer = await get(path)
  if (!answer) return
  const identity = await keepDocument(path, answer, known?.isAhead ?? true)
  if (!identity) return
  await keepDataOf(identity, getCheaply)
  await keepFiles(files, identity.build)
}

/** Parts of pages whose scripts come when they come near, by the `data-slot` in their HTML, with their files. */
export type Parts = Readonly<Record<string, readonly string[]>>

/**
 * Keeps the scripts of those parts that a kept page has: without a network they could not come any more. The names are
 * those of the worker's own build. Where the page is of the next one already, they are of no use, and come again with
 * the next worker.
 */
export async function keepParts(path: string, parts: Parts): Promise<void> {
  const { build } = (await readBook()).pages[path] ?? {}
  if (!build) return
  const html = (await (await caches.match(path, { cacheName: versionCache(build) }))?.text()) ?? ""
  const slots = Object.keys(parts).filter((slot) => html.includes(`data-slot="${slot}"`))
  await keepFiles(new Set(slots.flatMap((slot) => parts[slot] ?? [])), build)
}

/** Keeps scripts for the pages of a build; those that it has already are not fetched again. */
async function keepFiles(files: Iterable<string>, build: string): Promise<void> {
  const cacheName = versionCache(build)
  for (const file of files) {
    if (await caches.match(file, { cacheName })) continue
    // Another build may have the same file: this one gets its own, to be thrown away with it.
    const script = (await findFile(file)) ?? (await getCheaply(file))
    if (script) await keepFile(cacheName, file, script)
  }
}

/** Keeps what a document had loaded before it had a worker: what the browser still has of it. */
export async function keepSeen(addresses: readonly string[], build: string, origin: string): Promise<void> {
  for (const address of addresses) {
    const asked = { method: "GET", mode: "cors", destination: "", url: address }
    const treatment = treatmentOf(asked, origin)
    const path = keyOf(address, origin)
    const font = path.startsWith("/fonts/")
    if ((!treatment && !font) || (await caches.match(path))) continue
    const answer = await get(path, FROM_MEMORY)
    if (!answer) continue
    if (treatment === "data") await keepData(path, answer, build)
    else await keepFile(treatment === "file" || font ? versionCache(build) : PICTURES_CACHE, path, answer)
  }
}

/** Keeps a script, font, picture or video. */
export const keepFile = (cacheName: string, path: string, answer: Response): Promise<boolean> =>
  put(cacheName, path, copyOf(answer, answer.body, new Date()))

/** A kept file of any build: its name says what it holds. */
export const findFile = (path: string): Promise<Response | undefined> =>
  isHashed(path) ? caches.match(path) : Promise.resolve(undefined)

/** A kept picture of another size, made from the same original. */
export async function findOtherSize(path: string): Promise<Response | undefined> {
  const original = originalOf(path)
  if (!original) return undefined
  const cache = await caches.open(PICTURES_CACHE)
  const others = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(original))
  const other = others[others.length - 1]
  return other && cache.match(other)
}
