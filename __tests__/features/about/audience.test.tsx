import { render, screen } from "@testing-library/react"
import { Audience } from "../../../src/features/about/audience"

const content: Queries.AudienceContentFragment = {
  title: "For Ugandans abroad",
  lead: "You can lose all that you send.",
  button: { label: "Write to our office", href: "/contact" },
  paragraphs: null,
  points: ["Never pay to a person's own number."],
  foldedTitle: "Before you send money",
  links: [{ label: "Join Our Network", href: "/registration-form" }],
}

test("audience: a fold holds the facts and the ways, its heading and lead stand outside", () => {
  render(<Audience content={content} id="abroad" />)
  const fold = screen.getByText("Before you send money", { selector: "summary" }).closest("[data-slot=disclosure]")
  expect(fold).toContainElement(screen.getByText("Never pay to a person's own number."))
  expect(fold).toContainElement(screen.getByRole("link", { name: "Join Our Network", hidden: true }))
  expect(fold).not.toContainElement(screen.getByText("You can lose all that you send."))
  expect(screen.getByText("Write to our office")).toHaveAttribute("href", "/contact")
  expect(screen.getByRole("heading", { level: 2, name: /For Ugandans abroad$/ })).toHaveAttribute("id", "abroad")
})

test("audience: without a title for the fold nothing is folded", () => {
  const { container } = render(<Audience content={{ ...content, points: null, foldedTitle: null }} id="women" />)
  expect(container.querySelector("details")).toBeNull()
  expect(screen.getByRole("link", { name: "Join Our Network" })).toHaveAttribute("href", "/registration-form")
})
