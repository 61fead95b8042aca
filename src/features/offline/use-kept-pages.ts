import { useCallback, useEffect, useState } from "react"
import { askWorker } from "../../lib/ask-worker"
import type { KeptPage } from "../../lib/worker-messages"

/** The pages that open without a network, the newest first; undefined until they are known. */
export function useKeptPages(isServed: boolean) {
  const [pages, setPages] = useState<readonly KeptPage[]>()
  const refresh = useCallback(async () => setPages((await askWorker("list")) ?? []), [])
  useEffect(() => {
    let isCurrent = true
    void askWorker("list").then((list) => {
      if (isCurrent) setPages(list ?? [])
    })
    return () => {
      isCurrent = false
    }
  }, [isServed])
  return { pages, refresh }
}
