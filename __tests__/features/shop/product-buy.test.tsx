import { act, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { getDefaultStore } from "jotai"
import { ProductBuy } from "../../../src/features/shop/product-buy"
import { goat, milk, shopContent } from "../../fixtures/products"
import { announcements } from "../../fixtures/announcements"
import { Toaster } from "../../../src/components/toast"
import { toast } from "../../../src/components/toast-store"
import { cartAtom, clearCartAtom } from "../../../src/features/cart/cart-store"
import { messages as shopMessages } from "../../../src/features/shop/messages"
import { detailMessages } from "../../../src/features/shop/detail-messages"

const store = getDefaultStore()
const NOON = Date.UTC(2026, 10, 22, 12)

beforeEach(() => store.set(clearCartAtom))
afterEach(() => act(toast.clear))

type Props = Parameters<typeof ProductBuy>[0]

const openPage = (product: Props["product"] = milk, announcements: Props["announcements"] = []) => {
  render(
    <>
      <ProductBuy product={product} content={shopContent} announcements={announcements} />
      <Toaster />
    </>,
  )
  return userEvent.setup({ delay: null })
}

test("product page: shows price, old price, unit, tags, SKU and category", () => {
  openPage({ ...milk, reviews: 31 })
  for (const words of ["UGX 22,500", "UGX 25,000", "per can of 10 litres", "31 reviews", "Dairy"]) {
    expect(screen.getByText(words)).toBeInTheDocument()
  }
  for (const words of [milk.tags.join(", "), milk.sku]) expect(screen.getByText(words)).toBeInTheDocument()
})

test("product page: a product never reduced has one price; one review is singular", () => {
  openPage({ ...goat, reviews: 1 })
  expect(screen.queryByText(/Old price/)).toBeNull()
  expect(screen.getByText("1 review")).toBeInTheDocument()
})

test.each([
  ["delivered", shopContent.delivery],
  ["chilled", shopContent.chilledDelivery],
  ["collected", shopContent.livingDelivery],
] as const)("product page: delivery %s is described as %s", (delivery, text) => {
  openPage({ ...milk, delivery })
  expect(screen.getByText(new RegExp(`^${shopContent.stock}\\. ${text}\\.?$`))).toBeVisible()
})

/** Names of all links, buttons and fields, in order. */
const getControlNames = () =>
  Array.from(document.querySelectorAll("[data-slot=product-buy] :is(a, button, input)")).map(
    (control) => control.getAttribute("aria-label") ?? control.textContent.replace(" (opens in a new tab)", "").trim(),
  )

/** Returns the WhatsApp message in the group with this name. */
const getQuestion = (name: string) => {
  const group = within(screen.getByRole("group", { name }))
  const { href } = group.getByRole<HTMLAnchorElement>("link", { name: /WhatsApp/ })
  return new URL(href).searchParams.get("text")
}

test("product page: for a live animal the enquiry comes first, and shows the questions that it sends", () => {
  openPage(goat)
  expect(screen.getByRole("group", { name: detailMessages.ask.animal })).toHaveAttribute("id", "ask")
  expect(getControlNames()).toEqual([
    detailMessages.ask.primaryLabels.whatsapp,
    "SMS",
    "Call",
    goat.farmer?.name,
    "Quantity of Mubende Goat: one less",
    "Quantity of Mubende Goat",
    "Quantity of Mubende Goat: one more",
    "Add to cart",
    "Save Mubende Goat to the wishlist",
    "Compare Mubende Goat",
    "Share",
  ])
  const questions = shopContent.animalQuestions.join(" ")
  expect(screen.getByText(`“${questions}”`)).toBeVisible()
  expect(getQuestion(detailMessages.ask.animal)).toContain(`Question: ${questions}`)
})

test("product page: its print version has number and address, but no stock, stars or SKU", () => {
  openPage()
  expect(screen.getByText("CaFN, +256 000 000 001, https://cafn.example/shop-single/3")).toHaveClass("print:block")
  for (const words of [/^In Stock/, milk.sku]) expect(screen.getByText(words).closest(".print\\:hidden")).not.toBeNull()
})

test("product page: the passport has the first details, keeper, district and papers", () => {
  const details = ["Breed", "Age", "Live weight"].map((label) => ({ label, value: `${label} of the goat` }))
  openPage({ ...goat, details, papers: ["Movement permit", "Health card"] })
  const facts = Array.from(document.querySelectorAll("[data-slot=passport] dd"), ({ textContent }) => textContent)
  expect(facts).toEqual([
    "Breed of the goat",
    "Age of the goat",
    `${goat.farmer?.name}, ${goat.farmer?.district}`,
    "Movement permitHealth card",
  ])
  expect(screen.getByRole("link", { name: goat.farmer?.name })).toHaveAttribute(
    "href",
    expect.stringMatching(/^\/farmer/),
  )
})

test("product page: for other products the cart comes first, whatever their tags are", () => {
  openPage({ ...milk, tags: ["Live yoghurt"] })
  expect(getControlNames().indexOf("Add to cart")).toBeLessThan(getControlNames().indexOf("WhatsApp"))
})

test("product page: a WhatsApp question has name, price and address of the product, and the default questions", () => {
  openPage()
  expect(getQuestion(detailMessages.ask.goods)).toBe(
    [
      "CaFN product question",
      "Product: Fresh Milk",
      `SKU: ${milk.sku}`,
      "Price: UGX 22,500 per can of 10 litres",
      "Page: https://cafn.example/shop-single/3",
      `Question: ${shopContent.questions.join(" ")}`,
    ].join("\n"),
  )
  expect(screen.getByRole("link", { name: "SMS" })).toHaveAttribute("href", expect.stringMatching(/^sms:/))
  expect(screen.getByRole("link", { name: "Call" })).toHaveAttribute("href", "tel:+256000000001")
})

const notice = (more: Partial<Props["announcements"][number]> = {}): Props["announcements"] =>
  announcements.map((line) => ({ ...line, districts: ["Kiruhura"], ...more }))

test.each([
  ["that closes the farm's district is shown", milk, notice(), 1],
  ["of another district is not", milk, notice({ districts: ["Another"] }), 0],
  ["that is not urgent is not", milk, notice({ isUrgent: false }), 0],
  ["is not shown for a product without a farm", { ...milk, farmer: null }, notice(), 0],
])("product page: a notice %s", (_, product, notices, count) => {
  openPage(product, notices)
  expect(screen.queryAllByRole("heading", { name: /No animals may move/ })).toHaveLength(count)
})

test("product page: save, compare and share are visible", () => {
  openPage()
  const share = screen.getByRole<HTMLAnchorElement>("link", { name: /^Share/ })
  for (const control of [
    screen.getByRole("button", { name: "Save Fresh Milk to the wishlist" }),
    screen.getByRole("button", { name: "Compare Fresh Milk" }),
    share,
  ]) {
    expect(control).toBeVisible()
  }
  expect(new URL(share.href).searchParams.get("text")).toBe("Fresh Milk https://cafn.example/shop-single/3")
})

test("product page: adds the chosen quantity to the cart", async () => {
  jest.spyOn(Date, "now").mockReturnValue(NOON)
  const user = openPage()
  const quantity = screen.getByRole("spinbutton", { name: "Quantity of Fresh Milk" })
  await user.clear(quantity)
  await user.type(quantity, "12")
  await user.click(screen.getByRole("button", { name: new RegExp(`^${shopMessages.addToCart}`) }))
  expect(await screen.findByText("Product added successfully")).toBeVisible()
  expect(screen.getByText("Cart: 1 product, UGX 270,000")).toBeVisible()
  const { jsonId: id, title, unit, delivery } = milk
  const unitPrice = { amountMinor: 2_250_000, currency: "UGX" }
  expect(store.get(cartAtom)).toEqual([{ id, title, unitPrice, unit, delivery, quantity: 12, pricedAt: NOON }])
})
