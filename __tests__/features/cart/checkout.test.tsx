import { act, cleanup, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { cartItems, checkoutContent, SavedCart } from "../../fixtures/cart"
import { Checkout } from "../../../src/features/cart/checkout"
import { messages } from "../../../src/features/cart/messages"
import { toast } from "../../../src/components/toast-store"
import type { SavedLine } from "../../../src/features/cart/lines"
import { postForm } from "../../../src/browser/post-form"
import { CART_KEY } from "../../../src/features/cart/inline"
import { withSite, resetSite } from "../../support/site"
import { replaceMessageNumber } from "../../support/messages"

jest.mock("../../../src/browser/post-form")
const post = jest.mocked(postForm)

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

function openPage(items: readonly SavedLine[] = cartItems) {
  render(
    <SavedCart items={items}>
      <Checkout content={checkoutContent} />
    </SavedCart>,
  )
  return userEvent.setup({ delay: null })
}

const getTextbox = (name: string | RegExp) => screen.getByRole("textbox", { name })

const getWhatsAppLink = () => screen.getByRole<HTMLAnchorElement>("link", { name: /Send this order on WhatsApp/ })

/** Returns the message in the WhatsApp link. */
const getMessage = () => new URL(getWhatsAppLink().href).searchParams.get("text") ?? ""

const values = {
  "First name": "Prossy",
  "Last name": "Nakato & Sons",
  "Street address": "Plot 7, secret lane",
  "Town / City": "Gulu",
  "State / County": "Northern",
  "Postcode / ZIP": "none",
  "Email address": "nakato@example.com",
}

async function fill(user: ReturnType<typeof userEvent.setup>) {
  for (const [field, text] of Object.entries(values)) {
    await user.click(getTextbox(field))
    await user.paste(text)
  }
}

test("checkout: has the specified fields in order, with autocomplete tokens", async () => {
  openPage()
  const form = await screen.findByRole<HTMLFormElement>("form", { name: messages.billing.title })
  const fields = [...form.elements].filter((element) => element.getAttribute("name"))
  expect(fields.map((field) => [field.getAttribute("name"), field.hasAttribute("required")])).toEqual([
    ["firstName", true],
    ["lastName", true],
    ["country", true],
    ["street", true],
    ["street2", false],
    ["town", true],
    ["state", true],
    ["postcode", true],
    ["phone", false],
    ["email", true],
    ["notes", false],
  ])
  expect(fields.map((field) => field.getAttribute("autocomplete"))).toEqual([
    "billing given-name",
    "billing family-name",
    "billing country-name",
    "billing address-line1",
    "billing address-line2",
    "billing address-level2",
    "billing address-level1",
    "billing postal-code",
    "billing tel",
    "billing email",
    null,
  ])
})

test("checkout: summary with quantities, a total for each currency, free shipping and the payment notice", () => {
  openPage()
  const summary = document.querySelector("[data-slot=order-summary]")
  expect(summary).toHaveTextContent("Fresh Milk 12 cansUGX 270,000")
  expect(summary).toHaveTextContent("Free shipping")
  expect(summary).toHaveTextContent("UGX 3,670,000")
  expect(summary).toHaveTextContent("$85.00")
  expect(screen.getByText(checkoutContent.paymentNotice)).toBeVisible()
})

test("checkout: submitting resets the form, focuses the payment notice, fills the message, keeps the cart", async () => {
  const user = openPage()
  await fill(user)
  await user.selectOptions(screen.getByRole("combobox"), "Uganda")
  await user.type(getTextbox(/^Order notes/), "Call first")
  await user.click(screen.getByRole("button", { name: "Place order" }))

  for (const field of Object.keys(values)) expect(getTextbox(field)).toHaveValue("")
  expect(getTextbox(/^Order notes/)).toHaveValue("")
  expect(screen.getByRole("combobox")).toHaveDisplayValue("Canada")
  expect(screen.queryByText(/Please fill in/)).toBeNull()
  expect(document.activeElement).toHaveTextContent(checkoutContent.paymentNotice)
  const order = [
    "CaFN order",
    "1 × Ankole Cattle (bull): UGX 3,400,000",
    "12 × Fresh Milk (can): UGX 270,000",
    "2 × Leather Hide (hide): $85.00",
    "Total: UGX 3,670,000",
    "Total: $85.00",
    "Shipping: Free shipping",
    "Name: Prossy Nakato & Sons",
    "Place: Gulu, Uganda",
    "Notes: Call first",
  ].join("\n")
  expect(getMessage()).toBe(order)
  expect(JSON.parse(localStorage.getItem(CART_KEY) ?? "")).toEqual(cartItems)

  // Focus on the link adds the number; the form, which is empty now, is not read again.
  act(() => getWhatsAppLink().focus())
  expect(replaceMessageNumber(getMessage())).toBe(order.replace("CaFN order", "CaFN order 7K3Q-2"))
})

test("checkout: restores the typed values and the chosen country in the same tab", async () => {
  const user = openPage()
  await fill(user)
  await user.type(getTextbox("Your name"), "Prossy")
  await user.selectOptions(screen.getByRole("combobox"), "Uganda")
  cleanup()
  openPage()
  for (const [field, text] of Object.entries(values)) expect(getTextbox(field)).toHaveValue(text)
  expect(getMessage()).toContain("Name: Prossy\nPlace: Gulu, Uganda")
  expect(screen.getByRole("button", { name: messages.billing.title })).toHaveAttribute("aria-expanded", "true")
})

test.each(["sent", "emptied"])("checkout: after the order was %s, the forms of the next one are empty", async (end) => {
  const user = openPage()
  await fill(user)
  await user.type(getTextbox("Your name"), "Prossy")
  getWhatsAppLink().addEventListener("click", (event) => event.preventDefault())
  if (end === "sent") await user.click(getWhatsAppLink())
  cleanup()
  if (end === "emptied") openPage([])
  cleanup()
  openPage()
  expect(getTextbox("First name")).toHaveValue("")
  expect(getMessage()).not.toContain("Name:")
  expect(screen.getByRole("button", { name: messages.billing.title })).toHaveAttribute("aria-expanded", "false")
})

test("checkout: after submitting it says that the order is not sent yet, and offers the channels", async () => {
  const user = openPage()
  expect(screen.queryByText(messages.billing.notSent)).toBeNull()
  await fill(user)
  await user.click(screen.getByRole("button", { name: "Place order" }))
  expect(document.activeElement).toHaveTextContent(messages.billing.notSent)
  const again = within(document.querySelector<HTMLElement>("[data-slot=payment-alert]") ?? document.body)
  const href = again.getByRole<HTMLAnchorElement>("link", { name: /Send on WhatsApp/ }).href
  expect(new URL(href).searchParams.get("text")).toBe(getMessage())
  // The telephone number for orders.
  expect(again.getByRole("link", { name: /Call us/ })).toHaveAttribute("href", "tel:+256000000003")
  expect(again.getByRole("link", { name: /Send by SMS/ })).toHaveAttribute(
    "href",
    expect.stringMatching(/^sms:\+256000000003\?/),
  )
})

test("checkout: the short form comes first and asks for name and place only", () => {
  openPage()
  const [first] = screen.getAllByRole("heading", { level: 2 })
  expect(first).toHaveTextContent("Send this order")
  const short = within(screen.getByRole("form", { name: "Send this order" }))
  expect(short.getAllByRole("textbox").map((field) => field.getAttribute("name"))).toEqual(["orderName", "orderPlace"])
  for (const field of short.getAllByRole("textbox")) expect(field).not.toBeRequired()
})

test("checkout: the message uses billing details for empty fields of the short form, but never address, e-mail or telephone", async () => {
  const user = openPage()
  expect(getMessage()).not.toContain("Name:")
  await user.type(getTextbox("Town / City"), "Gulu")
  expect(getMessage()).toContain("Place: Gulu, Canada")
  await user.clear(getTextbox("Town / City"))
  expect(getMessage()).not.toContain("Gulu")
  await fill(user)
  await user.type(getTextbox(/^Phone number/), "+256 700 000 000")
  await user.type(getTextbox("Your place"), "Lira")
  expect(getMessage()).toContain("Name: Prossy Nakato & Sons\nPlace: Lira")
  for (const secret of ["secret lane", "example.com", "700"]) expect(getMessage()).not.toContain(secret)
})

test("checkout: the short form asks for a missing name, but does not block sending", async () => {
  const user = openPage()
  const onClick = jest.fn((event: Event) => event.preventDefault())
  window.addEventListener("click", onClick)
  await user.click(getWhatsAppLink())
  window.removeEventListener("click", onClick)
  expect(getWhatsAppLink().href).toContain("https://wa.me/256000000003?")
  expect(getTextbox("Your name")).toHaveAccessibleDescription(messages.order.nameMissing)
  await user.type(getTextbox("Your name"), "P")
  expect(screen.queryByText(messages.order.nameMissing)).toBeNull()
})

describe("checkout with an order endpoint", () => {
  beforeEach(() => {
    post.mockReset()
    withSite({ forms: { order: "https://forms.example/order" } })
  })
  afterEach(() => {
    resetSite()
    act(toast.clear)
  })

  test("checkout: posts form and products to the address in data/site.json, and resets the form", async () => {
    post.mockResolvedValue(true)
    const user = openPage()
    await fill(user)
    await user.click(screen.getByRole("button", { name: messages.billing.submit }))
    expect(post).toHaveBeenCalledTimes(1)
    const [address, values] = post.mock.calls[0] ?? []
    expect(address).toBe("https://forms.example/order")
    expect(values).toMatchObject({ firstName: "Prossy", town: "Gulu" })
    expect(values?.order).toContain("12 × Fresh Milk")
    expect(document.activeElement).toHaveTextContent(messages.billing.sent)
    expect(screen.queryByText(messages.billing.notSent)).toBeNull()
    expect(getTextbox(/^First name/)).toHaveValue("")
  })
})
