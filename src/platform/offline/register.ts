import { CART_ATTRIBUTE, SAVE_DATA_ATTRIBUTE } from "../../lib/constants"
import { offlineRoute } from "../../lib/paths"
import { clearCaches } from "./caches"
import { VERSION_NAME } from "./identify"
import { BUILD_CACHE_PREFIX, OFFLINE_CHOICE_EVENT, OFFLINE_CHOICE_KEY, STOP_MESSAGE, WORKER_PATH } from "./names"
import { dataPath, getKind } from "./paths"

declare global {
  /** `features.offline` of data/site.json, inserted by webpack; false in development. */
  const HAS_OFFLINE: boolean
}

/** Cached ahead, because an order can go by SMS. */
const ORDER_PAGES = ["/cart", "/checkout"]

/** Gatsby's function, which loads, and thereby caches, a page's data and scripts. */
let loadPage: (path: string) => unknown

/**
 * Registers the service worker, now and when the visitor's choice changes. Call it after hydration, with Gatsby's
 * `loadPage`; errors are ignored, because pages work without a worker.
 */
export function startOffline(load: (path: string) => unknown): void {
  const { serviceWorker } = navigator
  if (!serviceWorker) return
  loadPage = load
  const apply = () => {
    applyChoice(serviceWorker).catch(() => undefined)
  }
  window.addEventListener(OFFLINE_CHOICE_EVENT, apply)
  apply()
}

/** Registers the worker when idle (in save-data mode only on request), or removes it if the visitor or the site has switched it off. */
async function applyChoice(container: ServiceWorkerContainer): Promise<void> {
  const choice = readChoice()
  if (!HAS_OFFLINE || choice === "false") return removeWorker(container)
  if (choice !== "true" && savesData()) return
  await new Promise<unknown>((resolve) =>
    window.requestIdleCallback ? window.requestIdleCallback(resolve) : setTimeout(resolve, 200),
  )
  container.addEventListener("controllerchange", () => cacheThenFetchAhead(cacheLoaded), { once: true })
  await container.register(WORKER_PATH, { updateViaCache: "none" })
  cacheAhead()
}

/** Caches the document of a page opened by a link, which the browser hasn't requested. */
export const cacheShown = (): void => cacheThenFetchAhead(() => fetch(location.pathname))

/** Caches what was loaded before the worker; the requests hit the browser's cache. */
async function cacheLoaded(): Promise<void> {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name)
  const files = loaded.filter((url) => url.startsWith(location.origin) && getKind({ mode: "", destination: "", url }))
  for (const url of [location.href, ...files]) await fetch(url, { cache: "force-cache" }).catch(() => undefined)
}

/** Caches the offline page, and cart and checkout of a filled cart, once per build, unless data is saved. */
export const cacheAhead = (): void => cacheThenFetchAhead(() => Promise.resolve())

/** Runs `cache` if there is a worker, then fetches pages ahead. */
function cacheThenFetchAhead(cache: () => Promise<unknown>): void {
  if (!navigator.serviceWorker?.controller) return
  const fetchAhead = async () => {
    await cache()
    if (savesData()) return
    const hasCartItems = document.documentElement.getAttribute(CART_ATTRIBUTE) === "filled"
    const [build = ""] = document.querySelector<HTMLMetaElement>(`[name=${VERSION_NAME}]`)?.content.split(".") ?? []
    for (const page of [offlineRoute, ...(hasCartItems ? ORDER_PAGES : [])]) {
      if (await caches.match(dataPath(page), { cacheName: BUILD_CACHE_PREFIX + build })) continue
      await fetch(page)
      await loadPage(page)
    }
  }
  fetchAhead().catch(() => undefined)
}

async function removeWorker(container: ServiceWorkerContainer): Promise<void> {
  const registrations = await container.getRegistrations()
  if (registrations.length === 0) return
  container.controller?.postMessage(STOP_MESSAGE)
  await Promise.all(registrations.map((registration) => registration.unregister()))
  await clearCaches()
}

const savesData = () => document.documentElement.hasAttribute(SAVE_DATA_ATTRIBUTE)

function readChoice(): string | null {
  try {
    return localStorage.getItem(OFFLINE_CHOICE_KEY)
  } catch {
    return null
  }
}
