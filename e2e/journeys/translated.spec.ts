import type { Page } from "@playwright/test"
import { HYDRATED_EVENT, NOT_HYDRATED_ATTRIBUTE } from "../../src/lib/constants"
import { fillCart } from "../support/cart"
import { contactForm, fillContactForm, reachContactForm, reachFooter, subscribe } from "../support/forms"
import { memberSteps } from "../support/registration"
import { galleryPictures, products, routes } from "../support/site"
import { expect, open, test } from "../support/test"
import { changeTexts, type TextChange } from "../support/translator"

/*
 * A page goes on working while a translator, or another program of the visitor's, changes its texts: nothing crashes, and
 * what is new on the page is seen. React's own thread: https://github.com/react/react/issues/17256.
 */

const main = (page: Page) => page.getByRole("main")
const list = (page: Page) => page.locator("[data-slot=paged-list]")
const status = (page: Page) => list(page).getByRole("status")
const toast = (page: Page, words: string) => page.locator("[data-slot=toast]", { hasText: words })
const [first] = products.map(({ title }) => title)

/** The journeys through a page: each presses the controls that change words. */
const journeys: Record<string, (page: Page) => Promise<void>> = {
  "/shop": async (page) => {
    await page.getByRole("combobox", { name: "Sort by" }).selectOption("popular")
    await expect(page).toHaveURL(/sort=popular/)
    await expect(status(page)).toContainText("1–8 of")
    await main(page)
      .getByRole("button", { name: `Save ${first} to the wishlist` })
      .click()
    await expect(page.locator("[data-slot=shop-filters]")).toContainText("(1)")
    await main(page)
      .getByRole("button", { name: `Quick view of ${first}` })
      .click()
    await expect(page.getByRole("dialog", { name: first })).toBeVisible()
    await page.keyboard.press("Escape")
    await page.getByRole("tab", { name: "List" }).click()
    await page.getByRole("link", { name: "Next page" }).click()
    await expect(status(page)).toContainText("Page 2 of")
    await expect(status(page)).not.toContainText("1–8 of")
    await list(page)
      .getByRole("button", { name: /^Add to cart/ })
      .first()
      .click()
    await expect(toast(page, "Product added successfully")).toBeVisible()
  },
  "/blog-with-sidebar": async (page) => {
    const box = page.locator("[data-slot=post-sidebar]").getByRole("searchbox")
    for (const words of ["milk", "biogas dome"]) {
      await box.fill(words)
      await box.press("Enter")
      await expect(status(page)).toContainText(`“${words}”`)
      await expect(page.locator("[data-slot=active-filter]")).toContainText(`“${words}”`)
    }
    await page.locator("[data-slot=active-filter]").getByRole("link").click()
    await page.getByRole("link", { name: "Next page" }).click()
    await expect(status(page)).toContainText("Page 2 of")
  },
  "/search?q=milk": async (page) => {
    const box = main(page).getByRole("searchbox")
    for (const words of ["goat", "ankole"]) {
      await box.fill(words)
      await box.press("Enter")
      await expect(status(page)).toContainText(`“${words}”`)
    }
    const kind = page.locator("[data-slot=search-kinds]").getByRole("link").nth(1)
    await kind.click()
    await expect(kind).toHaveAttribute("aria-current", /./)
    await box.fill("xyzzy")
    await box.press("Enter")
    await expect(status(page))
      .toContainText("xyzzy")
      .catch(() => expect(main(page)).toContainText("“xyzzy”"))
    await page.getByRole("banner").getByRole("button", { name: "Search" }).first().click()
    await expect(page.getByRole("banner").getByRole("combobox")).toBeFocused()
    await page.keyboard.type("ankole")
    await expect(page.getByRole("banner").getByRole("status")).toContainText("suggestions")
    await page.keyboard.type(" cat")
    await expect(page.getByRole("option").first()).toContainText("Ankole Cattle")
  },
  "/gallery": async (page) => {
    const more = page.getByRole("button", { name: /^Load More Images/ })
    for (const shown of [48, 72]) {
      await more.click()
      await expect(more).toHaveText(`Load More Images (${galleryPictures.length - shown} remaining)`)
      await expect(page.locator("[data-slot=gallery-more]").getByRole("status")).toContainText("24 more pictures")
    }
    await page.locator("a[data-number='2']").click()
    const counter = page.locator(".picture-viewer-counter")
    await expect(counter).toHaveText(/^2 of /)
    await page.keyboard.press("ArrowRight")
    await expect(counter).toHaveText(/^3 of /)
    await page.keyboard.press("Escape")
    await expect(counter).toHaveCount(0)
  },
  "/shop-single/1": async (page) => {
    await main(page)
      .getByRole("button", { name: `Compare ${first}` })
      .click()
    await page
      .getByRole("dialog")
      .getByRole("button", { name: `Remove ${first} from the comparison` })
      .click()
    await expect(page.getByRole("dialog").getByRole("status")).not.toBeEmpty()
    await page.keyboard.press("Escape")
    await main(page)
      .getByRole("button", { name: /one more$/ })
      .first()
      .click()
    for (const tab of await main(page).getByRole("tab").all()) await tab.click()
    await page
      .locator("[data-slot=product-buy]")
      .getByRole("button", { name: /^Add to cart/ })
      .click()
    await expect(toast(page, "Product added successfully")).toBeVisible()
    await page
      .locator("[data-slot=product-buy]")
      .getByRole("button", { name: /^Add to cart/ })
      .click()
    await expect(toast(page, "Product already in cart")).toBeVisible()
  },
  "/cart": async (page) => {
    const row = main(page).getByRole("row", { name: /Fresh Milk/ })
    await expect(row).toContainText(/UGX\s45,000/)
    const totals = page.locator("[data-slot=cart-totals]")
    const fewer = (await totals.textContent()) ?? ""
    await row.getByRole("button", { name: /one more$/ }).click()
    await expect(row).toContainText(/UGX\s67,500/)
    await expect(totals).not.toHaveText(fewer)
    const whole = (await totals.textContent()) ?? ""
    await main(page).getByRole("button", { name: "Apply coupon" }).click()
    await expect(main(page).getByText("This coupon code is not valid.")).toBeVisible()
    await main(page).getByRole("button", { name: "Remove Mubende Goat" }).click()
    await expect(totals).not.toHaveText(whole)
    await main(page).getByRole("button", { name: "Clear the cart" }).click()
    await expect(main(page).getByText("Your cart is empty.")).toBeVisible()
    await page.locator("[data-slot=toast]").getByRole("button", { name: "Undo" }).click()
    await expect(row).toContainText(/UGX\s67,500/)
  },
  "/": async (page) => {
    const form = await reachContactForm(page)
    // Before, the browser itself says what is missing.
    await expect(page.locator(`[${NOT_HYDRATED_ATTRIBUTE}] #contact`)).toHaveCount(0)
    await form.getByRole("button", { name: "Send message" }).click()
    await expect(form.getByText("Please fill in: Your name.")).toBeVisible()
    await fillContactForm(form)
    await form.getByRole("button", { name: "Send message" }).click()
    await expect(toast(page, "Thank you for your interest!")).toBeVisible()
    await expect(contactForm(page)).toHaveCount(0)
    // As above: a part that is drawn anew while somebody types in it loses the words.
    await reachFooter(page)
    await expect(page.locator(`[${NOT_HYDRATED_ATTRIBUTE}] footer input`)).toHaveCount(0)
    await subscribe(page)
    await expect(toast(page, "Thanks For Subscribe")).toBeVisible()
  },
  "/registration-form": async (page) => {
    const form = page.frameLocator("iframe")
    for (const { questions, forward } of memberSteps) {
      for (const { label, answer, isChoice } of questions) {
        const field = form.getByLabel(label, { exact: true })
        await (isChoice ? field.selectOption(answer) : field.fill(answer))
      }
      await form.getByRole("button", { name: forward }).press("Enter")
    }
    await expect(form.getByRole("region", { name: /Your message is ready/ })).toBeFocused()
    await expect(form.getByText("Nothing has been sent yet.")).toBeVisible()
  },
}

