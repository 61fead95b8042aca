import type { Page } from "@playwright/test"
import { savedCart } from "./support/cart"
import { arrive, expectSeenFocus, pressEnd, skipToContent, tabNext, tabTo, typeInto } from "./support/keyboard"
import { posts, products, readJson, routes } from "./support/site"
import { expect, open, test } from "./support/test"

/* Shop and blog by keyboard alone, from the top of a page to what one came for (see keyboard.spec.ts). */

const shop = readJson<{ list: { label: string }; comparison: { title: string } }>("shop-list.json")
const blog = readJson<{ list: { label: string }; searchTitle: string; formTitle: string; formSubmit: string }>(
  "blog.json",
)
/** How many entries a page of these lists has (spec section 9). */
const [shopSize, blogSize] = [8, 3]
const dairyProducts = products.filter(({ category }) => category === "dairy")
const [first, second] = products.map(({ title }) => title)
const main = (page: Page) => page.getByRole("main")
const notice = (page: Page, text: string) => page.locator("[data-slot=toast-message]", { hasText: text })
const button = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true })
const cartButton = (page: Page) => page.getByRole("banner").getByRole("button", { name: /^Cart, / })
const pagedList = (page: Page) => page.locator("[data-slot=paged-list]")

test("the shop's list: a kind, an order, a view, a page; the focus is never lost", async ({ page }) => {
  await open(page, routes.shop)
  const dairy = page.getByRole("navigation", { name: "Category" }).getByRole("link", { name: "Dairy" })
  const cards = pagedList(page).getByRole("article")
  await skipToContent(page)
  await tabTo(page, dairy)
  await page.keyboard.press("Enter")
  await expect(cards).toHaveCount(Math.min(shopSize, dairyProducts.length))
  await expect(dairy, "who narrows the list stays at the choice").toBeFocused()
  await expectSeenFocus(page)

  await tabTo(page, page.getByRole("tab", { name: "Grid" }))
  await page.keyboard.press("ArrowRight")
  await expect(page).toHaveURL(/view=list/)
  await expect(page.getByRole("tab", { name: "List" })).toBeFocused()
  await expectSeenFocus(page)

  const order = page.getByRole("combobox", { name: "Sort by" })
  await tabNext(page, order)
  await page.keyboard.type("Pop")
  await expect(page).toHaveURL(/sort=popular/)
  await expect(order).toBeFocused()

  const all = page.getByRole("link", { name: "All", exact: true })
  await tabTo(page, all, { backwards: true })
  await page.keyboard.press("Enter")
  await expect(page).not.toHaveURL(/category=/)
  await expect(cards).toHaveCount(shopSize)
  await expect(all).toBeFocused()
  await tabTo(page, page.getByRole("link", { name: "Next page" }), { most: 90 })
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(/page=2/)
  await expect(pagedList(page)).toBeFocused()
  await expect(pagedList(page).getByRole("status")).toContainText(`Page 2 of ${Math.ceil(products.length / shopSize)}`)
  await tabNext(page, cards.first().getByRole("link"))
})

test("a heart, a quick view and a comparison", async ({ page }) => {
  await open(page, routes.shop)
  await skipToContent(page)
  const heart = button(page, `Save ${first} to the wishlist`)
  await tabTo(page, heart)
  await page.keyboard.press("Space")
  await expect(heart).toHaveAttribute("aria-pressed", "true")

  const look = button(page, `Quick view of ${first}`)
  const view = page.getByRole("dialog", { name: first })
  await tabNext(page, look)
  await page.keyboard.press("Enter")
  await expect(view.getByRole("button", { name: "Close" })).toBeFocused()
  await expectSeenFocus(page)
  await tabTo(page, view.getByRole("button", { name: "Add to cart" }), { most: 5 })
  await tabTo(page, view.getByRole("button", { name: "Close" }), { most: 3 })
  await page.keyboard.press("Escape")
  await expect(look).toBeFocused()
  await expectSeenFocus(page)

  await tabNext(page, button(page, `Compare ${first}`))
  await page.keyboard.press("Space")
  await tabTo(page, button(page, `Compare ${second}`))
  await page.keyboard.press("Space")
  await tabTo(page, button(page, "Compare (2)"), { backwards: true })
  await page.keyboard.press("Enter")
  const comparison = page.getByRole("dialog", { name: shop.comparison.title })
  await expect(comparison.getByRole("button", { name: "Close" })).toBeFocused()
  await tabTo(page, comparison.getByRole("button", { name: `Remove ${first} from the comparison` }))
  await page.keyboard.press("Enter")
  await expect(comparison.getByRole("columnheader")).toHaveCount(2)
  await expect(comparison, "the button that was pressed is gone").toBeFocused()
  await page.keyboard.press("Escape")
  await expect(button(page, "Compare (1)")).toBeFocused()
  await expectSeenFocus(page)
})

