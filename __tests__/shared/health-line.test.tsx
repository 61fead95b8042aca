import { readFileSync } from "node:fs"
import { render, screen } from "@testing-library/react"
import { healthNote } from "../fixtures/health-line"
import { HealthLine } from "../../src/shared/health-line"

test("the home page's strip leads to the page for sick animals, and says so", () => {
  render(<HealthLine copy={healthNote} />)
  const name = "Sick or dead animal? What to do, and what not to touch"
  expect(screen.getByRole("link", { name })).toHaveAttribute("href", "/animal-health")
})

test("it stands first after the home page's banner", () => {
  expect(readFileSync("src/pages/index.tsx", "utf8")).toMatch(/<Hero [^>]*\/>\s*\{health && <HealthLine /)
})
