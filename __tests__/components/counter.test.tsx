import { render, screen } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import { Counter, COUNTER_DURATION_MS } from "../../src/components/counter"
import { advanceTime, mockIntersectionObserver, preferReducedMotion, setIntersectionRatio } from "./browser"

const counter = <Counter data-testid="figure" end={10000} suffix="+" />
const figure = () => screen.getByTestId("figure")
const getAnimatedText = () => figure().querySelector("[aria-hidden]")?.textContent

beforeEach(() => {
  jest.useFakeTimers()
  mockIntersectionObserver()
})
afterEach(() => jest.useRealTimers())

test("Counter: its HTML has the final figure, hidden until scripts reset it to 0; it starts when half of it is in view", () => {
  const html = renderToString(counter)
  expect(html).toContain("10,000+")
  expect(html).not.toContain("aria-hidden")
  expect(html).toContain("hidden-until-hydration")
  render(counter)
  expect(figure()).not.toHaveClass("hidden-until-hydration")
  for (const ratio of [0, 0.4]) {
    setIntersectionRatio(ratio)
    advanceTime(5000)
    expect(getAnimatedText()).toBe("0+")
    // Selected text contains the figure once.
    expect(figure().querySelector("[aria-hidden]")).toHaveClass("select-none")
  }
})

test("Counter: keeps a figure that was in view before scripts had loaded", () => {
  jest.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 100, 100))
  render(counter)
  setIntersectionRatio(1)
  advanceTime(100)
  expect(figure()).toHaveTextContent(/^10,000\+$/)
})

test("Counter: counts up from 0 in two seconds; screen readers and print get the final figure", () => {
  expect(COUNTER_DURATION_MS).toBe(2000)
  render(counter)
  setIntersectionRatio(0.5)
  expect(getAnimatedText()).toBe("0+")
  expect(screen.getByText("0+")).toHaveClass("print:hidden")
  expect(screen.getByText("10,000+")).toHaveClass("print:opacity-100")
  expect(screen.getByText("10,000+")).not.toHaveAttribute("aria-hidden")
  advanceTime(1000)
  expect(getAnimatedText()).toMatch(/^[1-9],\d{3}\+$/)
  advanceTime(1100)
  expect(getAnimatedText()).toBeUndefined()
  expect(figure()).toHaveTextContent(/^10,000\+$/)
})

test("Counter: both ends of a range count from 0", () => {
  render(<Counter data-testid="figure" prefix="30–" end={50} suffix="%" />)
  setIntersectionRatio(0.5)
  expect(getAnimatedText()).toBe("0–0%")
  advanceTime(1000)
  expect(getAnimatedText()).toMatch(/^2\d–4\d%$/)
  advanceTime(1100)
  expect(figure()).toHaveTextContent(/^30–50%$/)
})

test("Counter: does not animate under prefers-reduced-motion", () => {
  preferReducedMotion()
  render(counter)
  setIntersectionRatio(1)
  expect(figure()).toHaveTextContent(/^10,000\+$/)
})
