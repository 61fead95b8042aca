import { render, screen } from "@testing-library/react"
import { renderToString } from "react-dom/server"
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

test("Counter: its HTML has the final figure, hidden until scripts start it at 0; it waits until half of it is in view", () => {
  const html = renderToString(members)
  expect(html).toContain("10,000+")
  expect(html).not.toContain("aria-hidden")
  expect(html).toContain("hidden-until-hydration")
  render(members)
  expect(figure()).not.toHaveClass("hidden-until-hydration")
  for (const share of [0, 0.4]) {
    showShare(share)
    pass(5000)
    expect(moving()).toBe("0+")
    // Copied text has the figure once.
    expect(figure().querySelector("[aria-hidden]")).toHaveClass("select-none")
  }
})

test("Counter: keeps a figure that was read before scripts arrived", () => {
  jest.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 100, 100))
  render(members)
  showShare(1)
  pass(100)
  expect(figure()).toHaveTextContent(/^10,000\+$/)
})

test("Counter: counts up from 0 in two seconds; screen readers and print get the final figure", () => {
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

test("Counter: both ends of a range count from 0", () => {
  render(<Counter data-testid="figure" prefix="30–" end={50} suffix="%" />)
  showShare(0.5)
  expect(moving()).toBe("0–0%")
  pass(1000)
  expect(moving()).toMatch(/^2\d–4\d%$/)
  pass(1100)
  expect(figure()).toHaveTextContent(/^30–50%$/)
})

test("Counter: does not animate under prefers-reduced-motion", () => {
  preferReducedMotion()
  render(members)
  showShare(1)
  expect(figure()).toHaveTextContent(/^10,000\+$/)
})
