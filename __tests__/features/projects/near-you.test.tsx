import { render, screen, within } from "@testing-library/react"
import { NearYou } from "../../../src/features/projects/near-you"

const data: Queries.NearYouDataFragment = {
  about: {
    nearYou: { title: "Who is near you?", lead: "Find your district.", button: null },
  },
  districts: {
    nodes: [
      { name: "Masaka", region: "Central" },
      { name: "Mbale", region: "Eastern" },
      { name: "Lira", region: "Northern" },
    ],
  },
  nearFarmers: { nodes: [{ jsonId: 2, name: "Okello Denis", district: "Lira" }] },
  nearProjects: {
    nodes: [
      { jsonId: 2, projectPath: "women-in-livestock", title: "Women in Livestock", district: "Lira" },
      { jsonId: 3, projectPath: "dairy", title: "Dairy", district: "Masaka" },
    ],
  },
}

test("near you: lists projects and farmers by region and district, without empty districts", () => {
  render(<NearYou data={data} />)
  expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    "Central",
    "Northern",
  ])
  const northern = screen.getByRole("heading", { name: "Northern" }).closest("li") ?? document.body
  expect(within(northern).getByText("Lira")).toBeVisible()
  const [project, farmer] = within(northern).getAllByRole("listitem")
  expect(project).toHaveTextContent("Women in Livestock, project")
  expect(farmer).toHaveTextContent("Okello Denis, farmer")
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/project-details/3/dairy",
    "/project-details/2/women-in-livestock",
    "/farmer-details/2",
    "tel:+256000000002",
  ])
})
