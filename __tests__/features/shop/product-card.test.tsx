import { act, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { createStore, Provider } from "jotai"
import { ProductCard } from "../../../src/features/shop/product-card"
import { goat, milk } from "../../fixtures/products"
import { toast, toastStore } from "../../../src/components/toast-store"
import { cartItems } from "../../fixtures/cart"
import { clearCartAtom } from "../../../src/features/cart/cart-store"
import { CART_KEY } from "../../../src/features/cart/inline"

const getToast = () => toastStore.getSnapshot()
const button = (name: string) => screen.getByRole("button", { name })

function openPage(...products: (typeof milk)[]) {
  const store = createStore()
  const page = render(
    <Provider store={store}>
      {products.map((product) => (
        <ProductCard key={product.jsonId} product={product} />
      ))}
    </Provider>,
  )
  return { user: userEvent.setup({ delay: null }), store, ...page }
}

const enquiryName = /^Ask on WhatsApp about Mubende Goat/

beforeEach(() => localStorage.clear())
afterEach(() => act(toast.clear))

test("product card: shows badge, tags, both prices, unit and district, no stars; links to its page", () => {
  openPage(milk)
  const card = screen.getByRole("article")
  expect(within(card).getByText("Sale")).toBeVisible()
  for (const words of [
    milk.tags.join(", "),
    "Old price: UGX 25,000",
    "New price: UGX 22,500",
    "per can of 10 litres",
    "District Kiruhura",
  ])
    expect(card).toHaveTextContent(words)
  expect(card).not.toHaveTextContent("reviews")
  expect(within(card).queryByRole("img", { name: /^Rated/ })).toBeNull()
  expect(within(card).getByRole("link", { name: "Fresh Milk" })).toHaveAttribute("href", "/shop-single/3")
})

test("product card: for a live animal the WhatsApp enquiry comes first, with the cart button beside it", async () => {
  const { user } = openPage(goat, milk)
  const ask = screen.getByRole<HTMLAnchorElement>("link", { name: enquiryName })
  expect(new URL(ask.href).searchParams.get("text")).toBe(
    "Is Mubende Goat still for sale? https://cafn.example/shop-single/2",
  )
  expect(ask.compareDocumentPosition(button("Add to cart (Mubende Goat)"))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await user.click(button("Add to cart (Mubende Goat)"))
  expect(button("Add to cart (Mubende Goat): In the cart")).toBeVisible()
})

test("product card: a live animal has its first details and district; other products have only the district", () => {
  const details = ["Breed", "Age", "Live weight"].map((label) => ({ label, value: `${label} of it` }))
  openPage({ ...goat, details }, { ...milk, details })
  const facts = screen.getAllByRole("article").map((card) => within(card).getAllByRole("term"))
  expect(facts.map((terms) => terms.map(({ textContent }) => textContent))).toEqual([
    ["Breed", "Age", "District"],
    ["District"],
  ])
})

test("quick view: for a live animal the enquiry comes first, as on its card", async () => {
  const { user } = openPage(goat)
  await user.click(button("Quick view of Mubende Goat"))
  const dialog = await screen.findByRole("dialog", { name: "Mubende Goat" })
  const ask = within(dialog).getByRole("link", { name: enquiryName })
  expect(ask.nextElementSibling).toBe(within(dialog).getByRole("button", { name: "Add to cart (Mubende Goat)" }))
})

test("product card: a compact one has no button", () => {
  render(<ProductCard product={milk} view="compact" />)
  expect(screen.queryByRole("button")).toBeNull()
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["Fresh Milk"])
})

test("product card: adds one to the cart, once", async () => {
  const { user } = openPage(milk)
  await user.click(button("Add to cart (Fresh Milk)"))
  expect(getToast()).toMatchObject({
    tone: "success",
    message: "Product added successfully",
    detail: "Cart: 1 product, UGX\u00a022,500",
    action: { label: "View cart", href: "/cart" },
  })
  await user.click(button("Add to cart (Fresh Milk): In the cart"))
  expect(getToast()).toMatchObject({ tone: "warning", message: "Product already in cart", detail: "Fresh Milk" })
  expect(localStorage.getItem(CART_KEY)).toContain('"quantity":1')
})

test("product card: marks a product in the saved cart, until it is removed", () => {
  localStorage.setItem(CART_KEY, JSON.stringify([{ ...cartItems[1], id: 3 }]))
  const { store } = openPage(milk, goat)
  expect(button("Add to cart (Fresh Milk): In the cart")).toBeVisible()
  expect(button("Add to cart (Mubende Goat)")).toBeVisible()
  act(() => void store.set(clearCartAtom))
  expect(button("Add to cart (Fresh Milk)")).toBeVisible()
})

test("product card: the heart toggles, and is saved", async () => {
  const { user, unmount } = openPage(milk)
  const name = "Save Fresh Milk to the wishlist"
  expect(button(name)).toHaveAttribute("aria-pressed", "false")
  await user.click(button(name))
  unmount()
  openPage(milk)
  expect(button(name)).toHaveAttribute("aria-pressed", "true")
  await user.click(button(name))
  expect(localStorage.getItem("wishlist")).toBe("[]")
})

test("product card: quick view shows the card's data, adds to the cart, and returns focus", async () => {
  const { user } = openPage(milk)
  await user.click(button("Quick view of Fresh Milk"))
  const dialog = await screen.findByRole("dialog", { name: "Fresh Milk" })
  for (const words of ["New price: UGX 22,500", "per can of 10 litres", milk.description[0] ?? "no text"])
    expect(dialog).toHaveTextContent(words)
  expect(within(dialog).getByRole("link", { name: "Go to its page" })).toHaveAttribute("href", "/shop-single/3")
  await user.click(within(dialog).getByRole("button", { name: "Add to cart (Fresh Milk)" }))
  expect(within(dialog).getByRole("button", { name: "Add to cart (Fresh Milk): In the cart" })).toBeVisible()
  expect(localStorage.getItem(CART_KEY)).toContain('"quantity":1')
  await user.keyboard("{Escape}")
  expect(screen.queryByRole("dialog")).toBeNull()
  expect(button("Quick view of Fresh Milk")).toHaveFocus()
})
