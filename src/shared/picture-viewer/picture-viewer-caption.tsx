import { useLightboxState } from "yet-another-react-lightbox"

/** Number and caption of the current picture; announced whenever it changes. */
export function PictureViewerCaption({ id }: { id: string }) {
  const { currentIndex, currentSlide, slides } = useLightboxState()
  const words = currentSlide && currentSlide.type !== "missing" ? currentSlide.alt : ""
  return (
    <div id={id} data-slot="picture-viewer-caption" aria-live="polite" className="picture-viewer-caption">
      <p className="picture-viewer-counter">{`${currentIndex + 1} of ${slides.length}`}</p>
      <p>{words}</p>
    </div>
  )
}
