/** @jest-environment node */
import { unlistedPaths } from "../../../src/content/pages/unlisted-paths"
import { post } from "../../../src/content/types/post"
import { service } from "../../../src/content/types/service"

const page = (route: string, isIndexed: boolean, canonical?: string) => ({ route, isIndexed, canonical })

test("pages that are kept from search engines, or listed under another path, are left out with what lies below them", () => {
  const pages = [
    page("/", true),
    page("/cart", false),
    page("/blog-standard", true, "/blog-standard"),
    page("/blog-2-column", true, "/blog-standard"),
  ]
  expect(unlistedPaths(pages, [])).toEqual(["/cart", "/cart/*", "/blog-2-column", "/blog-2-column/*"])
})

test("of entries with a long path, the short one and every frame are left out", () => {
  expect(unlistedPaths([page("/service-details", false)], [service])).toEqual([
    "/service-details/*",
    "/service-details/-/*",
  ])
})

test("of entries without one, the frame is left out, and what shows them in another layout", () => {
  expect(unlistedPaths([page("/blog-single", false)], [post])).toEqual([
    "/blog-single/-",
    "/blog-single/-/*",
    "/blog-single-with-sidebar/*",
  ])
})
