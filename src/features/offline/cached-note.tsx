import { lazyWithRetry } from "../../components/lazy-with-retry"
import { useWorkerServes } from "../../platform/offline"
import { useSite } from "../../shared/use-site"

const CachedLine = lazyWithRetry<{ pathname: string; open: boolean }>(() => import("./cached-line"), {
  Lost: () => null,
})

/** The line about a kept page. It is loaded, and thereby cached, as soon as a service worker serves the page. */
export function CachedNote({ pathname }: { pathname: string }) {
  const { site } = useSite()
  const isServed = useWorkerServes()
  return <CachedLine open={site.features.offline && isServed} pathname={pathname} />
}
