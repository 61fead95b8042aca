import { lazyWithRetry } from "../components/lazy-with-retry"
import { useWorkerServes } from "../components/use-worker-serves"

const KeptLine = lazyWithRetry<{ pathname: string; open: boolean }>(() => import("./kept-line"), { Lost: () => null })

/** The line about a kept page. It is loaded only where a service worker serves the page, which no first visit has. */
export function KeptNote({ pathname }: { pathname: string }) {
  return <KeptLine open={useWorkerServes()} pathname={pathname} />
}
