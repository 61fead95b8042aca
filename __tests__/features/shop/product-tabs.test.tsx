import { render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { milk, shopContent } from "../../fixtures/products"
import { fullDate } from "../../../src/lib/calendar"
import ProductTabs from "../../../src/features/shop/product-tabs"

const openTabs = (product: Parameters<typeof ProductTabs>[0]["product"] = milk) => {
  render(<ProductTabs product={product} content={shopContent} />)
  return userEvent.setup({ delay: null })
}

const tab = (name: string) => screen.getByRole("tab", { name })

test("product tabs: three tabs with their content", async () => {
  const user = openTabs()
  expect(screen.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual([
    "Description",
    "Additional Information",
    "Review",
  ])
  expect(screen.getByRole("tabpanel", { name: "Description" })).toHaveTextContent(milk.description[0] ?? "no text")
  await user.click(tab("Additional Information"))
  expect(screen.getByRole("tabpanel", { name: "Additional Information" })).toHaveTextContent(
    milk.details[0]?.value ?? "no value",
  )
  await user.click(tab("Review"))
  expect(screen.getByRole("tabpanel", { name: "Review" })).toHaveTextContent(shopContent.reviews[0]?.name ?? "no name")
})

test("product tabs: the terms of delivery are linked beside them", () => {
  openTabs()
  expect(screen.getByRole("link", { name: "Delivery and returns" })).toHaveAttribute("href", "/terms#delivery")
})

test("product tabs: lists the reviews with stars and dates", async () => {
  const user = openTabs()
  await user.click(tab("Review"))
  const reviews = screen.getAllByRole("article")
  expect(reviews).toHaveLength(shopContent.reviews.length)
  for (const [index, { date, ratings }] of shopContent.reviews.entries()) {
    const review = within(reviews[index] ?? document.body)
    expect(review.getByRole("img", { name: `Rated ${ratings} out of 5` })).toBeVisible()
    expect(review.getByText(fullDate(date))).toHaveAttribute("dateTime")
  }
})

test("product tabs: the return promise is followed by its exception", () => {
  openTabs()
  const promise = shopContent.promises.find(({ exception }) => exception)
  expect(screen.getByText(`${promise?.text}. ${promise?.exception}`)).toBeVisible()
})
