import { expect, type Page } from "@playwright/test"

/**
 * Expects that no fixed or sticky element lies on a control, however the visitor came to it.
 *
 * @param least there are more controls than this; a page that did not load has none
 * @param where only controls inside this selector
 */
export async function expectNothingCovered(page: Page, least: number, where = "body"): Promise<void> {
  const { controls, covered } = await page.evaluate(pressAll, where)
  expect(covered, "controls that something fixed lies on").toEqual([])
  expect(controls, "controls on the page").toBeGreaterThan(least)
}

/**
 * Runs in the page. It looks at every control in three ways: while the page is read downwards, where nothing but the header
 * may lie on it; brought to the lower edge by scrolling up, when the phone's bar is there; and brought to the upper edge by
 * scrolling down. At the control's centre and corners, the control itself must be hit.
 */
export async function pressAll(where: string): Promise<{ controls: number; covered: string[] }> {
  const EDGE_PX = 3
  const STEP_PX = window.innerHeight / 2
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const noticed = () => frame().then(frame)
  /** The page has noticed which way it was scrolled, React has rendered, and even a transition without length has ended. */
  const settled = async () => {
    await noticed()
    await new Promise((resolve) => setTimeout(resolve, 20))
    await frame().then(frame)
  }
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} ${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40)}`
  /** The fixed or sticky element around an element, if there is one. */
  const holderOf = (element: Element | null): Element | null => {
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
      const holder = holderOf(document.elementFromPoint(x, y))
      if (holder && !holder.contains(control) && !holder.matches(except))
        covered.add(`${how}: ${nameOf(control)}, by ${nameOf(holder)}`)
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
    for (const control of controls) look(control, "on the way down", "header")
  }

  // From the last control to the first every scroll leads up, so the bar comes once and stays; then the other way round.
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
      if (window.scrollY !== before) await noticed()
      look(control, how)
    }
  }
  return { controls: controls.length, covered: [...covered] }
}
