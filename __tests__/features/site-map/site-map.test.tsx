import { render, screen, within } from "@testing-library/react"
import { SiteMap } from "../../../src/features/site-map/site-map"
import { longSiteMap, siteMap } from "../../fixtures/site-map"

/** Label and address of every link of a group. */
function linksOf(title: string) {
  const heading = screen.getByRole("heading", { name: title })
  if (!heading.parentElement) throw new Error(`“${title}” stands in no part.`)
  return within(heading.parentElement)
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")])
}

test("groups have headings of level 2, or 3 under a heading of their own", () => {
  const titles = siteMap.map(({ title }) => title)
  const { rerender } = render(<SiteMap groups={siteMap} />)
  expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual(titles)
  rerender(<SiteMap groups={siteMap} title="Or look through everything" />)
  expect(screen.getByRole("heading", { level: 2, name: "Or look through everything" })).toBeInTheDocument()
  expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual(titles)
})

test("pages stand first in a group, then entries, then the way to more of them", () => {
  render(<SiteMap groups={longSiteMap} />)
  expect(linksOf("Shop")).toEqual([
    ["Products", "/shop"],
    ["Ankole Cattle", "/shop-single/1"],
    ["Ankole Ghee", "/shop-single/10"],
    ["More products: 5,000", "/shop"],
  ])
})
