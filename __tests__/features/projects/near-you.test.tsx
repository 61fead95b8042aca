import { render, screen, within } from "@testing-library/react"
import { NearYou } from "../../../src/features/projects/near-you"

const data: Queries.NearYouDataFragment = {
  nearYou: {
    eyebrow: "Where we work",
    title: "Who is near you?",
    lead: "Open your region.",
    nobody: "Nobody is listed here yet:",
    telephone: "Membership",
  },
  districts: {
    nodes: [
      { name: "Kampala", region: "Central", places: [{ label: "Our office", href: "/contact" }] },
      { name: "Masaka", region: "Central", places: [] },
      { name: "Rakai", region: "Central", places: [] },
      { name: "Mbale", region: "Eastern", places: [] },
      { name: "Lira", region: "Northern", places: [] },
    ],
  },
  nearFarmers: { nodes: [{ jsonId: 2, name: "Okello Denis", district: "Lira", isSample: true }] },
  nearProjects: {
    nodes: [
      { jsonId: 2, projectPath: "women-in-livestock", title: "Women in Livestock", district: "Lira", isSample: null },
    ],
  },
}

const region = (name: string) => {
  const details = screen.getByText(name).closest("details")
  if (!details) throw new Error(`${name} is not folded.`)
  return details
}

test("districts: a region names its districts with somebody, and each district its projects and farmers", () => {
  render(<NearYou data={data} />)
  const places = within(region("Northern: Lira")).getAllByRole("listitem", { hidden: true }).slice(1)
  expect(places.map((place) => place.textContent)).toEqual([
    "Women in Livestock, project ",
    "Okello Denis, farmer Example",
  ])
  expect(screen.getAllByRole("link", { hidden: true }).map((link) => link.getAttribute("href"))).toEqual([
    "/contact",
    "/project-details/2/women-in-livestock",
    "/farmer-details/2",
    "tel:+256000000002",
  ])
})

test("districts: one without anybody stands in its region, with the word that nobody is listed yet", () => {
  render(<NearYou data={data} />)
  expect(region("Central: Kampala")).toHaveTextContent("Nobody is listed here yet: Masaka, Rakai.")
  expect(region("Eastern: nobody listed yet")).toHaveTextContent("Nobody is listed here yet: Mbale.")
  expect(region("Northern: Lira")).not.toHaveTextContent("Nobody is listed here yet")
})
