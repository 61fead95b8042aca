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

test("Counter: keeps the final figure until half of it shows: a screenshot of the whole page and a print have it", () => {
  render(members)
  for (const share of [undefined, 0, 0.4]) {
    if (share !== undefined) showShare(share)
    pass(5000)
    expect(figure()).toHaveTextContent(/^10,000\+$/)
  }
})

test("Counter: counts from 0 to its end in two seconds, without decimals; screen readers and paper have the final figure", () => {
  expect(COUNTER_DURATION_MS).toBe(2000)
  render(members)
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

test("Counter: a range counts from its lower end: it never reads 30–0%", () => {
  render(<Counter data-testid="figure" prefix="30–" end={50} suffix="%" />)
  showShare(0.5)
  expect(moving()).toBe("30–30%")
  pass(1000)
  expect(moving()).toMatch(/^30–4\d%$/)
})

test("Counter: stands at its end where reduced motion is preferred", () => {
  preferReducedMotion()
  render(members)
  showShare(1)
  expect(figure()).toHaveTextContent(/^10,000\+$/)
})
