import { lazyWithRetry } from "../components/lazy-with-retry"
import { useMounted } from "../components/use-mounted"
import { useSite } from "../shared/use-site"

const KeptLine = lazyWithRetry<{ pathname: string; open: boolean }>(
  // The service worker fetches the chunk of this name ahead (build/worker/write-worker.ts).
  () => import(/* webpackChunkName: "kept-line" */ "./kept-line"),
  { Lost: () => null },
)

/**
 * The line about a kept page. It is loaded only where a service worker serves the page, which no first visit has. Such a
 * worker was there before the page: one that comes later has not brought it.
 */
export function KeptNote({ pathname }: { pathname: string }) {
  const { site } = useSite()
  const isServed = useMounted() && "serviceWorker" in navigator && navigator.serviceWorker.controller !== null
  return <KeptLine open={site.features.offline && isServed} pathname={pathname} />
}
