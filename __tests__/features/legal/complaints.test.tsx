import { render, screen } from "@testing-library/react"
import { contact } from "../../../src/content/types/contact"
import { Complaints } from "../../../src/features/legal/complaints"
import { entry } from "../../fixtures/entry"

const { complaints } = entry<{ complaints: Queries.LegalSectionFragment }>(contact)

test("complaints: the heading is a link target, and the instructions are visible", () => {
  const { container } = render(<Complaints content={complaints} />)
  expect(screen.getByRole("heading", { level: 2, name: complaints.title })).toHaveAttribute("id", "complaints")
  for (const text of [...(complaints.paragraphs ?? []), ...(complaints.points ?? [])])
    expect(container).toHaveTextContent(text)
  expect(container.querySelector("details")).toBeNull()
})
