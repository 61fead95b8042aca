import { useEffect } from "react"

/**
 * Within the site, Gatsby shows the 404 page for an address that it finds no data of, although the host may have a page
 * for it (`build/hosts/host-rules.ts`). The browser opens such an address anew, once: what it gets then is the host's answer.
 *
 * @param pathname the open address
 * @param mayBeKnown whether the host may know it
 */
export function useHostAnswer(pathname: string, mayBeKnown: boolean): void {
  useEffect(() => {
    const opened = performance.getEntriesByType("navigation")[0]?.name
    if (mayBeKnown && opened && new URL(opened).pathname !== pathname) window.location.reload()
  }, [pathname, mayBeKnown])
}
