import { act } from "@testing-library/react"
import { createStore, Provider, useAtomValue } from "jotai"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { cartItems } from "../../fixtures/cart"
import { ProductActions } from "../../../src/features/shop/product-actions"
import { milk } from "../../fixtures/products"
import { cartAtom } from "../../../src/features/cart/cart-store"
import { CART_KEY } from "../../../src/features/cart/inline"
import { messages as shopMessages } from "../../../src/features/shop/messages"

test("product actions: hydrate without mismatch after the cart was read, then update", () => {
  localStorage.setItem(CART_KEY, JSON.stringify(cartItems))
  const store = createStore()
  const page = document.body.appendChild(document.createElement("div"))
  const button = (
    <Provider store={store}>
      <ProductActions product={milk} variant="outline" />
    </Provider>
  )
  page.innerHTML = renderToString(
    <Provider store={createStore()}>
      <ProductActions product={milk} variant="outline" />
    </Provider>,
  )
  expect(page).toHaveTextContent(`${shopMessages.addToCart} (${milk.title})`)
  const errors: unknown[] = []
  // The cart button in the header has read the cart before.
  const CartButton = () => String(useAtomValue(cartAtom).length)
  const cartButton = document.body.appendChild(document.createElement("div"))
  cartButton.innerHTML = "0"
  act(() => {
    hydrateRoot(cartButton, <Provider store={store}>{<CartButton />}</Provider>, {
      onRecoverableError: () => undefined,
    })
  })
  act(() => {
    hydrateRoot(page, button, { onRecoverableError: (error) => errors.push(error) })
  })
  expect(errors).toEqual([])
  expect(page).toHaveTextContent("In the cart")
})