test.describe("from the shop's list to an order", () => {
  test.use({ expectedProblems: [/wa\.me/] })

  test("two products, the cart, a quantity, a coupon, one out, the bill, WhatsApp", async ({ page, context }) => {
    await context.route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }))
    await open(page, routes.shop)
    await skipToContent(page)
    await tabTo(page, button(page, `Add to cart (${first})`))
    await page.keyboard.press("Enter")
    await expect(notice(page, "Product added successfully")).toBeVisible()
    await page.keyboard.press("Enter")
    await expect(notice(page, "Product already in cart")).toBeVisible()
    await tabTo(page, button(page, `Add to cart (${second})`))
    await page.keyboard.press("Enter")
    // For their five seconds notices lie over the header's tools.
    await expect(page.locator("[data-slot=toast]")).toHaveCount(0)
    await tabTo(page, cartButton(page), { backwards: true })
    await expect(cartButton(page)).toHaveAccessibleName("Cart, 2 items")
    await page.keyboard.press("Enter")
    const dropdown = page.getByRole("dialog", { name: "Cart" })
    await expect(dropdown).toBeFocused()
    await tabTo(page, dropdown.getByRole("button", { name: `Quantity of ${first}: one more` }))
    await page.keyboard.press("Enter")
    await expect(cartButton(page)).toHaveAccessibleName("Cart, 3 items")
    await page.keyboard.press("Escape")
    await expect(cartButton(page)).toBeFocused()
    await page.keyboard.press("Enter")
    await tabTo(page, dropdown.getByRole("link", { name: "View cart" }))
    await page.keyboard.press("Enter")
    await arrive(page, routes.cart)

    await skipToContent(page)
    await tabTo(page, main(page).getByRole("spinbutton", { name: `Quantity of ${first}` }))
    await page.keyboard.press("ArrowUp")
    await expect(cartButton(page)).toHaveAccessibleName("Cart, 4 items")
    await page.keyboard.press("ControlOrMeta+a")
    await page.keyboard.type("5")
    await expect(cartButton(page)).toHaveAccessibleName("Cart, 6 items")
    await tabTo(page, main(page).getByRole("button", { name: `Remove ${second}` }))
    await page.keyboard.press("Enter")
    await expect(notice(page, "Product removed from cart")).toBeVisible()
    await expect(main(page).getByRole("button", { name: `Remove ${first}` })).toBeFocused()
    await expectSeenFocus(page)
    const coupon = main(page).getByRole("textbox", { name: "Coupon code" })
    await typeInto(page, coupon, "HARVEST")
    await page.keyboard.press("Enter")
    await expect(coupon).toHaveAccessibleDescription("This coupon code is not valid.")
    await expect(coupon).toBeFocused()
    await tabTo(page, main(page).getByRole("link", { name: "Checkout" }))
    await page.keyboard.press("Enter")
    await arrive(page, routes.checkout)

    await skipToContent(page)
    await tabTo(page, button(page, "Place order"))
    await page.keyboard.press("Enter")
    const name = main(page).getByRole("textbox", { name: "First name" })
    await expect(name).toBeFocused()
    await expect(name).toHaveAccessibleDescription("Please fill in: First name.")
    await expectSeenFocus(page)
    await page.keyboard.type("Prossy")
    for (const [field, text] of [
      ["Last name", "Nakato"],
      ["Country", "Ug"],
      ["Street address", "Plot 7"],
      ["Address line 2", ""],
      ["Town / City", "Gulu"],
      ["State / County", "Northern"],
      ["Postcode / ZIP", "none"],
      ["Phone number", ""],
      ["Email address", "nakato@example.com"],
      ["Order notes", "Ring first"],
    ] as const) {
      await tabNext(page, main(page).getByLabel(field))
      await page.keyboard.type(text)
    }
    await tabNext(page, button(page, "Place order"))
    await page.keyboard.press("Enter")
    await expect(name).toHaveValue("")
    await expect(main(page).locator("[data-slot=notice]")).toBeFocused()
    expect(await savedCart(page)).toMatchObject([{ title: first, quantity: 5 }])
    await tabNext(page, main(page).getByRole("link", { name: /^Send on WhatsApp/ }))
    const opened = page.waitForEvent("popup")
    await page.keyboard.press("Enter")
    const message = new URL((await opened).url()).searchParams.get("text")
    expect(message).toContain(`5 × ${first}`)
    expect(message).toContain("Name: Prossy Nakato\nPlace: Gulu, Uganda\nNotes: Ring first")
  })
})

