import type { Page } from "@playwright/test"
import { homeRoutes } from "../../src/lib/paths"
import { routes } from "./site"

/* How long pages are on a phone, how far down things stand, and how large sentences are. */

/** The size of sentences in CSS pixels: the commonest, and the smallest. */
const SENTENCE_PX = 17

const animalHealth = "/animal-health"

/** The most screens of single pages. */
const maxScreens: Readonly<Record<string, number>> = {
  [routes.home]: 4200 / 640,
  [routes.farm]: 9,
  [routes.about]: 9,
  // Its advice is never folded.
  [animalHealth]: 10,
  [routes.contact]: 6,
}

/** How far down the first goods of the shop may begin, in CSS pixels. */
const FIRST_GOODS_PX = 220

/** What of a page is longer, or stands farther down, than it may. */
export async function findTooLong(page: Page, address: string): Promise<string[]> {
  /** In screens. */
  const getEdge = (selector: string, edge: "top" | "bottom" = "bottom") =>
    page
      .locator(selector)
      .first()
      .evaluate((element, side) => (element.getBoundingClientRect()[side] + window.scrollY) / window.innerHeight, edge)
  const has = async (selector: string) => (await page.locator(selector).count()) > 0
  const end = await getEdge("body")
  const limits: [what: string, screens: number, max: number][] = [["the page", end, maxScreens[address] ?? Infinity]]
  if (address === routes.home) {
    limits.push(["down to the sick animal", await getEdge(`main a[href="${animalHealth}"]`), 2])
  }
  if (!homeRoutes.includes(address)) {
    // A product's page begins with its pictures. The preview line goes with the samples.
    const start = (await has("[data-slot=product-gallery]"))
      ? await getEdge("[data-slot=product-gallery]", "top")
      : await getEdge("[data-slot=page-banner] > header")
    const preview = (await has("[data-slot=preview-line]")) ? await getEdge("[data-slot=preview-line]") : 0
    limits.push(["above the content", start - preview, 0.35])
    if (address === routes.shop) {
      const goods = (await getEdge("[data-slot=product-card]", "top")) - preview
      limits.push(["down to the first goods", goods, FIRST_GOODS_PX / 640])
    }
  }
  const faults = limits
    .filter(([, screens, max]) => screens > max)
    .map(([what, screens, max]) => `${what}: ${screens.toFixed(2)} screens of ${max}`)
  const parts = await page.getByRole("navigation", { name: "On this page" }).getByRole("link").count()
  if (end > 8 && parts < 2 && !homeRoutes.includes(address))
    faults.push(`${end.toFixed(1)} screens, and no links to its parts at the beginning`)
  return faults
}

/** What is wrong with the size of sentences: texts of 40 letters or more. */
export async function findSmallSentences(page: Page): Promise<string[]> {
  const sizes = await page.getByRole("main").evaluate(readSizes)
  const [[commonest] = [SENTENCE_PX]] = Object.entries(sizes).sort(([, a], [, b]) => b - a)
  return [
    ...Object.keys(sizes)
      .filter((size) => Number(size) < SENTENCE_PX)
      .map((size) => `sentences of ${size} px`),
    ...(Math.round(Number(commonest)) === SENTENCE_PX ? [] : [`most sentences have ${commonest} px`]),
  ]
}

/** Runs in the page: how many letters of sentences stand in each size, in CSS pixels. */
function readSizes(main: Element): Record<string, number> {
  const sizes: Record<string, number> = {}
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode
    const letters = textContent?.trim().length ?? 0
    if (letters < 40 || !parentElement?.checkVisibility()) continue
    // What only a screen reader reads has no size for the eye; opening lines are larger on purpose, links are labels.
    if (parentElement.closest(".sr-only, noscript, nav, [data-slot=lead]")) continue
    const size = parseFloat(getComputedStyle(parentElement).fontSize).toFixed(1)
    sizes[size] = (sizes[size] ?? 0) + letters
  }
  return sizes
}