// A section far down is hydrated when it is reached, with texts that were changed before: React draws it anew.
test.use({ expectedProblems: [/drawn a part of this page anew/] })

const changes: TextChange[] = ["wraps", "splits", "restores"]

for (const change of changes) {
  test(`the journeys go on, and new words are seen, while somebody ${change} every text`, async ({ page }) => {
    test.slow()
    await changeTexts(page, change, HYDRATED_EVENT)
    await fillCart(page)
    for (const [route, walk] of Object.entries(journeys)) {
      await test.step(route, async () => {
        await openChanged(page, route, change)
        await walk(page)
        await expectGoesOn(page)
      })
    }
  })
}

/** One page of each template without a journey of its own, and of those with one. */
const templates = [
  ...Object.keys(journeys),
  routes.networkHome,
  routes.productsHome,
  routes.dairyHome,
  routes.services,
  routes.longService,
  routes.about,
  routes.farm,
  routes.team,
  routes.farmer,
  routes.projects,
  routes.project,
  routes.contact,
  routes.login,
  routes.blog,
  routes.post,
  routes.productWithThumbs,
  routes.checkout,
  routes.siteMap,
  routes.terms,
  routes.privacy,
  routes.accessibility,
  routes.offline,
  "/animal-health",
]

test("every button of every template may be pressed on a translated page", async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 1280, height: 900 })
  await changeTexts(page, "wraps", HYDRATED_EVENT)
  await fillCart(page)
  for (const route of templates) {
    await test.step(route, async () => {
      await openChanged(page, route, "wraps")
      expect(await page.evaluate(pressAll)).toBeGreaterThan(5)
      await expectGoesOn(page)
    })
  }
})

async function openChanged(page: Page, route: string, change: TextChange): Promise<void> {
  await open(page, route)
  await expect(page.locator("html")).toHaveAttribute("data-test-changed", change)
}

async function expectGoesOn(page: Page): Promise<void> {
  await expect(page.getByText("Something went wrong.")).toHaveCount(0)
  await expect(page.getByRole("contentinfo")).toHaveCount(1)
}

/** In the page: presses each button that can be seen and leads to no other page, and closes what it opens. Returns their number. */
async function pressAll(): Promise<number> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const buttons = Array.from(document.querySelectorAll<HTMLElement>("button, summary, [role=tab], [role=switch]"))
  let pressed = 0
  for (const button of buttons) {
    if (!button.isConnected || !button.checkVisibility() || button.closest("iframe, [inert]")) continue
    // It loads the document anew.
    if (/Load the page again|Try again/.test(button.textContent)) continue
    button.click()
    pressed++
    await frame()
    await frame()
    const dialog = document.querySelector("[role=dialog], [data-slot=picture-viewer]")
    dialog?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }))
    await frame()
  }
  return pressed
}
