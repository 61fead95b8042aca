import { render, screen } from "@testing-library/react"
import { SectionIntro } from "../../src/shared/section-intro"

const projectsContent: Queries.SectionIntroFragment = {
  title: "Work you can walk through",
  lead: null,
  button: { label: "All projects", href: "/project" },
}

test.each(["start", "centre"] as const)(
  "section intro: aligned %s, it has its heading's id and its button",
  (align) => {
    render(<SectionIntro content={projectsContent} id="projects" align={align} />)
    expect(screen.getByRole("link", { name: "All projects" })).toHaveAttribute("href", "/project")
    expect(screen.getByRole("heading", { level: 2, name: "Work you can walk through" })).toHaveAttribute(
      "id",
      "projects",
    )
  },
)
