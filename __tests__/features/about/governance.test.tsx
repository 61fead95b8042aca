import { render, screen } from "@testing-library/react"
import { Governance } from "../../../src/features/about/governance"
import { matchMedia } from "../../components/browser"
import meta from "../../../src/features/about/governance.stories"

const { copy, claims } = meta.args

// A phone folds the figures.
beforeEach(() => matchMedia("min-width: 768px"))

test("a figure whose measure nobody has told is quoted bare, under the sentence that says so", () => {
  render(<Governance copy={copy} claims={claims} />)
  expect(screen.getByText(copy.measuredNote)).toBeVisible()
  expect(screen.getByText("83% livestock empowerment")).toBeVisible()
  expect(screen.getByText(/^youth participation up 40% \(Members under 30 counted\. in Lira, March 2026/)).toBeVisible()
})

test("the sentence goes with the last figure that is measured", () => {
  render(<Governance copy={copy} claims={claims.filter(({ measured }) => measured)} />)
  expect(screen.queryByText(copy.measuredNote)).toBeNull()
})

test("partners, donors and journalists write with a subject filled in", () => {
  render(<Governance copy={copy} claims={claims} />)
  expect(screen.getByRole("link", { name: "Questions of a journalist" })).toHaveAttribute(
    "href",
    "mailto:hello@cafn.example?subject=Press",
  )
})
