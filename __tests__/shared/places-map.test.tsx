import fs from "node:fs"
import path from "node:path"
import { render, screen, within } from "@testing-library/react"
import { PlacesMap } from "../../src/shared/places-map"
import meta from "../../src/shared/places-map.stories"
import { mapPosition, mapRatio } from "../../src/lib/uganda-map"

const svg = fs.readFileSync(path.resolve(__dirname, "../../static/map-of-uganda.svg"), "utf8")

test("each district names its places, and a district without any is left out", () => {
  render(<PlacesMap {...meta.args} />)
  const list = within(screen.getAllByRole("list")[0] ?? document.body)
  expect(list.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/contact",
    "/project-details/2/women-in-livestock",
    "/farmer-details/2",
  ])
  const lira = screen.getByText("Lira", { selector: "strong" }).closest("li")
  if (!lira) throw new Error("Lira is not in the list.")
  expect(within(lira).getByText(", farmer")).toBeInTheDocument()
  expect(screen.queryByText("Moroto")).not.toBeInTheDocument()
})

test("a pin leads to its district in the list, by keyboard as well", () => {
  const { container } = render(<PlacesMap {...meta.args} />)
  const pins = screen.getAllByRole<HTMLAnchorElement>("link").filter(({ hash }) => hash)
  expect(pins.map(({ hash, tabIndex }) => [hash, tabIndex])).toEqual([
    ["#district-1", 0],
    ["#district-2", 0],
  ])
  for (const { hash } of pins) expect(container.querySelector(hash)).toBeInstanceOf(HTMLLIElement)
})

test("a pin stands where the drawn map has its place", () => {
  const [x = 0, y = 0, width = 0, height = 0] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? "").split(" ").map(Number)
  expect(mapRatio).toBeCloseTo(width / height)
  const { left, top } = mapPosition({ longitude: 32.58, latitude: 0.32 })
  expect(left).toBeCloseTo(((3258 - x) / width) * 100)
  expect(top).toBeCloseTo(((-32 - y) / height) * 100)
})
