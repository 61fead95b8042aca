import { RotateCcw, RotateCw } from "lucide-react"
import { useEffect, useMemo, useState, type KeyboardEvent } from "react"
import Lightbox, { IconButton, type Slide } from "yet-another-react-lightbox"
import Captions from "yet-another-react-lightbox/plugins/captions"
import Counter from "yet-another-react-lightbox/plugins/counter"
import Zoom from "yet-another-react-lightbox/plugins/zoom"
import { useReducedMotion } from "../../../components/use-media-query"
import { Gestures } from "./picture-viewer-gestures"
import type { ViewerPicture } from "./picture-viewer-picture"
import { PictureViewerSlide } from "./picture-viewer-slide"
import { viewerStyles } from "./picture-viewer-styles"
import { messages } from "../messages"

export interface PictureViewerProps {
  /** The viewer's accessible name. */
  label: string
  loadingText?: string
  /** All pictures in order. Keep the array's identity between renders. */
  pictures: readonly (ViewerPicture | "waiting" | "lost")[]
  /** Number of the current picture, from 1. */
  number: number
  /** Called for the current picture and its neighbours while they are waiting, and on retry. */
  onNeed?: (number: number) => void
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
/** Maximum zoom relative to the picture's pixels: paper cuts have no fine detail. */
const LARGEST = 2

/**
 * Shows pictures in full size; open while mounted. Swipe or arrow keys change the picture, Home and End go to the first
 * and last; double tap, + and - zoom; R and Shift + R rotate; Escape, a downward pull and a click beside the picture
 * close it.
 */
export default function PictureViewer({
  label,
  loadingText = messages.viewer.loading,
  pictures,
  number,
  onNeed,
  onMove,
  onClose,
}: PictureViewerProps) {
  const [turn, setTurn] = useState({ number, quarters: 0 })
  const quarters = turn.number === number ? turn.quarters : 0
  const rotate = (by: 1 | -1) => setTurn({ number, quarters: quarters + by })
  const still = useReducedMotion()
  const slides = useSlides(pictures, number, quarters)

  useEffect(() => {
    for (const near of [number, number + 1, number - 1]) {
      if (pictures[near - 1] === "waiting") onNeed?.(near)
    }
  }, [number, pictures, onNeed])

  const press = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
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
        animation={{ swipe: still ? 0 : SLIDE_MS, fade: still ? 0 : FADE_MS, zoom: FADE_MS }}
        carousel={{ finite: true, preload: 1, spacing: GAP_PX, padding: 0 }}
        controller={{ disableSwipeNavigation: true }}
        // A translator would replace its texts, which change.
        counter={{ separator: messages.viewer.of, container: { className: "picture-viewer-counter", translate: "no" } }}
        zoom={{ maxZoomPixelRatio: LARGEST, doubleTapDelay: DOUBLE_TAP_MS, doubleClickDelay: DOUBLE_TAP_MS }}
        portal={{ container: { onKeyDown: press } }}
        toolbar={{
          buttons: [
            <IconButton key="left" label={messages.viewer.rotateLeft} icon={RotateCcw} onClick={() => rotate(-1)} />,
            <IconButton key="right" label={messages.viewer.rotateRight} icon={RotateCw} onClick={() => rotate(1)} />,
            "close",
          ],
        }}
        render={{
          slide: (props) => <PictureViewerSlide {...props} loadingText={loadingText} onRetry={onNeed} />,
        }}
        on={{ view: ({ index }) => index + 1 !== number && onMove(index + 1) }}
      />
    </>
  )
}

/** Returns the pictures in the library's format, the current one rotated. */
function useSlides(pictures: PictureViewerProps["pictures"], number: number, quarters: number): readonly Slide[] {
  const upright = useMemo(
    () =>
      pictures.map((picture, index): Slide =>
        typeof picture === "object"
          ? { ...picture, description: picture.alt, quarters: 0 }
          : { type: "missing", isLost: picture === "lost", number: index + 1 },
      ),
    [pictures],
  )
  return useMemo(() => {
    const shown = upright[number - 1]
    if (quarters === 0 || !shown || shown.type === "missing") return upright
    const { width, height } = shown
    const turned = quarters % 2 === 0 ? { quarters } : { quarters, width: height, height: width }
    return upright.map((slide, index) => (index === number - 1 ? { ...shown, ...turned } : slide))
  }, [upright, number, quarters])
}
