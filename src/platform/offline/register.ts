import { CART_ATTRIBUTE, SAVE_DATA_ATTRIBUTE } from "../../lib/constants"
import { offlineRoute } from "../../lib/paths"
import { clearCaches } from "./caches"
import { VERSION_NAME } from "./identify"
import { BUILD_PREFIX, OFFLINE_CHOICE_EVENT, OFFLINE_CHOICE_KEY, STOP, WORKER_ADDRESS } from "./names"
import { dataPath, kindOf } from "./paths"

declare global {
  /** `features.offline` of data/site.json; false while developing. Webpack inserts it (`offlineConstants`). */
  const HAS_OFFLINE: boolean
}

/** The pages of an order, which needs no network: it can go by SMS. */
const ORDER_PAGES = ["/cart", "/checkout"]

/** Gatsby's: loads data and scripts of a page, which caches them. */
let loadPage: (path: string) => unknown

/**
 * Registers the service worker, and again when the visitor chooses otherwise. A page works without a worker: where there
 * can be none, nothing is said. Called after hydration.
 *
 * @param load Gatsby's `loadPage`
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
  container.addEventListener("controllerchange", () => keep(cacheLoaded), { once: true })
  await container.register(WORKER_ADDRESS, { updateViaCache: "none" })
  cacheAhead()
}

/** Caches the document of a page that a link has opened: the browser has not asked for it. */
export const cacheShown = (): void => keep(() => fetch(location.pathname))

/** Caches what the document had loaded before there was a worker: asked for again, it comes from the browser's own cache. */
async function cacheLoaded(): Promise<void> {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name)
  const files = loaded.filter((url) => url.startsWith(location.origin) && kindOf({ mode: "", destination: "", url }))
  for (const url of [location.href, ...files]) await fetch(url, { cache: "force-cache" }).catch(() => undefined)
}

/** Caches the offline page, and cart and checkout once something is in the cart; once a build, unless data is being saved. */
export const cacheAhead = (): void => keep(() => Promise.resolve())

/** Has the worker, if there is one, cache something, and then what is fetched ahead. */
function keep(cache: () => Promise<unknown>): void {
  if (!navigator.serviceWorker?.controller) return
  const fetchAhead = async () => {
    await cache()
    if (savesData()) return
    const hasGoods = document.documentElement.getAttribute(CART_ATTRIBUTE) === "filled"
    const [build = ""] = document.querySelector<HTMLMetaElement>(`[name=${VERSION_NAME}]`)?.content.split(".") ?? []
    for (const page of [offlineRoute, ...(hasGoods ? ORDER_PAGES : [])]) {
      if (await caches.match(dataPath(page), { cacheName: BUILD_PREFIX + build })) continue
      await fetch(page)
      await loadPage(page)
    }
  }
  fetchAhead().catch(() => undefined)
}

async function removeWorker(container: ServiceWorkerContainer): Promise<void> {
  const registrations = await container.getRegistrations()
  if (registrations.length === 0) return
  container.controller?.postMessage(STOP)
  await Promise.all(registrations.map((registration) => registration.unregister()))
  await clearCaches()
}

const savesData = () => document.documentElement.hasAttribute(SAVE_DATA_ATTRIBUTE)

function visitorsChoice(): string | null {
  try {
    return localStorage.getItem(OFFLINE_CHOICE_KEY)
  } catch {
    return null
  }
}
