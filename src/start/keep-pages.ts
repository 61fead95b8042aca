import { KEEP_PAGES_EVENT, SAVE_DATA_ATTRIBUTE } from "../lib/constants"
import type { PageReport } from "../lib/page-report"
import { KEEP_PAGES_KEY, WORKER_ADDRESS, type WorkerRequest } from "../lib/worker-messages"

declare global {
  /** `features.offline` of data/site.json; webpack inserts it. */
  const KEEPS_PAGES: boolean
}

/**
 * Keeps pages, and asks again when the visitor chooses otherwise. A page works without a worker: where there can be none,
 * nothing is said.
 */
export function startKeepingPages(): void {
  const ask = () => {
    keepPages().catch(() => undefined)
  }
  window.addEventListener(KEEP_PAGES_EVENT, ask)
  ask()
}

/**
 * Starts the service worker, which keeps the pages that the visitor sees (docs/offline.md). Called after hydration, so
 * after the largest paint; it waits until the browser is idle. While data is being saved there is a worker only if the
 * visitor asks for it. A visitor who wants none, and a site that keeps no pages, get rid of one from before.
 */
export async function keepPages(): Promise<void> {
  const { serviceWorker } = navigator
  if (!serviceWorker) return
  const wish = visitorsWish()
  if (!KEEPS_PAGES || wish === "false") return stopKeeping()
  if (wish !== "true" && savesData()) return
  await new Promise<unknown>((resolve) =>
    window.requestIdleCallback ? window.requestIdleCallback(resolve) : setTimeout(resolve, 200),
  )
  await serviceWorker.register(WORKER_ADDRESS, { updateViaCache: "none" })
  report((await serviceWorker.ready).active)
}

/** Tells the worker that another page is shown. */
export const reportPage = (): void => report(navigator.serviceWorker?.controller)

/** Deletes what is kept, and the worker. */
export async function stopKeeping(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations()
  if (registrations.length === 0) return
  const last: WorkerRequest = { question: "leave" }
  navigator.serviceWorker.controller?.postMessage(last)
  await Promise.all(registrations.map((registration) => registration.unregister()))
  for (const name of await caches.keys()) await caches.delete(name)
}

const savesData = () => document.documentElement.hasAttribute(SAVE_DATA_ATTRIBUTE)

function visitorsWish(): string | null {
  try {
    return localStorage.getItem(KEEP_PAGES_KEY)
  } catch {
    return null
  }
}

function report(worker: ServiceWorker | null | undefined): void {
  const seen = performance.getEntriesByType("resource").map(({ name }) => name)
  const message: PageReport = { report: { path: location.pathname, seen, savesData: savesData() } }
  worker?.postMessage(message)
}
