import { productMessages } from "../../../src/features/cart/product-messages"
import { createCartLine } from "../../fixtures/cart"
import type { CartItem } from "../../../src/features/cart/lines"

const milk = createCartLine({ quantity: 2 })
const hide = createCartLine({ id: 7, unitPrice: { amountMinor: 4_250, currency: "USD" }, quantity: 1 })

test.each<[CartItem[], string]>([
  [[], "Cart: empty"],
  [[milk, { ...hide, isUnavailable: true }], "Cart: 1 product, UGX\u00a045,000"],
  [[milk, hide], "Cart: 2 products, UGX\u00a045,000 + $42.50"],
])("cart messages: the cart's summary has the number of products and the total", (cart, text) => {
  expect(productMessages.inCart(cart)).toBe(text)
})
