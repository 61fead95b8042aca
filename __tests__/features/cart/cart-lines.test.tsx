import { fireEvent, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { useState } from "react"
import { CartLines } from "../../../src/features/cart/cart-lines"
import { cartItems } from "../../fixtures/cart"
import { removeItem, setQuantity } from "../../../src/lib/cart"

/** Lines that do what their buttons say. */
function Basket() {
  const [items, setItems] = useState(cartItems)
  return (
    <CartLines
      view="page"
      items={items}
      onRemove={(id) => setItems(removeItem(items, id))}
      onQuantity={({ id, quantity }) => setItems(setQuantity(items, id, quantity))}
    />
  )
}

const row = (title: string) => screen.getByRole("row", { name: new RegExp(title) })
const cells = (title: string) =>
  within(row(title))
    .getAllByRole("cell")
    .map((cell) => cell.textContent.replaceAll("\u00a0", " "))

test("a table of goods: remove, product, price, quantity, subtotal, each in its own currency", () => {
  render(<Basket />)
  const table = screen.getByRole("table", { name: "Products in your cart" })
  expect(
    within(table)
      .getAllByRole("columnheader")
      .map((head) => head.textContent),
  ).toEqual(["Remove", "Product", "Price", "Quantity", "Subtotal"])
  expect(screen.getAllByRole("rowheader").map((head) => head.textContent)).toEqual([
    "Ankole Cattle",
    "Fresh Milk",
    "Leather Hide",
  ])
  expect(cells("Fresh Milk")).toEqual([
    "Remove Fresh Milk",
    "UGX 22,500.00 each",
    expect.stringMatching(/× 12$/),
    "Subtotal UGX 270,000.00",
  ])
  expect(cells("Leather Hide").at(-1)).toBe("Subtotal $85.00")
  expect(screen.getByRole("link", { name: "Fresh Milk" })).toHaveAttribute("href", "/shop-single/3")
})

test("removing takes the line away, and the focus goes to the next line's button, at the end to the one before", async () => {
  const user = userEvent.setup()
  render(<Basket />)
  await user.click(screen.getByRole("button", { name: "Remove Fresh Milk" }))
  expect(screen.queryByText("Fresh Milk")).toBeNull()
  expect(screen.getByRole("button", { name: "Remove Leather Hide" })).toHaveFocus()
  await user.keyboard("{Enter}")
  expect(screen.getByRole("button", { name: "Remove Ankole Cattle" })).toHaveFocus()
})

test.each(["0", "-3", "1.5", ""])(
  "a quantity of “%s” changes nothing, and stays in the box with a word until it is mended",
  async (text) => {
    const user = userEvent.setup()
    render(<Basket />)
    const box = screen.getByRole("spinbutton", { name: "Quantity of Leather Hide" })
    fireEvent.change(box, { target: { value: text } })
    expect(cells("Leather Hide").at(-1)).toBe("Subtotal $85.00")
    await user.click(box)
    await user.tab()
    expect(box).toHaveDisplayValue(text)
    expect(box).toHaveAccessibleDescription(/^Please enter a valid quantity/)
    await user.click(screen.getByRole("button", { name: "Quantity of Leather Hide: one more" }))
    expect(box).toHaveValue(3)
    expect(box).toHaveAccessibleDescription("")
  },
)
