import { render, screen } from "@testing-library/react"
import { Counter, COUNTER_DURATION_MS } from "../../src/components/counter"
import { pass, preferReducedMotion, showShare, watchIntersections } from "./browser"

const members = <Counter data-testid="figure" end={10000} suffix="+" />
const figure = () => screen.getByTestId("figure")
const moving = () => figure().querySelector("[aria-hidden]")?.textContent

beforeEach(() => {
  jest.useFakeTimers()
  watchIntersections()
})
afterEach(() => jest.useRealTimers())

test("Counter: shows the final figure out of view (screenshots, print), and 0 from the first edge in view", () => {
  render(members)
  showShare(0)
  pass(5000)
  expect(figure()).toHaveTextContent(/^10,000\+$/)
  showShare(0.4)
  pass(5000)
  expect(moving()).toBe("0+")
  showShare(0)
  expect(moving()).toBeUndefined()
})

test.each([0.1, 1])("Counter: keeps the final figure that is in view at load (%d of it)", (share) => {
  render(members)
  showShare(share)
  showShare(1)
  pass(100)
  expect(moving()).toBeUndefined()
  expect(figure()).toHaveTextContent(/^10,000\+$/)
})

test("Counter: counts up from 0 in two seconds; screen readers and print get the final figure", () => {
  expect(COUNTER_DURATION_MS).toBe(2000)
  render(members)
  showShare(0)
  showShare(0.5)
  expect(moving()).toBe("0+")
  expect(screen.getByText("0+")).toHaveClass("print:hidden")
  expect(screen.getByText("10,000+")).toHaveClass("print:opacity-100")
  expect(screen.getByText("10,000+")).not.toHaveAttribute("aria-hidden")
  pass(1000)
  expect(moving()).toMatch(/^[1-9],\d{3}\+$/)
  pass(1100)
  expect(moving()).toBeUndefined()
  expect(figure()).toHaveTextContent(/^10,000\+$/)
})

test("Counter: a range counts from its lower bound, never 30–0%", () => {
  render(<Counter data-testid="figure" prefix="30–" end={50} suffix="%" />)
  showShare(0)
  showShare(0.5)
  expect(moving()).toBe("30–30%")
  pass(1000)
  expect(moving()).toMatch(/^30–4\d%$/)
})

test("Counter: does not animate under prefers-reduced-motion", () => {
  preferReducedMotion()
  render(members)
  showShare(0)
  showShare(1)
  expect(figure()).toHaveTextContent(/^10,000\+$/)
})
