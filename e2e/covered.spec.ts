import type { Page } from "@playwright/test"
import { fillCart } from "./support/cart"
import { routes } from "./support/site"
import { expect, open, test } from "./support/test"

/*
 * Nothing that stays in its place while the page scrolls lies on a control: at its centre and its corners every control
 * itself is hit, however the visitor came to it (budgets.md, "On a phone").
 */

const screens = [
  { name: "360 × 640", width: 360, height: 640, letters: 16 },
  { name: "360 × 640 with letters of double size", width: 360, height: 640, letters: 32 },
  // 1280 × 1024 at 400 %.
  { name: "320 × 256", width: 320, height: 256, letters: 16 },
]

const search = `${routes.search}?q=goat`
const pages = [routes.cart, routes.shop, search, routes.contact, routes.checkout, routes.registration]

for (const { name, width, height, letters } of screens) {
  test.describe(`at ${name}`, () => {
    test.use({ viewport: { width, height }, reducedMotion: "reduce" })

    for (const address of pages) {
      test(`every control of ${address} can be pressed`, async ({ page }) => {
        test.slow()
        // The frame of the registration has no storage to write a cart to.
        if (address !== routes.registration) await fillCart(page)
        await setLetters(page, letters)
        await open(page, address)
        await page.getByRole("main").getByRole("link").last().waitFor()
        if (address === search) await page.locator("[data-slot=paged-list-entries] a").first().waitFor()
        // Header, footer and bar are the same everywhere: they alone have twenty.
        const [where, least] = address === routes.cart ? (["body", 20] as const) : (["main", 3] as const)
        const { controls, covered } = await page.evaluate(pressAll, where)
        expect(controls).toBeGreaterThan(least)
        expect(covered).toEqual([])
      })
    }
  })
}

test("the walk finds what a fixed element covers, and names both", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.setContent(`<!doctype html><p style="height: 900px"></p><button>Cows</button><p style="height: 900px"></p>
    <aside style="position: fixed; inset: auto 0 0; height: 99px">lid</aside>`)
  const { covered } = await page.evaluate(pressAll, "body")
  expect(covered).toContain("on the way down: button Cows, by aside lid")
  expect(covered).toContain("below: button Cows, by aside lid")
})

test.describe("on a screen of 256 px", () => {
  test.use({ viewport: { width: 320, height: 256 } })

  for (const address of [routes.home, routes.service, routes.shop, routes.blogWithSidebar, routes.cart]) {
    test(`nothing that stays in view takes more than a fifth of ${address}`, async ({ page }) => {
      await fillCart(page)
      await open(page, address)
      const shares = await page.evaluate(async () => {
        const shares: string[] = []
        for (let at = 0; at < document.documentElement.scrollHeight; at += 700) {
          window.scrollTo(0, at)
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
          for (const element of document.body.querySelectorAll<HTMLElement>("*")) {
            const { position } = getComputedStyle(element)
            if (position !== "fixed" && position !== "sticky") continue
            const { top, bottom, width } = element.getBoundingClientRect()
            const seen = Math.min(bottom, window.innerHeight) - Math.max(top, 0)
            if (width > 1 && seen > window.innerHeight / 5)
              shares.push(
                `${at}: ${element.tagName} ${element.dataset.slot ?? element.className} ${Math.round(seen)} px`,
              )
          }
        }
        return shares
      })
      expect(shares).toEqual([])
    })
  }
})

/** What a visitor's browser does who has chosen letters of another size. */
async function setLetters(page: Page, standard: number): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send("Page.setFontSizes", { fontSizes: { standard, fixed: Math.round(standard * 0.8) } })
}

/**
 * Runs in the page. First it reads the page downwards: nothing but the header may lie on a control on the way, and in the
 * end the bar may be back. Then it brings each control to the lower edge of the screen by scrolling up, when all that ever
 * lies over the page is there, and to the upper edge by scrolling down. `where` is a selector: only controls in it.
 */
async function pressAll(where: string): Promise<{ controls: number; covered: string[] }> {
  const EDGE_PX = 3
  const STEP_PX = Math.max(90, window.innerHeight / 4)
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  /** The page has noticed which way it is scrolled. */
  const noticed = () => frame().then(frame)
  const settled = async () => {
    await noticed()
    // React's turn, and the frame in which even a transition without length ends.
    await new Promise((resolve) => setTimeout(resolve, 20))
    await frame()
    await frame()
  }
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} ${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40)}`
  /** What holds its place round an element, if anything does. */
  const holderOf = (element: Element | null): Element | null => {
    for (let at = element; at; at = at.parentElement) {
      if (["fixed", "sticky"].includes(getComputedStyle(at).position)) return at
    }
    return null
  }
  const covered = new Set<string>()
  const look = (control: Element, how: string, except = "none") => {
    const { left, right, top, bottom } = control.getBoundingClientRect()
    const points = [
      [(left + right) / 2, (top + bottom) / 2],
      [left + EDGE_PX, top + EDGE_PX],
      [right - EDGE_PX, top + EDGE_PX],
      [left + EDGE_PX, bottom - EDGE_PX],
      [right - EDGE_PX, bottom - EDGE_PX],
    ] as const
    for (const [x, y] of points) {
      // What begins at the screen's edge is hit by the fraction of a pixel before it.
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
  for (const control of controls) {
    window.scrollBy(0, window.innerHeight)
    await noticed()
    control.scrollIntoView({ block: "end" })
    await settled()
    look(control, "below")
    window.scrollBy(0, -window.innerHeight)
    await noticed()
    control.scrollIntoView({ block: "start" })
    await settled()
    look(control, "above")
  }
  return { controls: controls.length, covered: [...covered] }
}
