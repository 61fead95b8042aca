import { useState } from "react"
import type { RenderSlideProps } from "yet-another-react-lightbox"
import { useSaveData } from "../../../components/use-save-data"
import { messages as sharedMessages } from "../../../shared/messages"
import { messages } from "../messages"

declare module "yet-another-react-lightbox" {
  interface SlideImage {
    /** URL of the small picture that is shown first. */
    thumb?: string
    /** Quarter turns clockwise; width and height are those after the rotation. */
    quarters?: number
  }
  interface SlideMissing extends GenericSlide {
    type: "missing"
    /** True: it failed to load; false: it is loading. */
    isLost: boolean
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
        <p>{slide.isLost ? messages.viewer.lost : loadingText}</p>
        {slide.isLost && (
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
  const { src, alt = "", thumb, width = 1, height = 1, quarters = 0 } = slide
  const [state, setState] = useState<"coming" | "there" | "lost">("coming")
  const savesData = useSaveData()
  const scale = Math.min(1, rect.width / width, rect.height / height)
  const [across, down] = [Math.round(width * scale), Math.round(height * scale)]
  const size = quarters % 2 === 0 ? { width: across, height: down } : { width: down, height: across }
  return (
    <div className="picture-viewer-picture" style={{ ...size, transform: `rotate(${quarters * 90}deg)` }}>
      {thumb && state !== "there" && <img src={thumb} alt="" draggable={false} {...size} />}
      {(!isNeighbour || !savesData) && (
        <img
          src={src}
          alt={alt}
          draggable={false}
          {...size}
          data-state={state}
          onLoad={() => setState("there")}
          onError={() => setState("lost")}
        />
      )}
      {state === "lost" && <p role="status">{messages.viewer.largeLost}</p>}
    </div>
  )
}
