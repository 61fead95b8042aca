import type { Page } from "@playwright/test"
import { fillCart } from "../support/cart"
import { setFontSize } from "../support/open-page"
import { routes } from "../support/site"
import { expect, open, test } from "../support/test"

/* Nothing that stays in its place while the page scrolls lies on a control, or takes much of a small screen.
   The pages with the most controls; the walk by keyboard through others is in e2e/journeys. */

test.use({ viewport: { width: 360, height: 640 }, contextOptions: { reducedMotion: "reduce" } })

for (const [route, where, min] of [
  [routes.cart, "body", 20],
  [routes.contact, "main", 10],
] as const) {
  test(`${route}: no control is covered by a fixed element, at double font size neither`, async ({ page }) => {
    await fillCart(page)
    await open(page, route)
    await page.getByRole("main").getByRole("link").last().waitFor()
    await test.step("at normal font size", () => expectNothingCovered(page, min, where))
    await test.step("at double font size", async () => {
      await setFontSize(page, 32)
      await expectNothingCovered(page, min, where)
      await setFontSize(page, 16)
    })
    await test.step("at 320 × 256 px no fixed element is higher than a fifth of the screen", async () => {
      await page.setViewportSize({ width: 320, height: 256 })
      expect(await page.evaluate(findLargeFixed)).toEqual([])
    })
  })
}

/**
 * Expects that no fixed or sticky element lies on a control.
 *
 * @param least there are more controls than this; a page that did not load has none
 * @param where only controls inside this selector
 */
async function expectNothingCovered(page: Page, min: number, where: string): Promise<void> {
  const { controls, covered } = await page.evaluate(pressAll, where)
  expect(covered, "controls that something fixed lies on").toEqual([])
  expect(controls, "controls on the page").toBeGreaterThan(min)
}

/** Runs in the page: the fixed and sticky elements that take more than a fifth of the screen's height, and where. */
async function findLargeFixed(): Promise<string[]> {
  const found: string[] = []
  for (let at = 0; at < document.documentElement.scrollHeight; at += 700) {
    window.scrollTo(0, at)
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    for (const element of document.body.querySelectorAll<HTMLElement>("*")) {
      const { position } = getComputedStyle(element)
      if (position !== "fixed" && position !== "sticky") continue
      const { top, bottom, width } = element.getBoundingClientRect()
      const seen = Math.min(bottom, window.innerHeight) - Math.max(top, 0)
      if (width > 1 && seen > window.innerHeight / 5)
        found.push(`${at}: ${element.tagName} ${element.dataset.slot ?? element.className} ${Math.round(seen)} px`)
    }
  }
  return found
}

/**
 * Runs in the page. It looks at every control in three ways: while the page is read downwards, where nothing but the header
 * and the phone's bar may lie on it; brought to the lower edge; and brought to the upper edge. At the control's centre and corners, the control itself must be hit.
 */
async function pressAll(where: string): Promise<{ controls: number; covered: string[] }> {
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
  /** The fixed or sticky element around an element, if there is one. */
  const getHolder = (element: Element | null): Element | null => {
    for (let at = element; at; at = at.parentElement) {
      if (["fixed", "sticky"].includes(getComputedStyle(at).position)) return at
    }
    return null
  }
  const covered = new Set<string>()
  const look = (control: Element, how: string, except = "none") => {
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
      // At the screen's lower edge, a fraction of a pixel hits the element above.
      if (x < 0 || y < 0 || x >= window.innerWidth || y >= window.innerHeight - 1) continue
      const holder = getHolder(document.elementFromPoint(x, y))
      if (holder && !holder.contains(control) && !holder.matches(except))
        covered.add(`${how}: ${getName(control)}, by ${getName(holder)}`)
    }
  }
  const controls = Array.from(
    document.querySelectorAll(
      ["a[href]", "button", "input", "select", "textarea", "summary"].map((kind) => `${where} ${kind}`).join(),
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
    for (const control of controls) look(control, "on the way down", "header, [data-slot=bottom-bar]")
  }

  const lastFirst = controls.toSorted((a, b) => b.getBoundingClientRect().bottom - a.getBoundingClientRect().bottom)
  for (const [how, block, order] of [
    ["below", "end", lastFirst],
    ["above", "start", lastFirst.toReversed()],
  ] as const) {
    window.scrollBy(0, how === "below" ? -STEP_PX : STEP_PX)
    await settled()
    for (const control of order) {
      const before = window.scrollY
      control.scrollIntoView({ block })
      if (window.scrollY !== before) await twoFrames()
      look(control, how)
    }
  }
  return { controls: controls.length, covered: [...covered] }
}
