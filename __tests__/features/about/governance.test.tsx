import { render, screen } from "@testing-library/react"
import type { ComponentProps } from "react"
import { Governance } from "../../../src/features/about/governance"
import { matchMedia } from "../../components/browser"

const copy: ComponentProps<typeof Governance>["copy"] = {
  eyebrow: "Who runs it",
  title: "Who runs CaFN",
  lead: null,
  button: null,
  facts: { missing: "Not yet published.", items: [] },
  measuredTitle: "About these figures",
  measuredNote: "What was measured is not yet published.",
}
const claims: ComponentProps<typeof Governance>["claims"] = [
  { jsonId: 1, words: "83% livestock empowerment", measured: null },
  {
    jsonId: 2,
    words: "youth participation up 40%",
    measured: { what: "Members under 30 counted.", where: "in Lira", when: "March 2026", by: "the office" },
  },
]

// A phone folds the figures.
beforeEach(() => matchMedia("min-width: 768px"))

test("governance: a figure without a measurement is quoted with the note that it is missing", () => {
  render(<Governance copy={copy} claims={claims} />)
  expect(screen.getByText(copy.measuredNote)).toBeVisible()
  expect(screen.getByText("83% livestock empowerment")).toBeVisible()
  expect(screen.getByText(/^youth participation up 40% \(Members under 30 counted\. in Lira, March 2026/)).toBeVisible()
})

test("governance: the note on missing measurements goes when every figure has one", () => {
  render(<Governance copy={copy} claims={claims.filter(({ measured }) => measured)} />)
  expect(screen.queryByText(copy.measuredNote)).toBeNull()
})
