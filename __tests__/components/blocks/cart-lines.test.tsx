import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { CartLines } from "../../../src/components/blocks/cart-lines"
import { CartTotals } from "../../../src/components/blocks/cart-totals"
import { cartItems } from "../../../src/components/blocks/shop.fixture"

test("each line names its goods, how many, and their price in their own currency", () => {
  render(<CartLines items={cartItems} onRemove={() => {}} />)
  const lines = screen.getAllByRole("listitem").map((line) => line.textContent)
  expect(lines).toEqual(["Ankole Cattle1 × UGX3,400,000.00", "Fresh Milk12 × UGX22,500.00", "Leather Hide2 × $42.50"])
  expect(screen.getByRole("link", { name: "Fresh Milk" })).toHaveAttribute("href", "/shop-single/3")
})

test("the button of a line names what it removes, and removes that", async () => {
  const remove = jest.fn()
  render(<CartLines items={cartItems} onRemove={remove} />)
  await userEvent.click(screen.getByRole("button", { name: "Remove Leather Hide" }))
  expect(remove.mock.calls).toEqual([[7]])
})

test("one total for each currency, a dollar sign before dollars only, and shipping is free", () => {
  render(
    <CartTotals
      totals={[
        { currency: "UGX", amountMinor: 367_000_000 },
        { currency: "USD", amountMinor: 8_500 },
      ]}
    />,
  )
  expect(screen.getByText("Free shipping")).toBeInTheDocument()
  expect(screen.getAllByText("Total")).toHaveLength(2)
  expect(screen.getByText("UGX3,670,000.00")).toBeInTheDocument()
  expect(screen.getByText("$85.00")).toBeInTheDocument()
})
