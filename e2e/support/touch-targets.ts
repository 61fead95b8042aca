import { expect, type Locator } from "@playwright/test"

/** Expects touch targets of at least 44 px below an element. */
export const expectLargeTouchTargets = (element: Locator): Promise<void> =>
  expect.poll(() => element.evaluate(findSmallTargets), "touch targets below 44 px").toEqual([])

/**
 * Runs in the page. Returns touch targets below 44 px. A link can be narrower, and within a line of text or the breadcrumb
 * lower; the bullets of a carousel are smaller.
 */
export function findSmallTargets(body: HTMLElement): string[] {
  const MIN_TARGET_PX = 44
  const EXCEPTIONS = "[data-slot=skip-link], [data-slot=breadcrumb] a, [data-slot=carousel-bullets] button"
  const controls = body.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary")
  return Array.from(controls).flatMap((control) => {
    if (control.matches(EXCEPTIONS) || !control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      return []
    if (control.matches("a") && getComputedStyle(control).display === "inline") return []
    // The label of a checkbox is part of its touch target.
    const label = control.matches("[type=checkbox], [type=radio]") ? control.closest("label") : null
    const { width, height } = (label ?? control).getBoundingClientRect()
    // Rounding to device pixels can lose half a pixel.
    const isHighEnough = height > MIN_TARGET_PX - 0.5
    if (isHighEnough && (width > MIN_TARGET_PX - 0.5 || control.matches("a"))) return []
    const name = (control.getAttribute("aria-label") ?? control.textContent).trim()
    return [`${control.tagName.toLowerCase()} “${name.slice(0, 50)}” ${Math.round(width)} × ${Math.round(height)}`]
  })
}

/** Runs in the page. Returns visible controls that are not in the tab order, or hidden from screen readers. */
export function findUnreachableControls(body: HTMLElement): string[] {
  /** Arrow keys move the focus within these groups. */
  const ROVING = "[role=tab], [type=radio]"
  /** Slides off the screen are inert until the carousel shows them. */
  const OFF_SCREEN = "[data-slot=carousel-slide][inert] *"
  return Array.from(body.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary"))
    .filter((control) => {
      if (control.matches(`${ROVING}, ${OFF_SCREEN}, :disabled, [type=hidden]`)) return false
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
      const { width, height, right, bottom } = control.getBoundingClientRect()
      if (width <= 1 || height <= 1 || right + window.scrollX <= 0 || bottom + window.scrollY <= 0) return false
      return control.tabIndex < 0 || control.closest("[aria-hidden=true], [inert]") !== null
    })
    .map(
      (control) =>
        `${control.tagName.toLowerCase()} “${(control.ariaLabel ?? control.textContent).trim().slice(0, 50)}”`,
    )
}
