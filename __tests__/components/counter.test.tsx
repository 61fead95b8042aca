import { render, screen } from "@testing-library/react"
import { renderToStaticMarkup } from "react-dom/server"
import { Counter, COUNTER_DURATION_MS } from "../../src/components/counter"
import { pass, preferReducedMotion, showShare, watchIntersections } from "./browser"

const members = <Counter data-testid="figure" end={10000} suffix="+" />
const moving = () => screen.getByTestId("figure").querySelector("[aria-hidden]")?.textContent

beforeEach(() => {
  jest.useFakeTimers()
  watchIntersections()
})
afterEach(() => jest.useRealTimers())

test("the server's HTML has the final figure", () => {
  expect(renderToStaticMarkup(members)).toContain("10,000+")
})

test("takes the specification's two seconds", () => {
  expect(COUNTER_DURATION_MS).toBe(2000)
})

test("keeps the final figure until it is known whether it is seen", () => {
  render(members)
  expect(screen.getByTestId("figure")).toHaveTextContent(/^10,000\+$/)
})

test("keeps the final figure while nothing of it shows: a screenshot of the whole page and a print have it", () => {
  render(members)
  showShare(0)
  expect(screen.getByTestId("figure")).toHaveTextContent(/^10,000\+$/)
})

test("keeps the final figure while less than half of it shows: a screenshot may cut it there", () => {
  render(members)
  showShare(0.4)
  pass(5000)
  expect(screen.getByTestId("figure")).toHaveTextContent(/^10,000\+$/)
})

test("a range counts from its lower end: it never reads 30–0%", () => {
  render(<Counter data-testid="figure" prefix="30–" end={50} suffix="%" />)
  showShare(0.5)
  expect(moving()).toBe("30–30%")
  pass(1000)
  expect(moving()).toMatch(/^30–4\d%$/)
  pass(1100)
  expect(screen.getByTestId("figure")).toHaveTextContent(/^30–50%$/)
})

test("paper has the final figure while it counts", () => {
  render(members)
  showShare(0.5)
  expect(screen.getByText("0+")).toHaveClass("print:hidden")
  expect(screen.getByText("10,000+")).toHaveClass("print:opacity-100")
})

test("counts from 0 to its end once half of it shows, without decimals", () => {
  render(members)
  showShare(0)
  showShare(0.5)
  expect(moving()).toBe("0+")
  pass(1000)
  const halfway = moving() ?? ""
  expect(halfway).toMatch(/^[1-9],\d{3}\+$/)
  pass(1100)
  expect(moving()).toBeUndefined()
  expect(screen.getByTestId("figure")).toHaveTextContent(/^10,000\+$/)
})

test("gives screen readers the final figure all the while", () => {
  render(members)
  showShare(0.5)
  pass(500)
  expect(screen.getByText("10,000+")).not.toHaveAttribute("aria-hidden")
})

test("stands at its end where motion is to be spared", () => {
  preferReducedMotion()
  render(members)
  showShare(0)
  showShare(1)
  expect(screen.getByTestId("figure")).toHaveTextContent(/^10,000\+$/)
})
