import type { Page } from "@playwright/test"
import { fillCart } from "../support/cart"
import { setFontSize } from "../support/page-state"
import { routes } from "../support/site"
import { expect, open, test } from "../support/test"

/* Fixed and sticky elements, on the pages with the most controls: they cover no control, and little of a small screen.
   Other pages by keyboard: e2e/journeys/keyboard.spec.ts. */

test.use({ viewport: { width: 360, height: 640 }, contextOptions: { reducedMotion: "reduce" } })

for (const [route, scope, min] of [
  [routes.cart, "body", 20],
  [routes.contact, "main", 10],
] as const) {
  test(`${route}: no fixed element covers a control, also at double font size`, async ({ page }) => {
    await fillCart(page)
    await open(page, route)
    await page.getByRole("main").getByRole("link").last().waitFor()
    await test.step("at normal font size", () => expectNothingCovered(page, min, scope))
    await test.step("at double font size", async () => {
      await setFontSize(page, 32)
      await expectNothingCovered(page, min, scope)
      await setFontSize(page, 16)
    })
    await test.step("at 320 × 256 px no fixed element is higher than a fifth of the screen", async () => {
      await page.setViewportSize({ width: 320, height: 256 })
      await expect.poll(() => page.evaluate(findLargeFixed)).toEqual([])
    })
  })
}

/**
 * Expects that no fixed or sticky element lies on a control.
 *
 * @param min the page has more controls than this; one that did not load has none
 * @param scope only controls inside this selector
 */
async function expectNothingCovered(page: Page, min: number, scope: string): Promise<void> {
  const { controls, covered } = await page.evaluate(findCovered, scope)
  expect(covered, "covered controls").toEqual([])
  expect(controls, "controls on the page").toBeGreaterThan(min)
}

/** Runs in the page. Returns the fixed and sticky elements that are higher than a fifth of the screen. */
async function findLargeFixed(): Promise<string[]> {
  const problems: string[] = []
  for (let y = 0; y < document.documentElement.scrollHeight; y += 700) {
    window.scrollTo(0, y)
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    for (const element of document.body.querySelectorAll<HTMLElement>("*")) {
      const { position } = getComputedStyle(element)
      if (position !== "fixed" && position !== "sticky") continue
      const { top, bottom, width } = element.getBoundingClientRect()
      const visible = Math.min(bottom, window.innerHeight) - Math.max(top, 0)
      if (width > 1 && visible > window.innerHeight / 5)
        problems.push(`${y}: ${element.tagName} ${element.dataset.slot ?? element.className} ${Math.round(visible)} px`)
    }
  }
  return problems
}

/**
 * Runs in the page. Checks the centre and the corners of every control in three positions: while the page is scrolled
 * down, where header and bottom bar can cover it; at the lower edge of the screen; and at its upper edge.
 */
async function findCovered(scope: string): Promise<{ controls: number; covered: string[] }> {
  const EDGE_PX = 3
  const STEP_PX = window.innerHeight / 2
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const twoFrames = () => frame().then(frame)
  /** The scroll handlers have run, React has rendered, and the transitions have ended. */
  const settled = async () => {
    do await twoFrames()
    while (document.getAnimations().some((each) => each instanceof CSSTransition && each.playState === "running"))
    await twoFrames()
  }
  const getName = (element: Element) =>
    `${element.tagName.toLowerCase()} ${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40)}`
  /** Returns the fixed or sticky element that an element is in. */
  const getFixedAncestor = (element: Element | null): Element | null => {
    for (let at = element; at; at = at.parentElement) {
      if (["fixed", "sticky"].includes(getComputedStyle(at).position)) return at
    }
    return null
  }
  const covered = new Set<string>()
  const check = (control: Element, position: string, exception = "none") => {
    const { left, right, top, bottom } = control.getBoundingClientRect()
    if (bottom < 0 || top > window.innerHeight) return
    const points = [
      [(left + right) / 2, (top + bottom) / 2],
      [left + EDGE_PX, top + EDGE_PX],
      [right - EDGE_PX, top + EDGE_PX],
      [left + EDGE_PX, bottom - EDGE_PX],
      [right - EDGE_PX, bottom - EDGE_PX],
    ] as const
    for (const [x, y] of points) {
      // On the last pixel row, rounding hits the element above.
      if (x < 0 || y < 0 || x >= window.innerWidth || y >= window.innerHeight - 1) continue
      const fixed = getFixedAncestor(document.elementFromPoint(x, y))
      if (fixed && !fixed.contains(control) && !fixed.matches(exception))
        covered.add(`${position}: ${getName(control)}, by ${getName(fixed)}`)
    }
  }
  const controls = Array.from(
    document.querySelectorAll(
      ["a[href]", "button", "input", "select", "textarea", "summary"].map((kind) => `${scope} ${kind}`).join(),
    ),
  ).filter(
    (control) =>
      control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      control.getBoundingClientRect().width > 1,
  )

  window.scrollTo(0, 0)
  await settled()
  const end = document.documentElement.scrollHeight - window.innerHeight
  for (let at = STEP_PX; at < end + STEP_PX; at += STEP_PX) {
    window.scrollTo(0, Math.min(at, end))
    await settled()
    for (const control of controls) check(control, "while scrolling down", "header, [data-slot=bottom-bar]")
  }

  const lastFirst = controls.toSorted((a, b) => b.getBoundingClientRect().bottom - a.getBoundingClientRect().bottom)
  for (const [position, block, order] of [
    ["at the lower edge", "end", lastFirst],
    ["at the upper edge", "start", lastFirst.toReversed()],
  ] as const) {
    window.scrollBy(0, position === "at the lower edge" ? -STEP_PX : STEP_PX)
    await settled()
    for (const control of order) {
      const before = window.scrollY
      control.scrollIntoView({ block })
      if (window.scrollY !== before) await twoFrames()
      check(control, position)
    }
  }
  return { controls: controls.length, covered: [...covered] }
}
