import { useEffect, useId, useRef, type RefObject } from "react"
import {
  createModule,
  MODULE_CONTROLLER,
  useController,
  useEventCallback,
  useLightboxState,
  type Plugin,
} from "yet-another-react-lightbox"
import { words } from "../words"

/** Puts the caption before the buttons in the document; on the screen it stands under the picture. */
export const Caption: Plugin = ({ addChild }) =>
  addChild(MODULE_CONTROLLER, createModule("caption", PictureViewerCaption), true)

/**
 * Number and description of the current picture; both are announced whenever it changes. The viewer's focus begins here: a
 * screen reader says the viewer's name, the number and the description, and reads on to the buttons.
 */
function PictureViewerCaption() {
  const { currentIndex, currentSlide, slides } = useLightboxState()
  const id = useId()
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [])
  useEscapeElsewhere(ref)
  const description = currentSlide && currentSlide.type !== "missing" ? currentSlide.alt : ""
  return (
    <div
      ref={ref}
      tabIndex={-1}
      // Orca says no more than "clickable" of a focused element without a role and a name.
      role="group"
      aria-labelledby={`${id}-number ${id}-words`}
      data-slot="picture-viewer-caption"
      aria-live="polite"
      aria-atomic="true"
      className="picture-viewer-caption"
    >
      <p id={`${id}-number`} className="picture-viewer-counter">
        {words.viewer.number(currentIndex + 1, slides.length)}
      </p>
      <p id={`${id}-words`}>{description}</p>
    </div>
  )
}

/** Closes the viewer by Escape where the focus is nowhere in it, too: the library hears its own elements only. */
function useEscapeElsewhere(caption: RefObject<HTMLElement | null>): void {
  const { close } = useController()
  const onKeyDown = useEventCallback(({ key, target }: KeyboardEvent) => {
    const isInside = target instanceof Node && caption.current?.parentElement?.contains(target)
    if (key === "Escape" && !isInside) close()
  })
  useEffect(() => {
    document.addEventListener("keydown", onKeyDown)
    return () => document.removeEventListener("keydown", onKeyDown)
  }, [onKeyDown])
}
