/**
 * Runs in the page: what a finger is meant for and would miss. A link may be as narrow as its word, and within a line of
 * text, such as the breadcrumb, as low; the points under a row of slides stand close together.
 */
export function findSmallTargets(body: HTMLElement): string[] {
  const LARGE_PX = 44
  const EXCEPT = "[data-slot=skip-link], [data-slot=breadcrumb] a, [data-slot=carousel-bullets] button"
  const controls = body.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary")
  return Array.from(controls).flatMap((control) => {
    if (control.matches(EXCEPT) || !control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      return []
    if (control.matches("a") && getComputedStyle(control).display === "inline") return []
    // A tick is pressed by its words as well.
    const label = control.matches("[type=checkbox], [type=radio]") ? control.closest("label") : null
    const { width, height } = (label ?? control).getBoundingClientRect()
    // Half a pixel is lost where the screen's pixels are not the page's.
    const isHigh = height > LARGE_PX - 0.5
    if (isHigh && (width > LARGE_PX - 0.5 || control.matches("a"))) return []
    const name = (control.getAttribute("aria-label") ?? control.textContent).trim()
    return [`${control.tagName.toLowerCase()} “${name.slice(0, 50)}” ${Math.round(width)} × ${Math.round(height)}`]
  })
}

/** Runs in the page: visible links and buttons that are left out of the tab order or hidden from screen readers. */
export function findUnreachableControls(body: HTMLElement): string[] {
  /** One control of these groups is in the tab order, and arrow keys lead to the others. */
  const ROVING = "[role=tab], [type=radio]"
  /** A slide beyond the edge of its row is out of sight, and comes into reach with its turn. */
  const BEYOND_THE_EDGE = "[data-slot=carousel-slide][inert] *"
  return Array.from(body.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary"))
    .filter((control) => {
      if (control.matches(`${ROVING}, ${BEYOND_THE_EDGE}, :disabled, [type=hidden]`)) return false
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