test("a product: its pictures, how many, its tabs, a review with stars", async ({ page }) => {
  await open(page, routes.product)
  await skipToContent(page)
  const order = page.getByRole("form", { name: `Order ${first}` })
  await typeInto(page, order.getByRole("spinbutton"), "3", { most: 8 })
  await page.keyboard.press("Enter")
  await expect(notice(page, "Product added successfully")).toBeVisible()
  await expect(cartButton(page)).toHaveAccessibleName("Cart, 3 items")
  // Over the pictures' first seconds lies the notice.
  await expect(page.locator("[data-slot=toast]")).toHaveCount(0)
  await tabTo(page, main(page).getByRole("link", { name: /^Ask about this animal/ }), { most: 8 })

  const pictures = page.getByRole("region", { name: `Pictures of ${first}` })
  await tabTo(page, pictures.getByRole("button", { name: "Next picture" }))
  await page.keyboard.press("Enter")
  const shown = pictures.locator("[data-slot=carousel-slide]:not([inert])").getByRole("link")
  // A Tab that is quicker than the row would come to the first picture, and keep it there.
  await expect(shown).toHaveId("picture-2")
  await tabTo(page, shown, { most: 8 })
  await page.keyboard.press("Enter")
  const viewer = page.getByRole("dialog", { name: `Pictures of ${first}` })
  await expect(viewer).toContainText("2 of")
  await page.keyboard.press("Escape")
  await expect(shown).toBeFocused()
  await expectSeenFocus(page)

  await tabTo(page, main(page).getByRole("link", { name: "Cattle", exact: true }))
  await tabNext(page, main(page).getByRole("link", { name: "Tumusiime Robert, Kiruhura" }))
  await tabNext(page, main(page).locator("a[href^='/sheets/product-']"))
  await page.keyboard.press("Tab")
  // Radix leads the Tab key to the chosen tab.
  await expect(page.locator("[data-slot=tabs-trigger]").first()).toBeFocused()
  await page.keyboard.press("ArrowRight")
  await expect(page.getByRole("tabpanel", { name: "Additional Information" })).toBeVisible()
  await page.keyboard.press("End")
  const review = page.getByRole("tabpanel", { name: "Review" })
  await expect(review.getByRole("button", { name: "Send review" })).toBeVisible()
  await tabNext(page, review)
  await tabNext(page, review.getByRole("radio").first())
  await page.keyboard.press("ArrowRight")
  await page.keyboard.press("ArrowRight")
  await expect(review.getByRole("radio", { name: "3 stars" })).toBeChecked()
  await expectSeenFocus(page)
  for (const field of ["Your review", "Your name", "Email address"]) {
    await tabNext(page, review.getByLabel(field))
    await page.keyboard.type("nakato@example.com")
  }
  await tabNext(page, review.getByRole("button", { name: "Send review" }))
  await page.keyboard.press("Enter")
  await expect(notice(page, "Thanks For Your Message")).toBeVisible()
})

test("the blog: a page on, a tag, a word, and a comment under what was found", async ({ page }) => {
  const sidebar = page.getByRole("complementary", { name: "Find another story" })
  const status = pagedList(page).getByRole("status")
  await open(page, routes.blogWithSidebar)
  await skipToContent(page)
  await tabTo(page, page.getByRole("link", { name: "Next page" }))
  await page.keyboard.press("Enter")
  await expect(status).toContainText(`Page 2 of ${Math.ceil(posts.length / blogSize)}.`)
  await expect(pagedList(page)).toBeFocused()
  await typeInto(page, sidebar.getByRole("searchbox", { name: blog.searchTitle }), "biogas dome")
  await page.keyboard.press("Enter")
  await expect(status).toContainText("“biogas dome”", { timeout: 15_000 })
  await tabTo(page, main(page).getByRole("link", { name: "“biogas dome”" }), { backwards: true })
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(routes.blogWithSidebar)
  await expect(pagedList(page), "the link that was pressed is gone").toBeFocused()
  await tabTo(page, sidebar.getByRole("link", { name: "Dairy", exact: true }))
  await page.keyboard.press("Enter")
  await expect(status).toContainText("“Dairy”")
  await expect(pagedList(page), "the page has scrolled to the top").toBeFocused()
  await tabNext(page, pagedList(page).getByRole("article").first().getByRole("link"))
  await page.keyboard.press("Enter")
  await arrive(page, /\/blog-single-with-sidebar\/\d+$/)
  const post = posts.find(({ id }) => page.url().endsWith(`/${id}`))
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(post?.title ?? "no post")

  await skipToContent(page)
  const form = page.getByRole("form", { name: blog.formTitle })
  // It comes when the end of the page is near.
  await pressEnd(page)
  await expect(form).toBeVisible()
  await typeInto(page, form.getByLabel("Your name"), "Nakato")
  for (const field of ["Email address", "Your comment"]) {
    await tabNext(page, form.getByLabel(field))
    await page.keyboard.type("nakato@example.com")
  }
  await tabNext(page, form.getByRole("button", { name: blog.formSubmit }))
  await page.keyboard.press("Enter")
  await expect(notice(page, "Thanks For Your Message")).toBeVisible()
})
