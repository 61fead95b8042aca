import { useEffect } from "react"

/**
 * Reloads an unknown path once. During client-side navigation Gatsby shows the 404 page for a path without page data,
 * although the host may have a rewrite for it (`outputs/hosts/host-rules.ts`). After the reload the visitor sees the
 * host's response.
 *
 * @param pathname the open path
 * @param mayBeKnown whether the host may have a page for it
 */
export function useHostAnswer(pathname: string, mayBeKnown: boolean): void {
  useEffect(() => {
    const opened = performance.getEntriesByType("navigation")[0]?.name
    if (mayBeKnown && opened && new URL(opened).pathname !== pathname) window.location.reload()
  }, [pathname, mayBeKnown])
}
