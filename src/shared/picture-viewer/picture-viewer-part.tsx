import { useEffect } from "react"
import { lazyWithRetry } from "../../components/lazy-with-retry"
import type { PictureViewerProps } from "./picture-viewer"

/** Asks for the viewer's part of the scripts; the browser keeps it. */
export const loadViewer = () => import("./picture-viewer")

/** The picture viewer, loaded when it is first opened; where it is lost, the visitor gets the picture's own file. */
export const LazyPictureViewer = lazyWithRetry<PictureViewerProps>(loadViewer, {
  Waiting: OnItsWay,
  Lost: PictureItself,
})

function OnItsWay({ loadingText }: PictureViewerProps) {
  return (
    <div
      data-slot="picture-viewer-on-its-way"
      role="status"
      className="theme-deep fixed inset-0 z-50 grid place-items-center motion-safe:animate-appear-slow"
    >
      {loadingText}
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
