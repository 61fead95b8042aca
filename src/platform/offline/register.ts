import { CART_ATTRIBUTE, SAVE_DATA_ATTRIBUTE } from "../../lib/constants"
import { OFFLINE_CHOICE_EVENT, OFFLINE_CHOICE_KEY, WORKER_ADDRESS, type PageMessage } from "./names"

declare global {
  /** `features.offline` of data/site.json; false while developing. Webpack inserts it (`offlineConstants`). */
  const HAS_OFFLINE: boolean
}

/**
 * Registers the service worker, and again when the visitor chooses otherwise. A page works without a worker: where there
 * can be none, nothing is said. Called after hydration.
 *
 * @param loadPage Gatsby's: loads the data and scripts of a page that the worker fetches ahead, which caches them too
 */
export function startOffline(loadPage: (path: string) => unknown): void {
  const { serviceWorker } = navigator
  if (!serviceWorker) return
  const apply = () => {
    applyChoice(serviceWorker).catch(() => undefined)
  }
  serviceWorker.addEventListener("message", ({ data }) => {
    if (typeof data === "string") loadPage(data)
  })
  window.addEventListener(OFFLINE_CHOICE_EVENT, apply)
  apply()
}

/**
 * Registers the worker when the browser is idle. While data is being saved there is a worker only if the visitor asks for
 * it. A visitor who wants none, and a site that has none, get rid of one from before.
 */
async function applyChoice(container: ServiceWorkerContainer): Promise<void> {
  const choice = visitorsChoice()
  if (!HAS_OFFLINE || choice === "false") return removeWorker(container)
  if (choice !== "true" && savesData()) return
  await new Promise<unknown>((resolve) =>
    window.requestIdleCallback ? window.requestIdleCallback(resolve) : setTimeout(resolve, 200),
  )
  // What is fetched between the report below and the worker's first control is told as well.
  container.addEventListener("controllerchange", reportPage, { once: true })
  await container.register(WORKER_ADDRESS, { updateViaCache: "none" })
  report((await container.ready).active)
}

/** Tells the worker that another page is shown, or that something is in the cart now. */
export const reportPage = (): void => report(navigator.serviceWorker?.controller)

async function removeWorker(container: ServiceWorkerContainer): Promise<void> {
  const registrations = await container.getRegistrations()
  if (registrations.length === 0) return
  const stop: PageMessage = "stop"
  container.controller?.postMessage(stop)
  await Promise.all(registrations.map((registration) => registration.unregister()))
  for (const name of await caches.keys()) await caches.delete(name)
}

const savesData = () => document.documentElement.hasAttribute(SAVE_DATA_ATTRIBUTE)

function visitorsChoice(): string | null {
  try {
    return localStorage.getItem(OFFLINE_CHOICE_KEY)
  } catch {
    return null
  }
}

function report(worker: ServiceWorker | null | undefined): void {
  if (!worker) return
  const message: PageMessage = {
    report: {
      path: location.pathname,
      seen: performance.getEntriesByType("resource").map(({ name }) => name),
      savesData: savesData(),
      hasGoods: document.documentElement.getAttribute(CART_ATTRIBUTE) === "filled",
    },
  }
  worker.postMessage(message)
}
