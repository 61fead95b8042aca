import { useState } from "react"
import type { RenderSlideProps } from "yet-another-react-lightbox"
import { useSaveData } from "../../../components/use-save-data"
import { messages as sharedMessages } from "../../../shared/messages"
import { messages } from "../messages"

declare module "yet-another-react-lightbox" {
  interface SlideImage {
    /** URL of the small picture that is shown first. */
    thumb?: string
    /** Clockwise; width and height are those after the rotation. */
    quarterTurns?: number
  }
  interface SlideMissing extends GenericSlide {
    type: "missing"
    /** False while it is loading. */
    hasFailed: boolean
    /** The picture's number, from 1. */
    number: number
  }
  interface Labels {
    "Rotate to the left"?: string
    "Rotate to the right"?: string
  }
  interface SlideTypes {
    missing: SlideMissing
  }
}

interface PictureViewerSlideProps extends RenderSlideProps {
  loadingText: string
  onRetry?: (number: number) => void
}

/** One picture, at most as large as the screen and its own pixels. */
export function PictureViewerSlide({ slide, offset, rect, loadingText, onRetry }: PictureViewerSlideProps) {
  if (slide.type === "missing") {
    return (
      <div className="picture-viewer-missing" role="status">
        <p>{slide.hasFailed ? messages.viewer.failed : loadingText}</p>
        {slide.hasFailed && (
          <button
            type="button"
            onClick={({ currentTarget }) => {
              // The button is about to unmount; the viewer must keep the keyboard focus.
              currentTarget.closest<HTMLElement>(".yarl__container")?.focus()
              onRetry?.(slide.number)
            }}
          >
            {sharedMessages.tryAgain}
          </button>
        )}
      </div>
    )
  }
  return <LargePicture slide={slide} rect={rect} isNeighbour={offset !== 0} />
}

interface LargePictureProps extends Pick<RenderSlideProps, "rect"> {
  slide: Exclude<RenderSlideProps["slide"], { type: "missing" }>
  isNeighbour: boolean
}

function LargePicture({ slide, rect, isNeighbour }: LargePictureProps) {
  const { src, alt = "", thumb, width = 1, height = 1, quarterTurns = 0 } = slide
  const [state, setState] = useState<"loading" | "loaded" | "failed">("loading")
  const savesData = useSaveData()
  const scale = Math.min(1, rect.width / width, rect.height / height)
  const [scaledWidth, scaledHeight] = [Math.round(width * scale), Math.round(height * scale)]
  const size =
    quarterTurns % 2 === 0 ? { width: scaledWidth, height: scaledHeight } : { width: scaledHeight, height: scaledWidth }
  return (
    <div className="picture-viewer-picture" style={{ ...size, transform: `rotate(${quarterTurns * 90}deg)` }}>
      {thumb && state !== "loaded" && <img src={thumb} alt="" draggable={false} {...size} />}
      {(!isNeighbour || !savesData) && (
        <img
          src={src}
          alt={alt}
          draggable={false}
          {...size}
          data-state={state}
          onLoad={() => setState("loaded")}
          onError={() => setState("failed")}
        />
      )}
      {state === "failed" && <p role="status">{messages.viewer.largeFailed}</p>}
    </div>
  )
}
