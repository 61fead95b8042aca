import { SIGNS_OF_USE } from "../lib/constants"

/**
 * The page comes as `<html data-untouched>` and is that until somebody scrolls or uses it: a list with many pictures
 * asks for those that are far below only then (`global.css`). The browser's own laziness would fetch two screens of
 * them for a visitor who looks at the first and leaves.
 */
export function deferOffscreenImages(window: Window & typeof globalThis): void {
  const { dataset } = window.document.documentElement
  const signs = [...SIGNS_OF_USE, "scroll"]
  const touched = () => {
    delete dataset.untouched
    for (const sign of signs) window.removeEventListener(sign, touched, true)
  }
  for (const sign of signs) window.addEventListener(sign, touched, { capture: true, passive: true })
}
