import { render, screen } from "@testing-library/react"
import { ProgressRing, RING_STEP, RING_STEP_MS } from "../../src/components/progress-ring"
import { advanceTime, mockIntersectionObserver, setIntersectionRatio } from "./browser"

const ring = <ProgressRing value={83} />
const getShownText = () => screen.getByText(/%$/, { selector: ":not([class^='not-print'])" }).textContent

beforeEach(() => {
  jest.useFakeTimers()
  mockIntersectionObserver()
})
afterEach(() => jest.useRealTimers())

test("ProgressRing: animates once, 5 points every 50 ms, up to its value; its name stays", () => {
  expect([RING_STEP, RING_STEP_MS]).toEqual([5, 50])
  render(ring)
  setIntersectionRatio(0.5)
  advanceTime(20)
  for (const [steps, percent] of [
    [0, "0%"],
    [1, "5%"],
    [15, "80%"],
    [10, "83%"],
  ] as const) {
    advanceTime(steps * RING_STEP_MS)
    expect(getShownText()).toBe(percent)
    expect(screen.getByRole("img", { name: "83%" })).toBeVisible()
  }
  setIntersectionRatio(0)
  setIntersectionRatio(1)
  expect(getShownText()).toBe("83%")
})

test("ProgressRing: prints the final value during the animation", () => {
  render(ring)
  setIntersectionRatio(0.5)
  expect(screen.getByText("0%")).toHaveClass("print:hidden")
  expect(screen.getByText("83%")).toHaveClass("not-print:hidden")
  const circles = [...document.querySelectorAll("circle[stroke-dasharray]")]
  expect(circles.map((circle) => circle.getAttribute("stroke-dasharray"))).toEqual(["0 100", "83 100"])
})
