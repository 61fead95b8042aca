import { graphql } from "gatsby"
import { useEffect, useRef, useState } from "react"
import { lazyWithRetry } from "../../components/lazy-with-retry"
import { useSite } from "../../shared/use-site"

interface KeepPageProps {
  copy: Queries.KeepPageCopyFragment
  /** The path of the page. */
  path: string
}

const KeepButton = lazyWithRetry<KeepPageProps & { open: boolean }>(() => import("./keep-button"), { Lost: () => null })

/** How near to the screen the button is when its scripts are asked for. */
const NEAR = "400px"

/**
 * Room for the button that keeps a page for later. Few visits reach it, so what it does is loaded when it comes near, and
 * only where a browser can keep pages. A site that keeps none has no room for it.
 */
export function KeepPage({ copy, path }: KeepPageProps) {
  const { site } = useSite()
  const room = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!room.current || !("serviceWorker" in navigator && "IntersectionObserver" in window)) return
    const see = (entries: readonly IntersectionObserverEntry[]) =>
      entries.some((entry) => entry.isIntersecting) && setNear(true)
    const observer = new IntersectionObserver(see, { rootMargin: NEAR })
    observer.observe(room.current)
    return () => observer.disconnect()
  }, [])
  if (!site.features.offline) return null
  return (
    <div ref={room} data-slot="keep-page" className="js-only min-h-touch print:hidden">
      <KeepButton open={isNear} copy={copy} path={path.replace(/(.)\/$/, "$1")} />
    </div>
  )
}

export const keepPageFragment = graphql`
  fragment KeepPageCopy on OfflineButton {
    keep
    forget
    kept
    forgotten
    noNetwork
    noRoom
    noAnswer
    allow
    allowLabel
  }
`
