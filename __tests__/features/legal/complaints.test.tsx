import { render, screen } from "@testing-library/react"
import { Complaints } from "../../../src/features/legal/complaints"
import { section } from "../../fixtures/legal"

const complaints: Queries.LegalSectionFragment = {
  ...section,
  key: "complaints",
  title: "Complaints",
  paragraphs: ["It is not your fault. Call the office."],
}

test("complaints: a heading, what to do, and the office's addresses, where links lead to it", () => {
  const { container } = render(<Complaints copy={complaints} />)
  expect(screen.getByRole("heading", { level: 2, name: "Complaints" })).toBeVisible()
  const text = container.querySelector("details #complaints")
  expect(text).toHaveTextContent("Call the office.")
  expect(text).toHaveTextContent("Plot 1, Kabalagala, Kampala, Uganda")
  expect(screen.getByRole("link", { name: "hello@cafn.example" })).toBeInTheDocument()
})
