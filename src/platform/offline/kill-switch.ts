/** The worker for `features.offline: false` in data/site.json: unregisters itself and deletes all caches. */
import { clearCaches } from "./caches"

declare const self: ServiceWorkerGlobalScope

self.addEventListener("install", () => void self.skipWaiting())
self.addEventListener("activate", (event) => {
  event.waitUntil(clearCaches().then(() => self.registration.unregister()))
})
