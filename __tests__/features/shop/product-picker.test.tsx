import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { featured, productPickerCopy, products } from "../../fixtures/products"
import { ProductPicker } from "../../../src/features/shop/product-picker"

const of = (wanted: string) => ({ nodes: products.filter(({ category }) => category === wanted) })
const picker = (
  <ProductPicker
    copy={productPickerCopy}
    featured={featured}
    groups={[of("cattle"), of("dairy"), of("poultry")]}
    total={10}
  />
)
const names = () => screen.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent)
const choose = (name: string) => userEvent.setup({ delay: null }).click(screen.getByRole("button", { name }))

test("product picker: shows eight products as they are featured, and four categories", () => {
  render(picker)
  expect(names()).toEqual(featured.map(({ title }) => title))
  expect(screen.getByRole("status")).toHaveTextContent("Showing 8 of 10 products")
  const choices = screen.getByRole("group", { name: "Kind of product" }).querySelectorAll("button")
  expect(Array.from(choices, (choice) => choice.textContent)).toEqual(["All", "Cattle", "Poultry", "Dairy"])
  expect(screen.getByRole("button", { name: "All" })).toHaveAttribute("aria-pressed", "true")
})

test("product picker: a category shows all its products and their count", async () => {
  render(picker)
  await choose("Dairy")
  expect(names()).toEqual(["Fresh Milk of the week", "Goat Milk of the week", "Ankole Ghee"])
  expect(screen.getByRole("status")).toHaveTextContent("Showing 3 of 10 products")
  expect(screen.getByRole("button", { name: "Dairy" })).toHaveAttribute("aria-pressed", "true")
  expect(screen.getByRole("button", { name: "All" })).toHaveAttribute("aria-pressed", "false")
  await choose("All")
  expect(names()).toHaveLength(8)
})

test("product picker: omits a category without products", () => {
  render(
    <ProductPicker
      copy={productPickerCopy}
      featured={featured.filter(({ product }) => product.category !== "poultry")}
      groups={[]}
      total={8}
    />,
  )
  expect(screen.queryByRole("button", { name: "Poultry" })).not.toBeInTheDocument()
  expect(screen.getByRole("button", { name: "Cattle" })).toBeInTheDocument()
})
