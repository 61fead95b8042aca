import type { Page } from "@playwright/test"

/**
 * What programs do to the texts of a page while it is used.
 *   wraps    Chrome's translator: each text is replaced by one in two elements of its own
 *   splits   dictionaries and readers aloud: each text becomes two
 *   restores a translator that is switched off: each text is replaced by a new one
 */
export type TextChange = "wraps" | "splits" | "restores"

/**
 * From the next page on every text of a hydrated page is changed, and every text that comes later, in frames too. The words
 * stay the same, so a test finds them.
 *
 * @param event tells that the page has been hydrated; without it the texts are changed as soon as the document has been read
 */
export async function changeTexts(page: Page, change: TextChange, event?: string): Promise<void> {
  await page.addInitScript(
    ([way, hydrated]) => {
      const done = new WeakSet<Node>()
      const changeText = (text: Text) => {
        if (done.has(text) || !text.data.trim()) return
        if (text.parentElement?.closest("script, style, noscript, textarea, option, font, svg, [translate=no]")) return
        const copy = document.createTextNode(text.data)
        done.add(text).add(copy)
        if (way === "splits") done.add(text.splitText(Math.ceil(text.length / 2)))
        else if (way === "restores") text.replaceWith(copy)
        else {
          const [outer, inner] = [document.createElement("font"), document.createElement("font")]
          text.replaceWith(outer)
          outer.append(inner)
          inner.append(copy)
        }
      }
      const changeWithin = (root: Node) => {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
        const texts: Text[] = []
        for (let node: Node | null = root; node; node = walker.nextNode()) if (node instanceof Text) texts.push(node)
        texts.forEach(changeText)
      }
      const start = () => {
        changeWithin(document.body)
        new MutationObserver((records) => {
          for (const { addedNodes } of records) addedNodes.forEach(changeWithin)
        }).observe(document.body, { childList: true, subtree: true })
        document.documentElement.setAttribute("data-test-changed", way)
      }
      // A frame is not hydrated.
      if (hydrated && window.top === window) window.addEventListener(hydrated, start, { once: true })
      else document.addEventListener("DOMContentLoaded", start)
    },
    [change, event] as const,
  )
}
