import { graphql } from "gatsby"
import { useEffect, useRef, useState } from "react"
import { lazyWithRetry } from "../../components/lazy-with-retry"
import { useSite } from "../../shared/use-site"

interface PinPageProps {
  copy: Queries.PinPageCopyFragment
  /** The path of the page. */
  path: string
}

const PinButton = lazyWithRetry<PinPageProps & { open: boolean }>(() => import("./pin-button"), { Lost: () => null })

/** How near to the screen the button is when its scripts are asked for. */
const NEAR = "400px"

/**
 * Room for the button that keeps a page for later. Few visits reach it, so what it does is loaded when it comes near, and
 * only where a browser can keep pages. A site that keeps none has no room for it.
 */
export function PinPage({ copy, path }: PinPageProps) {
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
    <div ref={room} data-slot="pin-page" className="js-only min-h-touch print:hidden">
      <PinButton open={isNear} copy={copy} path={path.replace(/(.)\/$/, "$1")} />
    </div>
  )
}

export const pinPageFragment = graphql`
  fragment PinPageCopy on OfflineButton {
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
