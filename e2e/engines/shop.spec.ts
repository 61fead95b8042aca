import { customer } from "../support/forms"
import { orderDigits, products, routes } from "../support/site"
import { expect, test } from "./support/test"
import { words as shopWords } from "../../src/features/shop/words"

/* From the shop's list to an order. */

const [first = never()] = products

test("Order: a product is added to the cart, and the WhatsApp order has its lines and its total", async ({
  visitor,
}) => {
  await visitor.open(routes.shop)
  const { main } = visitor
  const add = main.part("button", `${shopWords.addToCart} (${first.title})`)
  await add.click()
  await visitor.hears("Product added successfully")
  await add.click()
  await visitor.hears("Product already in cart")
  await visitor.part("banner").part("button", "Cart, 1 item").click()
  const dropdown = visitor.part("dialog", "Cart")
  await dropdown.part("link", "View cart").click()
  await visitor.isAt(routes.cart)
  await main.part("rowheader", first.title).isThere()
  await main.part("button", `Quantity of ${first.title}: one more`).click()
  await visitor.part("banner").part("button", "Cart, 2 items").isThere()
  await main.part("link", "Checkout").click()
  await visitor.isAt(routes.checkout)

  await main.part("textbox", "First name").fill(customer["First name"])
  const order = main.part("link", /^Send this order on WhatsApp/)
  await expect.poll(async () => messageOf(await order.href())).toContain(`Name: ${customer["First name"]}`)
  const message = messageOf(await order.href())
  expect(message).toContain(`2 × ${first.title} (${first.unit.one}) #${first.sku}`)
  expect(message).toMatch(/Total: UGX [\d,]+/)
})

function messageOf(href: string): string {
  const address = new URL(href)
  expect(`${address.origin}${address.pathname}`).toBe(`https://wa.me/${orderDigits}`)
  return address.searchParams.get("text") ?? ""
}

function never(): never {
  throw new Error("data/products holds no product.")
}
