import { render, screen } from "@testing-library/react"
import { renderToStaticMarkup } from "react-dom/server"
import { ProgressRing, RING_STEP, RING_STEP_MS } from "../../src/components/progress-ring"
import { pass, preferReducedMotion, showShare, watchIntersections } from "./browser"

const ring = <ProgressRing value={83} label="Livestock empowerment" />
const shown = () => screen.getByText(/%$/, { selector: ":not([class^='not-print'])" }).textContent

beforeEach(() => {
  jest.useFakeTimers()
  watchIntersections()
})
afterEach(() => jest.useRealTimers())

test("the server's HTML has the final value, in words too", () => {
  const html = renderToStaticMarkup(ring)
  expect(html).toContain('aria-label="Livestock empowerment: 83%"')
  expect(html).toContain(">83%<")
})

test("grows by 5 points every 50 ms", () => {
  expect([RING_STEP, RING_STEP_MS]).toEqual([5, 50])
  render(ring)
  showShare(0.5)
  expect(shown()).toBe("0%")
  pass(RING_STEP_MS)
  expect(shown()).toBe("5%")
  pass(RING_STEP_MS)
  expect(shown()).toBe("10%")
})

test("keeps its value while nothing of it shows: a screenshot of the whole page and a print have it", () => {
  render(ring)
  showShare(0)
  expect(shown()).toBe("83%")
})

test("stops at its value, which is no multiple of 5", () => {
  render(ring)
  showShare(0.5)
  pass(16 * RING_STEP_MS)
  expect(shown()).toBe("80%")
  pass(10 * RING_STEP_MS)
  expect(shown()).toBe("83%")
})

test("doesn't start before half of it shows, and doesn't start again", () => {
  render(ring)
  showShare(0.49)
  pass(5000)
  expect(shown()).toBe("83%")
  showShare(1)
  pass(5000)
  showShare(0)
  showShare(1)
  expect(shown()).toBe("83%")
})

test("paper has the final value while it grows", () => {
  render(ring)
  showShare(0.5)
  expect(screen.getByText("0%")).toHaveClass("print:hidden")
  expect(screen.getByText("83%")).toHaveClass("not-print:hidden")
  const circles = [...document.querySelectorAll("circle[stroke-dasharray]")]
  expect(circles.map((circle) => circle.getAttribute("stroke-dasharray"))).toEqual(["0 100", "83 100"])
})

test("its name doesn't change while it grows", () => {
  render(ring)
  showShare(1)
  pass(100)
  expect(screen.getByRole("img", { name: "Livestock empowerment: 83%" })).toBeVisible()
})

test("stands at its value where motion is to be spared", () => {
  preferReducedMotion()
  render(ring)
  showShare(0)
  expect(shown()).toBe("83%")
})
