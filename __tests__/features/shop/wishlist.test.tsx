import { render } from "@testing-library/react"
import { createStore, Provider, useAtomValue } from "jotai"
import { renderToString } from "react-dom/server"
import { WISHLIST_KEY, wishlistAtom } from "../../../src/features/shop/wishlist"

const Shown = () => <output>{useAtomValue(wishlistAtom).join()}</output>

test("wishlist: is restored after mount; server HTML has none of it", () => {
  localStorage.setItem(WISHLIST_KEY, "[3,1]")
  expect(renderToString(<Shown />)).toBe("<output></output>")
  const { container } = render(
    <Provider store={createStore()}>
      <Shown />
    </Provider>,
  )
  expect(container).toHaveTextContent("3,1")
})
