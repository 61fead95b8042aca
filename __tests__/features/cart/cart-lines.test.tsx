import { render, screen, within } from "@testing-library/react"
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
