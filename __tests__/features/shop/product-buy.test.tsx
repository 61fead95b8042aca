import { act, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { getDefaultStore } from "jotai"
import { ProductBuy } from "../../../src/features/shop/product-buy"
import { freshMilk, mubendeGoat, productCopy } from "../../fixtures/product"
import { announcements } from "../../fixtures/announcements"
import { Toaster } from "../../../src/components/toast"
import { toast } from "../../../src/components/toast-store"
import { cartAtom, clearCartAtom } from "../../../src/features/cart/cart-store"
import { words as shopWords } from "../../../src/features/shop/words"

const store = getDefaultStore()
const NOON = Date.UTC(2026, 10, 22, 12)

beforeEach(() => store.set(clearCartAtom))
afterEach(() => act(toast.clear))

type Props = Parameters<typeof ProductBuy>[0]

const open = (product: Props["product"] = freshMilk, notices: Props["notices"] = []) => {
  render(
    <>
      <ProductBuy product={product} copy={productCopy} notices={notices} />
      <Toaster />
    </>,
  )
  return userEvent.setup({ delay: null })
}

const quantity = () => screen.getByRole("spinbutton", { name: "Quantity of Fresh Milk" })
const add = () => screen.getByRole("button", { name: new RegExp(`^${shopWords.addToCart}`) })

async function order(text: string) {
  const user = open()
  await user.clear(quantity())
  if (text) await user.type(quantity(), text)
  await user.click(add())
  return user
}

test("product page: shows price, old price, unit, stock and delivery", () => {
  open()
  for (const words of ["UGX 22,500", "UGX 25,000", "per can of 10 litres", "In Stock. 2-day Delivery."]) {
    expect(screen.getByText(words)).toBeInTheDocument()
  }
  expect(screen.getByText("31 reviews")).toBeInTheDocument()
})

/** What can be pressed or written into, in order; what is folded does not count. */
const controls = () =>
  Array.from(document.querySelectorAll("[data-slot=product-buy] :is(a, button, input, summary)"))
    .filter((control) => !control.closest("details > div"))
    .map((control) => control.getAttribute("aria-label") ?? control.textContent.replace(" (opens in a new tab)", ""))

test("product page: chilled food is delivered cold", () => {
  open({ ...freshMilk, delivery: "chilled" })
  expect(screen.getByText(`In Stock. ${productCopy.chilledDelivery}`)).toBeVisible()
})

test("product page: a living animal is asked about first, and collected", () => {
  open(mubendeGoat)
  expect(screen.getByRole("group", { name: "Ask about this animal" })).toHaveAttribute("id", "ask")
  expect(controls()).toEqual([
    "Ask on WhatsApp",
    "SMS",
    "Call",
    "Quantity of Mubende Goat: one less",
    "Quantity of Mubende Goat",
    "Quantity of Mubende Goat: one more",
    "Add to cart",
    "More: save, compare, share",
  ])
  expect(screen.getByText("In Stock. You collect living animals: ask us for the day.")).toBeVisible()
  expect(screen.queryByText(/2-day Delivery/)).toBeNull()
})

test("product page: other goods go into the cart first, whatever their tags say", () => {
  open({ ...freshMilk, tags: ["Live yoghurt"] })
  expect(controls().indexOf("Add to cart")).toBeLessThan(controls().indexOf("WhatsApp"))
})

const notice = (more: Partial<Props["notices"][number]>): Props["notices"] =>
  announcements.slice(0, 1).map((line) => ({ ...line, districts: ["Wakiso"], ...more }))
const shown = () => screen.queryByRole("heading", { name: /No animals may move/ })

test("product page: shows a notice that closes the farm's district", () => {
  open(freshMilk, notice({}))
  expect(shown()).toBeVisible()
})

test.each([
  ["of another district", freshMilk, notice({ districts: ["Kiruhura"] })],
  ["that is not urgent", freshMilk, notice({ isUrgent: false })],
  ["for a product without a farm", mubendeGoat, notice({})],
])("product page: does not show a notice %s", (_, product, notices) => {
  open(product, notices)
  expect(shown()).toBeNull()
})

test("product page: shows tags, SKU and category, unfolded", () => {
  open()
  expect(screen.getByText("Pasteurised")).toBeInTheDocument()
  expect(screen.getByText("CAFN-DAIRY-01")).toBeInTheDocument()
  expect(screen.getByText("Dairy")).toBeInTheDocument()
})

test("product page: “More” unfolds save, compare and share", async () => {
  const user = open()
  const share = screen.getByRole<HTMLAnchorElement>("link", { name: /^Share/ })
  const more = [
    screen.getByRole("button", { name: "Save Fresh Milk to the wishlist" }),
    screen.getByRole("button", { name: "Compare Fresh Milk" }),
    share,
  ]
  for (const control of more) expect(control).not.toBeVisible()
  await user.click(screen.getByText("More: save, compare, share"))
  for (const control of more) expect(control).toBeVisible()
  expect(new URL(share.href).searchParams.get("text")).toBe("Fresh Milk https://cafn.example/shop-single/3")
})

/** What the message says, in the group of this name. */
const question = (name: string) => {
  const group = within(screen.getByRole("group", { name }))
  const { href } = group.getByRole<HTMLAnchorElement>("link", { name: /WhatsApp/ })
  return new URL(href).searchParams.get("text")
}

test("product page: a WhatsApp question has name, price and address of the product, and the ready questions", () => {
  open()
  expect(question("Ask about this")).toBe(
    [
      "CaFN product question",
      "Product: Fresh Milk",
      "SKU: CAFN-DAIRY-01",
      "Price: UGX 22,500 per can of 10 litres",
      "Page: https://cafn.example/shop-single/3",
      "Question: How fresh? When can I collect? Is there more?",
    ].join("\n"),
  )
  expect(screen.getByRole("link", { name: "SMS" })).toHaveAttribute("href", expect.stringMatching(/^sms:/))
  expect(screen.getByRole("link", { name: "Call" })).toHaveAttribute("href", "tel:+256000000001")
})

test("product page: about an animal, the questions stand there as they are sent", () => {
  open(mubendeGoat)
  const asked = "How old is it? Does it have a health card? May I come and see it?"
  expect(screen.getByText(`“${asked}”`)).toBeVisible()
  expect(question("Ask about this animal")).toContain(`Question: ${asked}`)
})

test("product page: a product never reduced has one price; one review is singular", () => {
  open(mubendeGoat)
  expect(screen.queryByText(/Old price/)).toBeNull()
  expect(screen.getByText("1 review")).toBeInTheDocument()
})

test("product page: adds the chosen quantity to the cart", async () => {
  jest.spyOn(Date, "now").mockReturnValue(NOON)
  await order("12")
  expect(await screen.findByText("Product added successfully")).toBeVisible()
  expect(screen.getByText("Cart: 1 product, UGX 270,000")).toBeVisible()
  expect(store.get(cartAtom)).toEqual([
    {
      id: 3,
      title: "Fresh Milk",
      unitPrice: { amountMinor: 2_250_000, currency: "UGX" },
      unit: { one: "can of 10 litres", many: "cans of 10 litres" },
      delivery: "delivered",
      quantity: 12,
      pricedAt: NOON,
    },
  ])
})
