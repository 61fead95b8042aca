/**
 * Part of the inline script in every page's head. A page's far sections are laid out when they come near
 * (`global.css`); until then an average stands for each one's height. Where the browser is about to put a page back to
 * a place (reload, a step back or forward) or to open it at a fragment, that would be the wrong place: such a page is
 * marked, and laid out whole. The browser restores a place before any later script could mark it.
 */
import { WHOLE_LAYOUT_ATTRIBUTE } from "../lib/constants"

// Old browsers know no such entry; they have no far sections either.
const [visit] = performance.getEntriesByType("navigation") as (PerformanceNavigationTiming | undefined)[]
if (location.hash || (visit && visit.type !== "navigate"))
  document.documentElement.setAttribute(WHOLE_LAYOUT_ATTRIBUTE, "")

export {}
