import { render } from "@testing-library/react"
import { createStore, Provider, useAtomValue } from "jotai"
import { renderToString } from "react-dom/server"
import { toggleWishlistAtom, WISHLIST_KEY, wishlistAtom } from "../../../src/features/shop/wishlist"

const Shown = () => <output>{useAtomValue(wishlistAtom).join()}</output>

/** A page that shows what is saved, and the store behind it. */
function openPage() {
  const store = createStore()
  const { container } = render(
    <Provider store={store}>
      <Shown />
    </Provider>,
  )
  return { store, container }
}

beforeEach(() => localStorage.clear())

test("wishlist: is restored after mount; server HTML has none of it", () => {
  localStorage.setItem(WISHLIST_KEY, "[3,1]")
  expect(renderToString(<Shown />)).toBe("<output></output>")
  expect(openPage().container).toHaveTextContent("3,1")
})

test("wishlist: is saved under the key “wishlist”", () => {
  const { store } = openPage()
  store.set(toggleWishlistAtom, 3)
  store.set(toggleWishlistAtom, 10)
  expect(localStorage.getItem("wishlist")).toBe("[3,10]")
  store.set(toggleWishlistAtom, 3)
  expect(localStorage.getItem("wishlist")).toBe("[10]")
})
