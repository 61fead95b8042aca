import { render, screen, within } from "@testing-library/react"
import { matchMedia } from "../../components/browser"
import { FormAnswers } from "../../../src/features/privacy/form-answers"
import { Privacy } from "../../../src/features/privacy/privacy"
import { formAnswers, ownSite, postingSite, privacyCopy } from "../../fixtures/privacy"

// A phone folds the answers.
beforeEach(() => matchMedia("min-width: 768px"))

/** What the page says about a form. */
const about = (name: string) => {
  const item = screen.getByRole("heading", { name }).closest("li")
  if (!item) throw new Error(`There is nothing about “${name}”.`)
  return within(item)
}

const posted = [
  ["Member registration", "The form belongs to registration.example.org."],
  ["Message to us", "The message goes to contact.example.org."],
  ["Cart and checkout", "The order goes to order.example.org."],
  ["Newsletter", "Your address goes to subscribe.example.org."],
  ["Comments on stories", "The comment goes to comment.example.org."],
  ["Reviews of products", "The review goes to review.example.org."],
] as const

test("privacy page: without an endpoint in site.json each form says that nothing is sent", () => {
  render(<FormAnswers copy={formAnswers} site={ownSite} />)
  for (const [name, text] of posted) expect(about(name).queryByText(text)).not.toBeInTheDocument()
  expect(about("Message to us").getByText("The message stays with you.")).toBeVisible()
  expect(screen.getByText("Your answers stay in the window.")).toBeVisible()
})

test.each(posted)("privacy page: with an endpoint in site.json “%s” names its host", (name, text) => {
  render(<FormAnswers copy={formAnswers} site={postingSite} />)
  expect(about(name).getByText(text)).toBeVisible()
})

test("privacy page: each form's fold says what the form asks for", () => {
  render(<FormAnswers copy={formAnswers} site={ownSite} />)
  const labels = Array.from(document.querySelectorAll("summary"), (summary) => summary.textContent)
  expect(labels).toEqual(Array(8).fill("Your name"))
})

test("privacy page: does not mention a newsletter that is switched off", () => {
  render(<FormAnswers copy={formAnswers} site={{ ...ownSite, features: { ...ownSite.features, newsletter: false } }} />)
  expect(screen.queryByRole("heading", { name: "Newsletter" })).not.toBeInTheDocument()
})

test.each([
  ["wishlist", "The products that you gave a heart."],
  ["compare", "The products that you want to compare."],
  ["offline", "Pages and pictures that you have seen."],
] as const)("privacy page: lists storage for %s only while that feature is switched on", (feature, text) => {
  const { rerender } = render(<Privacy copy={privacyCopy} site={ownSite} />)
  expect(screen.getByText(text)).toBeInTheDocument()
  rerender(<Privacy copy={privacyCopy} site={{ ...ownSite, features: { ...ownSite.features, [feature]: false } }} />)
  expect(screen.queryByText(text)).not.toBeInTheDocument()
  expect(screen.getByText("The goods in your cart.")).toBeInTheDocument()
})

test("privacy page: names YouTube only if it hosts a video", () => {
  const { rerender } = render(<Privacy copy={privacyCopy} site={ownSite} />)
  expect(screen.queryByText(/YouTube/)).not.toBeInTheDocument()
  rerender(<Privacy copy={privacyCopy} site={postingSite} />)
  expect(screen.getByText(/^A video of YouTube/)).toBeVisible()
  expect(screen.queryByText("The videos come from this website.")).not.toBeInTheDocument()
})
