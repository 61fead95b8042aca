import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { products } from "../../fixtures/products"
import ProductPicker from "../../../src/features/shop/product-picker"

const content = { title: "Find what you came for", lead: null, button: null }
const names = () => screen.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent)

test("product picker: shows all products; a category shows its own; an empty one is omitted", async () => {
  render(<ProductPicker content={content} products={products} total={10} />)
  const choose = (name: string) => userEvent.setup({ delay: null }).click(screen.getByRole("button", { name }))
  const pressed = () => screen.getByRole("button", { pressed: true })
  expect(names()).toEqual(products.map(({ title }) => title))
  expect(screen.getByRole("status")).toHaveTextContent("Showing 10 of 10 products")
  const choices = screen.getByRole("group", { name: "Kind of product" }).querySelectorAll("button")
  expect(Array.from(choices, (choice) => choice.textContent)).toEqual(["All", "Cattle", "Dairy"])
  expect(pressed()).toHaveTextContent("All")
  await choose("Dairy")
  expect(names()).toEqual(["Product 3", "Product 8", "Product 10"])
  expect(screen.getByRole("status")).toHaveTextContent("Showing 3 of 10 products")
  expect(pressed()).toHaveTextContent("Dairy")
  await choose("All")
  expect(names()).toHaveLength(products.length)
})
