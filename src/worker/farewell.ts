/**
 * The worker of a site that keeps no pages any more (`features.offline` in data/site.json): browsers fetch it in place
 * of the one that they have. It deletes everything that was kept, and leaves.
 */
import { clearCaches } from "./storage"

declare const self: ServiceWorkerGlobalScope

self.addEventListener("install", () => void self.skipWaiting())
self.addEventListener("activate", (event) => {
  event.waitUntil(clearCaches().then(() => self.registration.unregister()))
})
