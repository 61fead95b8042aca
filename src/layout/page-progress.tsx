import { useAtomValue } from "jotai"
import { pageChangeAtom } from "../shared/page-change"
import { VisuallyHidden } from "../components/visually-hidden"

/** A bar at the head of the window while a page is on its way that was asked for; it is said as well. */
export function PageProgress() {
  const change = useAtomValue(pageChangeAtom)
  if (!change) return null
  return (
    <div role="status" data-slot="page-progress" className="fixed inset-x-0 top-0 z-50 print:hidden">
      {change === "late" && (
        <>
          {/* Gold on a dark line: one of the two stands out from whatever lies below. */}
          <div className="theme-deep box-content h-1 border-b-2 border-surface bg-accent motion-safe:animate-pulse" />
          <VisuallyHidden>The page is on its way.</VisuallyHidden>
        </>
      )}
    </div>
  )
}
