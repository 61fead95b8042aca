import { act, render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { freshMilk, mubendeGoat, reviewCopy } from "../../fixtures/product"
import { ProductTabs } from "../../../src/features/shop/product-tabs"
import { Toaster } from "../../../src/components/toast"
import { toast } from "../../../src/components/toast-store"
import { postForm } from "../../../src/lib/post-form"
import { withUsualSite } from "../../support/site"
import { withKnownNumber } from "../../support/messages"

jest.mock("../../../src/lib/post-form")
const post = jest.mocked(postForm)

beforeEach(() => post.mockReset())
afterEach(() => {
  withUsualSite()
  act(toast.clear)
})

const open = (product: Parameters<typeof ProductTabs>[0]["product"] = freshMilk) => {
  render(
    <>
      <ProductTabs product={product} copy={reviewCopy} />
      <Toaster />
    </>,
  )
  return userEvent.setup({ delay: null })
}

const tab = (name: string) => screen.getByRole("tab", { name })
const box = (name: string) => screen.getByRole("textbox", { name })

async function review() {
  const user = open()
  await user.click(tab("Review"))
  await user.click(await screen.findByRole("radio", { name: "4 stars" }))
  for (const [field, text] of [
    ["Your review", "Fresh & sweet; 10 of 10?"],
    ["Your name", "Nakato Prossy"],
    ["Email address", "nakato@example.com"],
  ] as const) {
    await user.click(box(field))
    await user.paste(text)
  }
  await user.click(screen.getByRole("button", { name: "Send review" }))
}

test("product tabs: each sample review is marked as an example", async () => {
  const user = open()
  await user.click(tab("Review"))
  expect(await screen.findAllByText("Example")).toHaveLength(2)
})

test("product tabs: three tabs with their content, reached by arrow keys", async () => {
  const user = open()
  expect(screen.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual([
    "Description",
    "Additional Information",
    "Review",
  ])
  expect(screen.getByRole("tabpanel", { name: "Description" })).toHaveTextContent("Bring back the can")
  await user.click(tab("Description"))
  await waitFor(() => expect(screen.getByRole("tablist")).toHaveAttribute("aria-orientation"))
  await user.keyboard("{ArrowRight}")
  expect(tab("Additional Information")).toHaveFocus()
  expect(screen.getByRole("tabpanel", { name: "Additional Information" })).toHaveTextContent("At least 3.8%")
  await user.keyboard("{End}")
  expect(screen.getByRole("tabpanel", { name: "Review" })).toHaveTextContent("Nansubuga Ruth")
})

test("product tabs: beside them, the papers of an animal and the terms of delivery", () => {
  open(mubendeGoat)
  expect(screen.getByRole("heading", { level: 2, name: "Papers to ask for" })).toBeVisible()
  expect(screen.getByText("Movement permit")).toBeVisible()
  expect(screen.getByRole("link", { name: "Delivery and returns" })).toHaveAttribute("href", "/terms#delivery")
})

test("product tabs: goods without papers have no heading for them", () => {
  open()
  expect(screen.queryByText("Papers to ask for")).toBeNull()
})

test("product tabs: lists the reviews with stars and dates", async () => {
  const user = open()
  await user.click(tab("Review"))
  expect(screen.getAllByRole("article")).toHaveLength(2)
  expect(screen.getByRole("img", { name: "Rated 4.5 out of 5" })).toBeInTheDocument()
  expect(screen.getByText("27 September 2026")).toHaveAttribute("dateTime", "2026-09-27")
})

test("product tabs: a review is thanked for, shown, and offered on WhatsApp; nothing is posted", async () => {
  await review()
  expect(await screen.findByRole("group", { name: "Thanks For Your Message" })).toHaveFocus()
  expect(screen.getByText("4 of 5")).toBeVisible()
  const link = screen.getByRole<HTMLAnchorElement>("link", { name: /Send on WhatsApp/ })
  expect(withKnownNumber(new URL(link.href).searchParams.get("text"))).toBe(
    "CaFN review 7K3Q-2\nProduct: Fresh Milk\nStars: 4 of 5\nReview: Fresh & sweet; 10 of 10?\nName: Nakato Prossy\nEmail: nakato@example.com",
  )
  expect(post).not.toHaveBeenCalled()
})

test("product tabs: the return promise is followed by what it does not hold for", () => {
  open()
  expect(screen.getByText(/Back guarantee under 15 days\. Food and living animals are exempt\./)).toBeVisible()
})
