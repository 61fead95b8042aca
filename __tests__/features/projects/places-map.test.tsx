import { render, screen, within } from "@testing-library/react"
import type { ComponentProps } from "react"
import { PlacesMap } from "../../../src/features/projects/places-map"

const places: ComponentProps<typeof PlacesMap> = {
  copy: {
    eyebrow: "Where we work",
    title: "Who is near you?",
    lead: "Our farmers, projects and farms, district by district.",
    elsewhere: "Nobody near you yet? Call the membership line and ask for the nearest group.",
  },
  districts: [
    {
      jsonId: 1,
      name: "Kampala",
      longitude: 32.58,
      latitude: 0.32,
      label: "right",
      places: [{ label: "Our office", href: "/contact" }],
    },
    { jsonId: 2, name: "Lira", longitude: 32.9, latitude: 2.25, label: "right", places: [] },
    { jsonId: 3, name: "Moroto", longitude: 34.66, latitude: 2.53, label: "left", places: [] },
  ],
  farmers: [{ jsonId: 2, name: "Okello Denis", district: "Lira" }],
  projects: [{ jsonId: 2, projectPath: "women-in-livestock", title: "Women in Livestock", district: "Lira" }],
}

test("places map: lists the places of each district, and omits a district without any", () => {
  render(<PlacesMap {...places} />)
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

test("places map: a pin links to its district in the list, by keyboard too", () => {
  const { container } = render(<PlacesMap {...places} />)
  const pins = screen.getAllByRole<HTMLAnchorElement>("link").filter(({ hash }) => hash)
  expect(pins.map(({ hash, tabIndex }) => [hash, tabIndex])).toEqual([
    ["#district-1", 0],
    ["#district-2", 0],
  ])
  for (const { hash } of pins) expect(container.querySelector(hash)).toBeInstanceOf(HTMLLIElement)
})
