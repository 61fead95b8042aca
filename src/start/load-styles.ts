/** How long the start waits for the stylesheet, in milliseconds; it arrives with the scripts or shortly after. */
const PATIENCE_MS = 5000

/**
 * Loads the site's whole stylesheet. The HTML contains the rules of its own page only (`page-styles.ts`); dialogs,
 * messages and the next page need more. Resolves when the stylesheet applies, or when it is late or lost: a page that
 * works in plain looks is better than one that does not work.
 */
export function loadStyles(): Promise<void> {
  const href = document.querySelector("style[data-href]")?.getAttribute("data-href")
  if (!href) return Promise.resolve()
  return new Promise((resolve) => {
    const link = document.createElement("link")
    link.rel = "stylesheet"
    link.href = href
    const settle = () => {
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(settle, PATIENCE_MS)
    link.onload = settle
    link.onerror = settle
    document.head.append(link)
  })
}
