import { render, screen } from "@testing-library/react"
import { ProgressBar } from "../../src/components/progress-bar"
import { mockIntersectionObserver, setIntersectionRatio } from "./browser"

test("ProgressBar: is empty until it is in view, then slides in", () => {
  mockIntersectionObserver()
  render(<ProgressBar data-testid="skill" value={91} label="Milk hygiene" />)
  const bar = screen.getByTestId("skill").querySelector("[aria-hidden] > div")
  const isEmpty = () => bar?.classList.contains("not-print:[transform:translateX(-100%)]!")
  expect(isEmpty()).toBe(true)
  setIntersectionRatio(1)
  expect(isEmpty()).toBe(false)
  expect(bar).toHaveClass("motion-safe:transition-transform")
})
