import { act, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { createStore, Provider } from "jotai"
import { ProductCard } from "../../../src/features/shop/product-card"
import { products } from "../../fixtures/products"
import { toast, toastStore } from "../../../src/components/toast-store"
import { cartItems } from "../../fixtures/cart"
import { CART_KEY, clearCartAtom } from "../../../src/features/cart/cart-store"

const lastNotice = () => toastStore.getSnapshot().at(-1)
const button = (name: string) => screen.getByRole("button", { name })

function openPage(shown: readonly (typeof products)[number][] = products) {
  const store = createStore()
  const page = render(
    <Provider store={store}>
      {shown.map((product) => (
        <ProductCard key={product.jsonId} product={product} />
      ))}
    </Provider>,
  )
  return { user: userEvent.setup({ delay: null }), store, ...page }
}

beforeEach(() => localStorage.clear())
afterEach(() => act(toast.clear))

test("product card: shows badge, tags, both prices, unit and farm, no stars; links to its page", () => {
  openPage([products[0]])
  const card = screen.getByRole("article")
  expect(within(card).getByText("Sale")).toBeVisible()
  expect(card).toHaveTextContent("Live animal, Breeding stock")
  expect(card).toHaveTextContent("Old price: UGX 4,000,000")
  expect(card).toHaveTextContent("New price: UGX 3,400,000")
  expect(card).toHaveTextContent("per heifer in calf")
  expect(card).toHaveTextContent("From Tumusiime Robert, Kiruhura")
  expect(card).not.toHaveTextContent("reviews")
  expect(within(card).queryByRole("img", { name: /^Rated/ })).toBeNull()
  expect(within(card).getByRole("link", { name: "Ankole Cattle" })).toHaveAttribute("href", "/shop-single/1")
})

test("product card: about a living animal one asks first, and the basket is beside it", async () => {
  const { user } = openPage([products[0]])
  const ask = screen.getByRole("link", { name: "Ask first about Ankole Cattle" })
  expect(ask).toHaveAttribute("href", "/shop-single/1#ask")
  expect(ask.compareDocumentPosition(button("Add to cart (Ankole Cattle)"))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await user.click(button("Add to cart (Ankole Cattle)"))
  expect(button("Add to cart (Ankole Cattle): In the cart")).toBeVisible()
})

test("product card: other goods are put into the cart at once", () => {
  openPage([products[2]])
  expect(screen.queryByRole("link", { name: /^Ask first/ })).toBeNull()
})

test("product card: a compact one has no button", () => {
  render(<ProductCard product={products[2]} view="compact" />)
  expect(screen.queryByRole("button")).toBeNull()
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["Fresh Milk"])
})

test("product card: adds one to the cart, once", async () => {
  const { user } = openPage([products[2]])
  await user.click(button("Add to cart (Fresh Milk)"))
  expect(lastNotice()).toMatchObject({
    tone: "success",
    message: "Product added successfully",
    detail: "Cart: 1 product, UGX\u00a022,500",
  })
  const again = button("Add to cart (Fresh Milk): In the cart")
  expect(again.querySelector("svg")).not.toBeNull()
  await user.click(again)
  expect(lastNotice()).toMatchObject({
    tone: "warning",
    message: "Product already in cart",
    detail: "Fresh Milk",
  })
  expect(localStorage.getItem(CART_KEY)).toContain('"quantity":1')
})

test("product card: marks a product in the saved cart, until it is removed", () => {
  localStorage.setItem(CART_KEY, JSON.stringify([{ ...cartItems[1], id: 3 }]))
  const { store } = openPage([products[2], products[0]])
  expect(button("Add to cart (Fresh Milk): In the cart")).toBeVisible()
  expect(button("Add to cart (Ankole Cattle)")).toBeVisible()
  act(() => void store.set(clearCartAtom))
  expect(button("Add to cart (Fresh Milk)")).toBeVisible()
})

test("product card: the heart toggles, and is saved", async () => {
  const { user, unmount } = openPage([products[2]])
  const name = "Save Fresh Milk to the wishlist"
  expect(button(name)).toHaveAttribute("aria-pressed", "false")
  await user.click(button(name))
  expect(button(name)).toHaveAttribute("aria-pressed", "true")

  unmount()
  openPage([products[2]])
  expect(button(name)).toHaveAttribute("aria-pressed", "true")
  await user.click(button(name))
  expect(localStorage.getItem("wishlist")).toBe("[]")
})

test("product card: quick view shows the card's data, adds to the cart, and returns focus", async () => {
  const { user } = openPage([products[2]])
  await user.click(button("Quick view of Fresh Milk"))
  const dialog = await screen.findByRole("dialog", { name: "Fresh Milk" })
  expect(dialog).toHaveTextContent("New price: UGX 22,500")
  expect(dialog).toHaveTextContent("per can of 10 litres")
  expect(within(dialog).getByText("Sale")).toBeVisible()
  expect(within(dialog).getByRole("link", { name: "Go to its page" })).toHaveAttribute("href", "/shop-single/3")

  expect(dialog).toHaveTextContent("Raised by members, graded before it leaves the farm.")
  await user.click(within(dialog).getByRole("button", { name: "Quantity of Fresh Milk: one more" }))
  await user.click(within(dialog).getByRole("button", { name: "Add to cart" }))
  expect(within(dialog).getByRole("button", { name: "Add to cart: In the cart" })).toBeVisible()
  expect(localStorage.getItem(CART_KEY)).toContain('"quantity":2')
  expect(lastNotice()).toMatchObject({ message: "Product added successfully" })
  await user.click(within(dialog).getByRole("button", { name: "Save Fresh Milk to the wishlist" }))

  await user.keyboard("{Escape}")
  expect(screen.queryByRole("dialog")).toBeNull()
  expect(button("Quick view of Fresh Milk")).toHaveFocus()
  expect(button("Save Fresh Milk to the wishlist")).toHaveAttribute("aria-pressed", "true")
})
