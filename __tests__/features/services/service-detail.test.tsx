import { render, screen } from "@testing-library/react"
import { service } from "../../../src/content/types/service"
import { entry } from "../../fixtures/entry"
import { ServiceSections } from "../../../src/features/services/service-detail"

const insurance = entry<Queries.ServiceDetailFragment>(service)
type Content = Queries.ServiceDetailFragment["content"]

const renderService = (content: Content) => render(<ServiceSections service={{ ...insurance, content }} />)

const fullContent: NonNullable<Content> = {
  overview: "Cows, goats and hens are insured.",
  servicesOffered: ["Cover for 5% of the animal's value"],
  challenge: "One sick cow ends a school year.",
  solution: "Members share the risk.",
  impact: "Claims are paid within 14 days.",
  faqs: [
    { question: "What does it cost?", answer: "About 5% of the value." },
    { question: "And theft?", answer: "Report it within 24 hours." },
  ],
}

test("service page: shows every section under its heading, in the specified order", () => {
  renderService(fullContent)
  const headings = screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent)
  expect(headings).toEqual(["Services offered", "The Challenge", "Our Solution", "Frequently asked questions"])
  expect(screen.getByRole("blockquote")).toHaveTextContent("Claims are paid within 14 days.")
  expect(screen.getByText("Cows, goats and hens are insured.")).toBeVisible()
  expect(screen.queryByText(/coming soon/i)).not.toBeInTheDocument()
})

test("service page: shows a fact once it is known", () => {
  const insurer = { label: "Insurer", value: null }
  const { rerender } = render(<ServiceSections service={{ ...insurance, facts: [insurer] }} />)
  expect(screen.queryByText("Insurer")).toBeNull()
  rerender(<ServiceSections service={{ ...insurance, facts: [{ ...insurer, value: "Jubilee" }] }} />)
  expect(screen.getByText("Insurer").nextElementSibling).toHaveTextContent("Jubilee")
})

/** Spec section 8, "Missing content". */
const placeholders: [part: keyof typeof fullContent, texts: string[]][] = [
  ["overview", ["Service details coming soon."]],
  ["servicesOffered", ["Service information coming soon"]],
  ["challenge", ["Challenge information coming soon."]],
  ["impact", ["Impact information coming soon."]],
  ["solution", ["Solution information coming soon."]],
  ["faqs", ["FAQ information coming soon", "Detailed FAQs will be available soon."]],
]

test.each(placeholders)("service page: without %s shows the specified placeholder and the rest", (part, texts) => {
  renderService({ ...fullContent, [part]: null })
  for (const text of texts) expect(screen.getByText(text)).toBeInTheDocument()
  expect(screen.getAllByText(/soon\.?$/)).toHaveLength(texts.length)
})
