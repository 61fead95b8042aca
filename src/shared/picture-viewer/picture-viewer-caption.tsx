import { useLightboxState } from "yet-another-react-lightbox"

/** Number and words of the picture shown; said again whenever another one is. */
export function PictureViewerCaption({ id }: { id: string }) {
  const { currentIndex, currentSlide, slides } = useLightboxState()
  const words = currentSlide && currentSlide.type !== "missing" ? currentSlide.alt : ""
  return (
    <div id={id} data-slot="picture-viewer-caption" aria-live="polite" className="picture-viewer-caption">
      <p className="picture-viewer-counter">
        {currentIndex + 1} of {slides.length}
      </p>
      <p>{words}</p>
    </div>
  )
}
