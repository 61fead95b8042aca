import { useCallback, useEffect, useState } from "react"
import { listPages, type CachedPage } from "../../platform/offline"

/** The pages that open without a network, the newest first; undefined until they are known. */
export function useCachedPages(isServed: boolean) {
  const [pages, setPages] = useState<readonly CachedPage[]>()
  const refresh = useCallback(
    () =>
      listPages()
        .catch(() => [])
        .then(setPages),
    [],
  )
  useEffect(() => void refresh(), [isServed, refresh])
  return { pages, refresh }
}
