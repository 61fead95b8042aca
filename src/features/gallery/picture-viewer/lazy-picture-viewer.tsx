import { useEffect } from "react"
import { deferred } from "../../../components/deferred"
import type { PictureViewerProps } from "./picture-viewer"

export const loadViewer = () => import("./picture-viewer")

/** The picture viewer, loaded when it is first opened. If loading fails, the browser opens the picture's file. */
export const LazyPictureViewer = deferred<PictureViewerProps>(() => loadViewer().then((part) => part.default), {
  Loading,
  LoadError: OpenPictureFile,
})

function Loading({ loadingText }: PictureViewerProps) {
  return (
    <div
      data-slot="picture-viewer-loading"
      role="status"
      className="theme-deep fixed inset-0 z-50 grid place-items-center motion-safe:animate-appear-slow"
    >
      {loadingText}
    </div>
  )
}

function OpenPictureFile({ pictures, number }: PictureViewerProps) {
  const picture = pictures[number - 1]
  const src = typeof picture === "object" ? picture.src : undefined
  useEffect(() => {
    if (src) window.location.replace(src)
  }, [src])
  return null
}
