import { render, screen } from "@testing-library/react"
import { renderToStaticMarkup } from "react-dom/server"
import { ProgressBar } from "../../src/components/progress-bar"
import { showShare, watchIntersections } from "./browser"

const skill = <ProgressBar data-testid="skill" value={91} label="Milk hygiene" />
const bar = () => screen.getByTestId("skill").querySelector("[aria-hidden] > div")

beforeEach(watchIntersections)

test("name and number are text, and the bar stands at its value in the server's HTML", () => {
  const html = renderToStaticMarkup(skill)
  expect(html).toContain("Milk hygiene")
  expect(html).toContain("91%")
  expect(html).toContain("translateX(-9%)")
})

test("stands at its value while nothing of it shows, is empty at the edge and slides in when half of it shows", () => {
  render(skill)
  showShare(0)
  expect(bar()).not.toHaveClass("motion-safe:[transform:translateX(-100%)]!")
  showShare(0.1)
  expect(bar()).toHaveClass("motion-safe:[transform:translateX(-100%)]!")
  showShare(0.5)
  expect(bar()).not.toHaveClass("motion-safe:[transform:translateX(-100%)]!")
})

test("a screen reader hears the number once", () => {
  render(skill)
  expect(screen.getByTestId("skill")).toHaveTextContent(/^Milk hygiene 91%$/)
})
