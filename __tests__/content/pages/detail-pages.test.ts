/** @jest-environment node */
import { createDetailPages } from "../../../src/content/pages/detail-pages"
import { farmer } from "../../../src/content/types/farmer"
import { post } from "../../../src/content/types/post"
import { product } from "../../../src/content/types/product"
import { service } from "../../../src/content/types/service"

/** Gatsby's nodes, in no order. */
const nodes: Readonly<Record<string, readonly object[]>> = {
  Service: [
    { id: "s7", jsonId: 7, servicePath: "insurance" },
    { id: "s3", jsonId: 3, servicePath: "market" },
  ],
  Farmer: [{ id: "f1", jsonId: 1 }],
  Post: [1, 2, 3, 4].map((jsonId) => ({ id: `p${jsonId}`, jsonId })),
  Product: [
    { id: "g1", jsonId: 1, category: "dairy" },
    { id: "g2", jsonId: 2, category: "meat" },
    { id: "g3", jsonId: 3, category: "dairy" },
  ],
}

interface Page {
  path: string
  component: string
  context: object
  matchPath?: string
}

function pagesOf(type: Parameters<typeof createDetailPages>[2][number], entries = nodes[type.name] ?? []): Page[] {
  const pages: Page[] = []
  const api = {
    getNodesByType: () => entries,
    actions: { createPage: (page: Page) => void pages.push(page) },
  }
  createDetailPages(api, "/site", [type])
  return pages
}

const pathsOf = (pages: readonly Page[]) => pages.map(({ path, matchPath }) => [path, matchPath])
const contextAt = (pages: readonly Page[], path: string) => pages.find((page) => page.path === path)?.context

test("an entry with a path of its own is found by number and by path, in the order of the numbers", () => {
  expect(pathsOf(pagesOf(service))).toEqual([
    ["/service-details/3", undefined],
    ["/service-details/3/market", "/service-details/3/:slug"],
    ["/service-details/market", undefined],
    ["/service-details/-/market", "/service-details/:number/market/*"],
    ["/service-details/7", undefined],
    ["/service-details/7/insurance", "/service-details/7/:slug"],
    ["/service-details/insurance", undefined],
    ["/service-details/-/insurance", "/service-details/:number/insurance/*"],
    ["/service-details/-", "/service-details/*"],
  ])
})

test("an entry without one is found by its number; the template has the type's name", () => {
  expect(pagesOf(farmer)).toEqual([
    { path: "/farmer-details/1", component: "/site/src/templates/farmer.tsx", context: { id: "f1" } },
    {
      path: "/farmer-details/-",
      component: "/site/src/templates/farmer.tsx",
      context: { id: null },
      matchPath: "/farmer-details/*",
    },
  ])
})

test("a post knows its neighbours, and beside the sidebar the recent posts", () => {
  const pages = pagesOf(post)
  const single = { id: "p1", layout: "single", hasSidebar: false, previous: "p4", next: "p2", recent: [] }
  expect(contextAt(pages, "/blog-single/1")).toEqual(single)
  const beside = { layout: "sidebar", hasSidebar: true, recent: [1, 2, 3] }
  expect(contextAt(pages, "/blog-single-with-sidebar/1")).toEqual({ ...single, ...beside })
  expect(contextAt(pages, "/blog-single-with-sidebar/-")).toEqual({
    ...{ id: null, previous: null, next: null },
    ...beside,
  })
})

test("a post that is alone has no neighbours", () => {
  const pages = pagesOf(post, [{ id: "p1", jsonId: 1 }])
  expect(contextAt(pages, "/blog-single/1")).toMatchObject({ id: "p1", previous: null, next: null })
})

test("a product knows its related ones in both layouts; the frame has none", () => {
  const pages = pagesOf(product)
  expect(contextAt(pages, "/shop-single/1")).toEqual({ id: "g1", layout: "single", related: [3, 2] })
  expect(contextAt(pages, "/shop-single-thumb/1")).toEqual({ id: "g1", layout: "thumb", related: [3, 2] })
  expect(contextAt(pages, "/shop-single/-")).toEqual({ id: null, layout: "single", related: [] })
})
