import { useAtomValue } from "jotai"
import { pageChangeAtom } from "../shared/page-change"
import { VisuallyHidden } from "../components/visually-hidden"
import { words } from "./words"

/** A progress bar at the top of the window while the next page is loading; it is announced as well. */
export function PageProgress() {
  const change = useAtomValue(pageChangeAtom)
  if (!change) return null
  return (
    <div role="status" data-slot="page-progress" className="fixed inset-x-0 top-0 z-50 print:hidden">
      {change === "late" && (
        <>
          {/* Gold on a dark line: one of the two contrasts with any background. */}
          <div className="theme-deep box-content h-1 border-b-2 border-surface bg-accent motion-safe:animate-pulse" />
          <VisuallyHidden>{words.onItsWay}</VisuallyHidden>
        </>
      )}
    </div>
  )
}
