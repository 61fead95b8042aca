import { SIGNS_OF_USE } from "../../lib/constants"

/**
 * The page starts as `<html data-untouched>` and keeps the attribute until the first scroll or interaction: until then,
 * a list with many pictures does not load those far below (`global.css`). Native lazy loading would fetch two screens
 * of pictures for a visitor who only looks at the first.
 */
export function deferOffscreenImages(window: Window & typeof globalThis): void {
  const { dataset } = window.document.documentElement
  const touched = () => {
    delete dataset.untouched
  }
  for (const sign of [...SIGNS_OF_USE, "scroll"])
    window.addEventListener(sign, touched, { capture: true, once: true, passive: true })
}
