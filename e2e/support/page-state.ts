import { expect, type Locator, type Page } from "@playwright/test"
import { NOT_HYDRATED_ATTRIBUTE } from "../../src/lib/constants"

/* The page that a test has opened: its document, its parts, and how far it is scrolled. */

const DOCUMENT_MARK = "data-test-document"

/** Marks the document. Another document, and the same one after a reload, has no mark. */
export const markDocument = (page: Page): Promise<void> =>
  page.evaluate((mark) => document.documentElement.setAttribute(mark, ""), DOCUMENT_MARK)

export const expectSameDocument = (page: Page): Promise<void> =>
  expect(page.locator(`html[${DOCUMENT_MARK}]`)).toHaveCount(1)

export const expectNewDocument = (page: Page): Promise<void> =>
  expect(page.locator(`html[${DOCUMENT_MARK}]`)).toHaveCount(0)

/** Follows the first link to a path, also one that is off the screen. */
export async function followLink(page: Page, path: string): Promise<void> {
  await page.locator(`a[href="${path}"]`).first().dispatchEvent("click")
  await expect(page).toHaveURL(path)
}

/** Waits until a part that is hydrated after the page (components/deferred.tsx) handles its own events. */
export const expectHydrated = (part: Locator): Promise<void> =>
  expect(part.locator(`xpath=ancestor-or-self::*[@${NOT_HYDRATED_ATTRIBUTE}]`)).toHaveCount(0)

/**
 * Puts the mouse on a carousel and waits until its engine has started. Without autoplay a carousel loads its engine for
 * a mouse only.
 */
export async function startCarousel(carousel: Locator): Promise<void> {
  await carousel.scrollIntoViewIfNeeded()
  await expectHydrated(carousel)
  await carousel.hover()
  await expect(carousel.locator("[data-slot=carousel-viewport]").first()).toHaveCSS("overflow-x", "hidden")
}

/** The slides on the screen. Without its engine a carousel has all slides there. */
export const getReachableSlides = (carousel: Locator): Locator =>
  carousel.locator("[data-slot=carousel-slide]:not([inert])")

export const getScrollY = (page: Page): Promise<number> => page.evaluate(() => window.scrollY)

/** Sets the browser's own font size, in pixels. */
export async function setFontSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send("Page.setFontSizes", { fontSizes: { standard, fixed: Math.round(standard * 0.8) } })
}

/** Waits until the browser has painted the page's first text or picture. */
export async function untilPainted(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0)
}

/** The lower edge of an element on the screen, in CSS pixels. An element without a box is nowhere. */
export async function getBottom(element: Locator): Promise<number> {
  const box = await element.boundingBox()
  return box ? box.y + box.height : Infinity
}
