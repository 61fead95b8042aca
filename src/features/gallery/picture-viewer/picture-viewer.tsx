import { RotateCcw, RotateCw } from "lucide-react"
import { useEffect, useMemo, useState, type KeyboardEvent } from "react"
import Lightbox, { IconButton, type Slide } from "yet-another-react-lightbox"
import Captions from "yet-another-react-lightbox/plugins/captions"
import Counter from "yet-another-react-lightbox/plugins/counter"
import Zoom from "yet-another-react-lightbox/plugins/zoom"
import { useReducedMotion } from "../../../components/use-media-query"
import { Gestures } from "./picture-viewer-gestures"
import type { ViewerPicture } from "./viewer-picture"
import { PictureViewerSlide } from "./picture-viewer-slide"
import { viewerStyles } from "./picture-viewer-styles"
import { messages } from "../messages"

export interface PictureViewerProps {
  /** The viewer's accessible name. */
  label: string
  loadingText: string
  /** All pictures in order. Must be stable between renders. */
  pictures: readonly (ViewerPicture | "waiting" | "failed")[]
  /** Number of the current picture, from 1. */
  number: number
  /** Called for the current picture and its neighbours while they are waiting, and on retry. */
  onRequest?: (number: number) => void
  onMove: (number: number) => void
  onClose: () => void
}

/** Durations in milliseconds: the "animation speed" (spec section 9) and the token "slow". */
const SLIDE_MS = 800
const FADE_MS = 300
/** Two taps or clicks within this time are a double tap (spec section 9). */
const DOUBLE_TAP_MS = 300
/** Space between two pictures, in pixels (spec section 9). */
const GAP_PX = 20
/** Relative to the picture's pixels: paper cuts have no fine detail. */
const MAX_ZOOM = 2

/**
 * Shows pictures in full size; open while mounted. Swipe or arrow keys change the picture, Home and End go to the first
 * and last; double tap, + and - zoom; R and Shift + R rotate; Escape, a downward pull and a click beside the picture
 * close it.
 */
export default function PictureViewer({
  label,
  loadingText,
  pictures,
  number,
  onRequest,
  onMove,
  onClose,
}: PictureViewerProps) {
  const [rotation, setRotation] = useState({ number, quarterTurns: 0 })
  const quarterTurns = rotation.number === number ? rotation.quarterTurns : 0
  const rotate = (by: 1 | -1) => setRotation({ number, quarterTurns: quarterTurns + by })
  const reducedMotion = useReducedMotion()
  const slides = useSlides(pictures, number, quarterTurns)

  useEffect(() => {
    for (const adjacent of [number, number + 1, number - 1]) {
      if (pictures[adjacent - 1] === "waiting") onRequest?.(adjacent)
    }
  }, [number, pictures, onRequest])

  const onKeyDown = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    if (ctrlKey || metaKey || altKey) return
    if (key === "Home") onMove(1)
    else if (key === "End") onMove(pictures.length)
    else if (key === "r") rotate(1)
    else if (key === "R") rotate(-1)
  }

  return (
    <>
      <style href="picture-viewer" precedence="default">
        {viewerStyles}
      </style>
      <Lightbox
        open
        close={onClose}
        index={number - 1}
        slides={slides}
        plugins={[Gestures, Zoom, Captions, Counter]}
        className="theme-deep picture-viewer"
        labels={{
          Lightbox: label,
          "Photo gallery": label,
          Slide: messages.viewer.picture,
          "{index} of {total}": messages.viewer.pictureOf,
          Previous: messages.viewer.previous,
          Next: messages.viewer.next,
          Close: messages.viewer.close,
        }}
        animation={{ swipe: reducedMotion ? 0 : SLIDE_MS, fade: reducedMotion ? 0 : FADE_MS, zoom: FADE_MS }}
        carousel={{ finite: true, preload: 1, spacing: GAP_PX, padding: 0 }}
        controller={{ disableSwipeNavigation: true }}
        // The browser's translator would break the changing texts.
        counter={{ separator: messages.viewer.of, container: { className: "picture-viewer-counter", translate: "no" } }}
        zoom={{ maxZoomPixelRatio: MAX_ZOOM, doubleTapDelay: DOUBLE_TAP_MS, doubleClickDelay: DOUBLE_TAP_MS }}
        portal={{ container: { onKeyDown: onKeyDown } }}
        toolbar={{
          buttons: [
            <IconButton key="left" label={messages.viewer.rotateLeft} icon={RotateCcw} onClick={() => rotate(-1)} />,
            <IconButton key="right" label={messages.viewer.rotateRight} icon={RotateCw} onClick={() => rotate(1)} />,
            "close",
          ],
        }}
        render={{
          slide: (props) => <PictureViewerSlide {...props} loadingText={loadingText} onRetry={onRequest} />,
        }}
        on={{ view: ({ index }) => index + 1 !== number && onMove(index + 1) }}
      />
    </>
  )
}

/** Returns the pictures in the library's format, the current one rotated. */
function useSlides(pictures: PictureViewerProps["pictures"], number: number, quarterTurns: number): readonly Slide[] {
  const unrotated = useMemo(
    () =>
      pictures.map((picture, index): Slide =>
        typeof picture === "object"
          ? { ...picture, description: picture.alt, quarterTurns: 0 }
          : { type: "missing", hasFailed: picture === "failed", number: index + 1 },
      ),
    [pictures],
  )
  return useMemo(() => {
    const current = unrotated[number - 1]
    if (quarterTurns === 0 || !current || current.type === "missing") return unrotated
    const { width, height } = current
    const rotated = quarterTurns % 2 === 0 ? { quarterTurns } : { quarterTurns, width: height, height: width }
    return unrotated.map((slide, index) => (index === number - 1 ? { ...current, ...rotated } : slide))
  }, [unrotated, number, quarterTurns])
}
