import { render, screen } from "@testing-library/react"
import { ProgressBar } from "../../src/components/progress-bar"
import { showShare, watchIntersections } from "./browser"

test("ProgressBar: shows its value out of view, and slides in when half of it is in view", () => {
  watchIntersections()
  render(<ProgressBar data-testid="skill" value={91} label="Milk hygiene" />)
  const bar = screen.getByTestId("skill").querySelector("[aria-hidden] > div")
  for (const [share, isEmpty] of [
    [0, false],
    [0.1, true],
    [0.5, false],
  ] as const) {
    showShare(share)
    expect(bar?.classList.contains("motion-safe:[transform:translateX(-100%)]!")).toBe(isEmpty)
  }
})
