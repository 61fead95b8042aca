import type { Page } from "@playwright/test"
import { HYDRATED_EVENT, NOT_HYDRATED_ATTRIBUTE } from "../../src/lib/constants"
import { fillCart } from "../support/cart"
import { contactForm, fillContactForm, scrollToContactForm } from "../support/forms"
import { products, routes } from "../support/site"
import { getToast, getToastMessage } from "../support/toast"
import { expect, open, test } from "../support/test"
import { messages as shopMessages } from "../../src/features/shop/messages"
import { messages as cartMessages } from "../../src/features/cart/messages"
import { formMessages } from "../../src/features/contact/form-messages"
import { messages as errorMessages } from "../../src/features/errors/messages"

/*
 * Pages keep working and updating while a translator changes their texts: https://github.com/react/react/issues/17256.
 */

const main = (page: Page) => page.getByRole("main")
const button = (page: Page, name: string | RegExp) => main(page).getByRole("button", { name }).first()
const status = (page: Page) => page.locator("[data-slot=paged-list]").getByRole("status")
const [first] = products.map(({ title }) => title)

/** Uses the controls that change texts, by page. */
const walks: Record<string, (page: Page) => Promise<void>> = {
  [routes.shop]: async (page) => {
    await page.getByRole("combobox", { name: "Sort by" }).selectOption("popular")
    await expect(page).toHaveURL(/sort=popular/)
    await button(page, shopMessages.save(first ?? "")).click()
    await expect(page.locator("[data-slot=shop-filters]")).toContainText("(1)")
    await page.getByRole("link", { name: "Next page" }).click()
    await expect(status(page)).toContainText("Page 2 of")
    await expect(status(page)).not.toContainText("1–8 of")
    await button(page, shopMessages.addToCart).click()
    await expect(getToastMessage(page, shopMessages.added)).toBeVisible()
  },
  [routes.cart]: async (page) => {
    const row = main(page).getByRole("listitem").filter({ hasText: "Fresh Milk" })
    const totals = page.locator("[data-slot=cart-totals]")
    await expect(row).toContainText(/UGX\s45,000/)
    const before = (await totals.textContent()) ?? ""
    await row.getByRole("button", { name: /one more$/ }).click()
    await expect(row).toContainText(/UGX\s67,500/)
    await expect(totals).not.toHaveText(before)
    await button(page, cartMessages.clear).click()
    await expect(main(page).getByText(cartMessages.empty)).toBeVisible()
    await getToast(page).getByRole("button", { name: cartMessages.undo }).click()
    await expect(row).toContainText(/UGX\s67,500/)
  },
  [routes.home]: async (page) => {
    const form = await scrollToContactForm(page)
    // Before hydration, the browser validates the form.
    await expect(page.locator(`[${NOT_HYDRATED_ATTRIBUTE}] #contact`)).toHaveCount(0)
    await form.getByRole("button", { name: formMessages.submit }).click()
    await expect(form.getByText("Please fill in: Your name.")).toBeVisible()
    await fillContactForm(form)
    await form.getByRole("button", { name: formMessages.submit }).click()
    await expect(getToastMessage(page, "Thank you for your interest!")).toBeVisible()
    await expect(contactForm(page).getByLabel("Your name")).toHaveValue("")
  },
}

// A deferred section is hydrated after its texts were changed, so React renders it again.
test.use({ expectedProblems: [/re-rendered a part of this page/] })

test("Translated pages: lists, cart and forms keep working and updating", async ({ page }) => {
  // Three pages in one test.
  test.slow()
  await translate(page)
  await fillCart(page)
  for (const [route, walk] of Object.entries(walks)) {
    await test.step(route, async () => {
      await open(page, route)
      await expect(page.locator("html")).toHaveAttribute("data-test-translated")
      await walk(page)
      await expect(page.getByText(errorMessages.failed)).toHaveCount(0)
      await expect(page.getByRole("contentinfo")).toHaveCount(1)
    })
  }
})

/**
 * Translates later pages as Chrome does: after hydration, each text is wrapped in two elements. The text itself does not
 * change, so that tests find it.
 */
const translate = (page: Page) =>
  page.addInitScript((hydrated) => {
    const done = new WeakSet<Node>()
    const wrap = (text: Text) => {
      if (done.has(text) || !text.data.trim()) return
      if (text.parentElement?.closest("script, style, noscript, textarea, option, font, svg, [translate=no]")) return
      const [outer, inner, copy] = [
        document.createElement("font"),
        document.createElement("font"),
        document.createTextNode(text.data),
      ]
      done.add(text).add(copy)
      text.replaceWith(outer)
      outer.append(inner)
      inner.append(copy)
    }
    const wrapWithin = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      for (let node: Node | null = root; node; node = walker.nextNode()) if (node instanceof Text) texts.push(node)
      texts.forEach(wrap)
    }
    const start = () => {
      wrapWithin(document.body)
      new MutationObserver((records) => {
        for (const { addedNodes } of records) addedNodes.forEach(wrapWithin)
      }).observe(document.body, { childList: true, subtree: true })
      document.documentElement.setAttribute("data-test-translated", "")
    }
    window.addEventListener(hydrated, start, { once: true })
  }, HYDRATED_EVENT)
