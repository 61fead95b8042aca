/**
 * The inline script in the head of every page. It finds out whether data are saved, before anything is asked for that
 * could be smaller: by the visitor's own setting (switch in menu and footer), else by the browser's, which also counts
 * where storage is blocked.
 *
 * Where they are, it marks the document, so that headings take the system's face (`global.css`), and halves the `sizes`
 * of lazy pictures while the HTML is being read. Later is too late: those near the top would come twice.
 * `components/picture.tsx` does it for pictures that React draws.
 *
 * Where they aren't, it asks for the display face, and on wide screens for that of text. A `<link>` in the HTML would be
 * fetched before any script could say no.
 */
import { SAVE_DATA_ATTRIBUTE, SAVE_DATA_KEY } from "../../lib/constants"
import { halveSizes } from "../../lib/halve-sizes"

const page = document
// Safe cast: TypeScript does not know `connection`, and not all browsers do.
const { connection } = navigator as { connection?: { saveData?: boolean } }
let choice
try {
  choice = localStorage.getItem(SAVE_DATA_KEY)
} catch {
  // The browser's setting decides.
}

if (
  choice === "true" ||
  (choice !== "false" && ((connection && connection.saveData) || matchMedia("(prefers-reduced-data: reduce)").matches))
) {
  page.documentElement.setAttribute(SAVE_DATA_ATTRIBUTE, "")
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      // A picture of React's comes as a whole: its <img> is none of the added nodes.
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
