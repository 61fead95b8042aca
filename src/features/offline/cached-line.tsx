import { useEffect, useLayoutEffect, useState } from "react"
import { useOnline } from "../../components/use-online"
import { formatLocalDateTime } from "../../lib/day-and-time"
import { offlineRoute } from "../../lib/paths"
import { cachedSince } from "../../platform/offline"
import { messages } from "./messages"

/** Set on `<html>` while the line is shown: the footer makes room for it (`global.css`). */
const CACHED_ATTRIBUTE = "data-cached"

/** Says that the page comes from the cache, and from when it is. It is above the bottom bar. */
export default function CachedLine({ pathname }: { pathname: string }) {
  const isOnline = useOnline()
  const [wasOffline, setWasOffline] = useState(!isOnline)
  if (!isOnline && !wasOffline) setWasOffline(true)
  const since = useCachedSince(pathname)
  const isShown = since !== null
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute(CACHED_ATTRIBUTE, isShown)
    return () => document.documentElement.removeAttribute(CACHED_ATTRIBUTE)
  }, [isShown])
  const sentence = isOnline ? (wasOffline ? messages.line.back : messages.line.slow) : messages.line.offline
  return (
    <div
      role="status"
      data-slot={since ? "cached-line" : undefined}
      className="pointer-events-auto bg-surface-sunken text-sm text-ink empty:hidden max-md:w-full max-md:border-t max-md:border-line max-md:px-4 max-md:py-1.5 not-low:md:fixed md:bottom-4 md:left-4 md:max-w-measure md:rounded-md md:border md:border-line md:px-4 md:py-2 md:shadow-card"
    >
      {since && <span>{sentence(formatLocalDateTime(since))}</span>}
      {since && isOnline && (
        <button
          type="button"
          className="ml-2 min-h-touch font-semibold text-accent underline underline-offset-4"
          onClick={() => window.location.reload()}
        >
          {messages.line.reload}
        </button>
      )}
    </div>
  )
}

/** Returns the time at which the page or its data was cached; null for a page from the network. */
function useCachedSince(pathname: string): string | null {
  const [cached, setCached] = useState<{ pathname: string; since: string | null }>()
  useEffect(() => {
    // The offline page itself always comes from the cache.
    if (pathname === offlineRoute) return
    let isCurrent = true
    cachedSince(pathname.replace(/(.)\/$/, "$1")).then(
      (since) => isCurrent && setCached({ pathname, since }),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [pathname])
  return cached?.pathname === pathname ? cached.since : null
}
