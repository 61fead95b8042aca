import { render, screen } from "@testing-library/react"
import { Membership } from "../../../src/features/membership/membership"
import { figure } from "../../fixtures/scenes"

test("membership: on a phone the fold's label answers what it costs; joining has its own colour", () => {
  render(
    <Membership
      copy={{
        eyebrow: "How membership works",
        title: "What it costs",
        lead: null,
        button: { label: "Join Our Network", href: "/registration-form" },
        image: figure,
        terms: [{ id: 1, figure: "UGX 50,000", title: "a year for membership", text: "Ask us before you pay." }],
      }}
    />,
  )
  expect(document.querySelector("summary")).toHaveTextContent(/^UGX 50,000 a year for membership/)
  expect(screen.getByRole("link", { name: "Join Our Network" })).toHaveClass("bg-success")
})
