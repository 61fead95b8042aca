import { render, screen } from "@testing-library/react"
import { contact } from "../../../src/content/types/contact"
import { Complaints } from "../../../src/features/legal/complaints"
import { entry } from "../../fixtures/entry"

const { complaints } = entry<{ complaints: Queries.LegalSectionFragment }>(contact)

test("complaints: a heading, what to do, and the office's addresses, where links lead to it", () => {
  const { container } = render(<Complaints copy={complaints} />)
  expect(screen.getByRole("heading", { level: 2, name: complaints.title })).toBeVisible()
  const text = container.querySelector("details #complaints")
  expect(text).toHaveTextContent(complaints.paragraphs?.[0] ?? "no text")
  expect(text).toHaveTextContent("Plot 1, Kabalagala, Kampala, Uganda")
  expect(screen.getByRole("link", { name: "hello@cafn.example" })).toBeInTheDocument()
})
