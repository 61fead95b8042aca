import { yieldToMain } from "./yield-to-main"

/** What `global.css` leaves out of the layout until it comes near. */
const WAITING = "main > section > [data-slot=container]"

/**
 * Gives the far sections their true heights, one at a time, whenever the browser is idle: it remembers the height that a
 * section had when it was laid out last (`contain-intrinsic-block-size: auto`). From then on the scroll bar is true, and
 * whoever jumps over sections and comes back to the page later finds the same place. The layout of all of them in one go
 * would keep a slow phone from answering.
 */
export async function measureSections(): Promise<void> {
  // Browsers without it lay out everything, or are so few that an average will do.
  if (!window.requestIdleCallback) return
  for (const section of Array.from(document.querySelectorAll<HTMLElement>(WAITING))) {
    await new Promise((resolve) => window.requestIdleCallback(resolve))
    if (!isLeftOut(section)) continue
    section.style.contentVisibility = "visible"
    await new Promise((resolve) => window.requestAnimationFrame(resolve))
    await yieldToMain()
    section.style.contentVisibility = ""
  }
}

const isLeftOut = ({ firstElementChild: content }: Element) =>
  content?.checkVisibility?.({ contentVisibilityAuto: true }) === false
