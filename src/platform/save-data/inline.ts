/**
 * Inline script in the head of every page. It detects save-data mode before anything large is requested: from the
 * visitor's setting, or else the browser's, which also counts if storage is blocked.
 *
 * In save-data mode it marks the document, so that headings use the system font (`global.css`), and halves the `sizes`
 * of lazy pictures while the HTML is parsed; later, those near the top would load twice. `components/picture.tsx` does
 * it for pictures that React renders.
 *
 * Otherwise it preloads the fonts. A `<link>` in the HTML would load them before any script runs.
 */
import { SAVE_DATA_ATTRIBUTE, SAVE_DATA_KEY } from "../../lib/constants"
import { halveSizes } from "../../lib/halve-sizes"

const page = document
// Safe cast: `connection` is missing in TypeScript and in some browsers.
const { connection } = navigator as { connection?: { saveData?: boolean } }
let choice
try {
  choice = localStorage.getItem(SAVE_DATA_KEY)
} catch {
  // The browser's setting applies.
}

if (
  choice === "true" ||
  (choice !== "false" && ((connection && connection.saveData) || matchMedia("(prefers-reduced-data: reduce)").matches))
) {
  page.documentElement.setAttribute(SAVE_DATA_ATTRIBUTE, "")
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      // A picture of React is added as a whole, so its <img> is not among these nodes.
      for (const { loading, parentElement } of addedNodes as NodeListOf<HTMLImageElement>) {
        if (loading !== "lazy" || !parentElement) continue
        for (const source of parentElement.children as HTMLCollectionOf<HTMLSourceElement>) {
          if (source.sizes) source.sizes = halveSizes(source.sizes)
        }
      }
    }
  }).observe(page, { childList: true, subtree: true })
} else {
  page.head.insertAdjacentHTML(
    "beforeend",
    "<link rel=preload as=font href=/fonts/bricolage-grotesque.4b8e0f60.woff2 crossorigin>" +
      "<link rel=preload as=font href=/fonts/hanken-grotesk.424ddebe.woff2 crossorigin media=(min-width:48em)>",
  )
}
