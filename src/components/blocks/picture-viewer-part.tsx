import { Suspense, useEffect, type ReactNode } from "react"
import { lazyPart } from "../../hooks/lazy-part"
import type { PictureViewerProps } from "./picture-viewer"

/** Asks for the viewer's part of the scripts; the browser keeps it. */
export const loadViewer = () => import("./picture-viewer")

let losses = 0

/** The second loss is final: the visitor gets the picture's own file, without a viewer round it. */
const Part = lazyPart<PictureViewerProps>(() =>
  loadViewer().catch((error: unknown) => {
    losses += 1
    if (losses < 2) throw error
    return { default: PictureItself }
  }),
)

/** The picture viewer, loaded when it is first opened. */
export function LazyPictureViewer(props: PictureViewerProps) {
  return (
    <Suspense fallback={<OnItsWay>{props.loadingText}</OnItsWay>}>
      <Part {...props} />
    </Suspense>
  )
}

function OnItsWay({ children }: { children: ReactNode }) {
  return (
    <div
      data-slot="picture-viewer-on-its-way"
      role="status"
      className="theme-deep fixed inset-0 z-50 grid place-items-center motion-safe:animate-appear-slow"
    >
      {children}
    </div>
  )
}

function PictureItself({ pictures, number }: PictureViewerProps) {
  const picture = pictures[number - 1]
  const src = typeof picture === "object" ? picture.src : undefined
  useEffect(() => {
    if (src) window.location.replace(src)
  }, [src])
  return null
}
