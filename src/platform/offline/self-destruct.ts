/**
 * The worker that unregisters itself, where `features.offline` in data/site.json is false: browsers fetch it in place of
 * the one that they have. It deletes all that was cached.
 */
import { clearCaches } from "./caches"

declare const self: ServiceWorkerGlobalScope

self.addEventListener("install", () => void self.skipWaiting())
self.addEventListener("activate", (event) => {
  event.waitUntil(clearCaches().then(() => self.registration.unregister()))
})
