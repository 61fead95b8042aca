import type { Page } from "@playwright/test"
import { homeRoutes } from "../../src/lib/paths"
import { routes } from "./site"

/* The lengths of pages on a phone, and the font size of sentences. */

/** The most frequent and the smallest font size of sentences, in CSS pixels. */
const SENTENCE_PX = 17

const animalHealth = "/animal-health"

/** Maximum length in screens, by page. */
const maxScreens: Readonly<Record<string, number>> = {
  [routes.home]: 4200 / 640,
  [routes.farm]: 9,
  [routes.about]: 9,
  // Its advice is never in a disclosure.
  [animalHealth]: 10,
  [routes.contact]: 6,
}

/** Maximum distance from the top of the shop to its first product, in CSS pixels. */
const MAX_FIRST_PRODUCT_TOP_PX = 220

/** Returns excessive lengths: of the page, and from its top to its content. */
export async function findTooLong(page: Page, address: string): Promise<string[]> {
  /** The edge of an element, in screens from the top of the page. */
  const getEdge = (selector: string, edge: "top" | "bottom" = "bottom") =>
    page
      .locator(selector)
      .first()
      .evaluate((element, side) => (element.getBoundingClientRect()[side] + window.scrollY) / window.innerHeight, edge)
  const has = async (selector: string) => (await page.locator(selector).count()) > 0
  const end = await getEdge("body")
  const limits: [part: string, screens: number, max: number][] = [["the page", end, maxScreens[address] ?? Infinity]]
  if (address === routes.home) {
    limits.push(["above the link to /animal-health", await getEdge(`main a[href="${animalHealth}"]`), 2])
  }
  if (!homeRoutes.includes(address)) {
    // A product's page begins with its pictures. Only a preview of the site has the preview line.
    const start = (await has("[data-slot=product-gallery]"))
      ? await getEdge("[data-slot=product-gallery]", "top")
      : await getEdge("[data-slot=page-banner] > header")
    const preview = (await has("[data-slot=preview-line]")) ? await getEdge("[data-slot=preview-line]") : 0
    limits.push(["above the content", start - preview, 0.35])
    if (address === routes.shop) {
      const firstProduct = (await getEdge("[data-slot=product-card]", "top")) - preview
      limits.push(["above the first product", firstProduct, MAX_FIRST_PRODUCT_TOP_PX / 640])
    }
  }
  const problems = limits
    .filter(([, screens, max]) => screens > max)
    .map(([part, screens, max]) => `${part}: ${screens.toFixed(2)} screens of ${max}`)
  const links = await page.getByRole("navigation", { name: "On this page" }).getByRole("link").count()
  if (end > 8 && links < 2 && !homeRoutes.includes(address))
    problems.push(`${end.toFixed(1)} screens, and no links to its sections at the beginning`)
  return problems
}

/** Returns wrong font sizes of sentences, which are texts of 40 characters or more. */
export async function findSmallSentences(page: Page): Promise<string[]> {
  const sizes = await page.getByRole("main").evaluate(readSizes)
  const [[mostFrequent] = [SENTENCE_PX]] = Object.entries(sizes).sort(([, a], [, b]) => b - a)
  return [
    ...Object.keys(sizes)
      .filter((size) => Number(size) < SENTENCE_PX)
      .map((size) => `sentences of ${size} px`),
    ...(Math.round(Number(mostFrequent)) === SENTENCE_PX ? [] : [`most sentences have ${mostFrequent} px`]),
  ]
}

/** Runs in the page. Returns the number of characters in sentences by font size, in CSS pixels. */
function readSizes(main: Element): Record<string, number> {
  const sizes: Record<string, number> = {}
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode
    const characters = textContent?.trim().length ?? 0
    if (characters < 40 || !parentElement?.checkVisibility()) continue
    // Text for screen readers is not visible, lead paragraphs are larger on purpose, and links are labels.
    if (parentElement.closest(".sr-only, noscript, nav, [data-slot=lead]")) continue
    const size = parseFloat(getComputedStyle(parentElement).fontSize).toFixed(1)
    sizes[size] = (sizes[size] ?? 0) + characters
  }
  return sizes
}
