import { render, screen } from "@testing-library/react"
import { SectionHead } from "../../src/shared/section-head"
import { projectsCopy } from "../fixtures/section-heads"

test.each(["start", "centre"] as const)("section head: set %s, a section's button is there", (align) => {
  render(<SectionHead copy={projectsCopy} id="projects" align={align} />)
  expect(screen.getByRole("link", { name: "All projects" })).toHaveAttribute("href", "/project")
  expect(
    screen.getByRole("heading", { level: 2, name: /^Our projects ?: Work you can walk through$/ }),
  ).toHaveAttribute("id", "projects")
})

test.each(["light", "regular", "heavy"] as const)(
  "section head: in a %s section, a link with an arrow leads to all",
  (weight) => {
    render(<SectionHead copy={projectsCopy} id="projects" weight={weight} />)
    expect(screen.getByRole("link", { name: "All projects" })).toHaveAttribute("href", "/project")
    expect(screen.getByText(/Five projects/)).toBeInTheDocument()
  },
)
