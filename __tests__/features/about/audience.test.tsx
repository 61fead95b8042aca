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

test("audience: a disclosure contains the facts and links; heading and lead are outside", () => {
  render(<Audience content={content} id="abroad" />)
  const disclosure = screen
    .getByText("Before you send money", { selector: "summary" })
    .closest("[data-slot=disclosure]")
  expect(disclosure).toContainElement(screen.getByText("Never pay to a person's own number."))
  expect(disclosure).toContainElement(screen.getByRole("link", { name: "Join Our Network", hidden: true }))
  expect(disclosure).not.toContainElement(screen.getByText("You can lose all that you send."))
  expect(screen.getByText("Write to our office")).toHaveAttribute("href", "/contact")
  expect(screen.getByRole("heading", { level: 2, name: /For Ugandans abroad$/ })).toHaveAttribute("id", "abroad")
})

test("audience: without a disclosure title nothing is collapsed", () => {
  const { container } = render(<Audience content={{ ...content, points: null, foldedTitle: null }} id="women" />)
  expect(container.querySelector("details")).toBeNull()
  expect(screen.getByRole("link", { name: "Join Our Network" })).toHaveAttribute("href", "/registration-form")
})
