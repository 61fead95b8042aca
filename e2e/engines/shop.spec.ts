import { customer } from "../support/forms"
import { chatDigits, products, routes } from "../support/site"
import { expect, test } from "./support/test"

/* From the shop's list to an order, and the tabs of a product. */

const [first = never()] = products

test("a product is added to the cart, and the WhatsApp order has its lines and its total", async ({ visitor }) => {
  await visitor.open(routes.shop)
  const { main } = visitor
  const add = main.part("button", `Add to cart (${first.title})`)
  await add.click()
  await visitor.hears("Product added successfully")
  await add.click()
  await visitor.hears("Product already in cart")
  await visitor.part("banner").part("button", "Cart, 1 item").click()
  const dropdown = visitor.part("dialog", "Cart")
  await dropdown.part("button", `Quantity of ${first.title}: one more`).click()
  await visitor.part("banner").part("button", "Cart, 2 items").isThere()
  await dropdown.part("link", "View cart").click()
  await visitor.isAt(routes.cart)
  await main.part("rowheader", first.title).isThere()
  await main.part("link", "Checkout").click()
  await visitor.isAt(routes.checkout)

  await main.part("textbox", "First name").fill(customer["First name"])
  const order = main.part("link", /^Send this order on WhatsApp/)
  await expect.poll(async () => messageOf(await order.href())).toContain(`Name: ${customer["First name"]}`)
  const message = messageOf(await order.href())
  expect(message).toContain(`2 × ${first.title} (${first.unit.one}) #${first.sku}`)
  expect(message).toMatch(/Total: UGX [\d,]+/)
})

test("the checkout names missing answers, accepts complete ones, and shows the next step of the order", async ({
  visitor,
}) => {
  await visitor.open(routes.shop)
  await visitor.main.part("button", `Add to cart (${first.title})`).click()
  await visitor.part("banner").part("button", "Cart, 1 item").isThere()
  await visitor.open(routes.checkout)
  const { main } = visitor
  const place = main.part("button", "Place order")
  await place.click()
  for (const name of Object.keys(customer)) {
    await main
      .part("textbox", { name, description: new RegExp(`Please fill in: ${name}\\.`) })
      .stands({ invalid: "true" })
  }
  await main.part("textbox", "First name").hasFocus()
  for (const [name, text] of Object.entries(customer)) await main.part("textbox", name).fill(text)
  await main.part("combobox", "Country").focus()
  await visitor.type("Ug")
  await main.part("combobox", "Country").stands({ value: "uganda" })
  await place.click()
  await main.part("textbox", "First name").stands({ value: "", invalid: null })
  await main.part("combobox", "Country").stands({ value: "canada" })
})

test("arrow keys change a product's tabs from the first press on", async ({ visitor }) => {
  await visitor.open(routes.product)
  const tabs = visitor.main.part("tablist", "About this product")
  const description = tabs.part("tab", "Description")
  const additional = tabs.part("tab", "Additional Information")
  const review = tabs.part("tab", /^Review/)
  await visitor.tabTo(description)
  await visitor.press("ArrowRight")
  await additional.stands({ isFocused: true, selected: "true" })
  await visitor.main.part("tabpanel", "Additional Information").isThere()
  await visitor.press("End")
  await review.stands({ isFocused: true, selected: "true" })
  await visitor.press("ArrowRight")
  await description.stands({ isFocused: true, selected: "true" })
})

function messageOf(href: string): string {
  const address = new URL(href)
  expect(`${address.origin}${address.pathname}`).toBe(`https://wa.me/${chatDigits}`)
  return address.searchParams.get("text") ?? ""
}

function never(): never {
  throw new Error("data/products holds no product.")
}
