/** @jest-environment node */
import { matchPathsOf } from "../../../src/platform/start/match-paths"

test.each([
  ["an unknown number", "/service-details/-", "/service-details/999"],
  [
    "an unknown number below another base that begins alike",
    "/blog-single-with-sidebar",
    "/blog-single-with-sidebar/999",
  ],
  ["a known number and another path", "/service-details/3/market-access-promotion", "/service-details/3/nope"],
  [
    "an unknown number and a known path",
    "/service-details/-/market-access-promotion",
    "/service-details/99/market-access-promotion",
  ],
  ["neither known", "/project-details/-", "/project-details/999/nope"],
  ["an address that the host finds nothing for", "/404.html", "/shop-single/999"],
  ["any other address that the host finds nothing for", "/404.html", "/no/such-page"],
  ["a slash at the end", "/farmer-details/1", "/farmer-details/1/"],
])("%s is answered by the page that the host sent", (_, pagePath, pathname) => {
  expect(matchPathsOf(pagePath, pathname)).toEqual([{ matchPath: pathname, path: pagePath }])
})

test.each(["/", "/about-us", "/service-details/7", "/shop", "/no/such/page", "/404.html"])(
  "the page for visitors without a network leaves the address %s alone",
  (pathname) => {
    expect(matchPathsOf("/offline", pathname)).toEqual([{ matchPath: pathname, path: "/offline" }])
  },
)

test("that page under its own address needs no help", () => {
  expect(matchPathsOf("/offline", "/offline")).toEqual([])
})

test("the address is given in letters, as Gatsby compares it", () => {
  expect(matchPathsOf("/service-details/-", "/service-details/%C3%A9levage")).toEqual([
    { matchPath: "/service-details/élevage", path: "/service-details/-" },
  ])
})

test.each([
  ["a short address", "/service-details/1", "/service-details/1"],
  ["a long address", "/service-details/1/knowledge-sharing-training", "/service-details/1/knowledge-sharing-training"],
  ["the frame itself", "/service-details/-", "/service-details/-"],
  ["the home page", "/", "/"],
  ["the 404 page", "/404.html", "/404.html"],
])("%s has a page of its own", (_, pagePath, pathname) => {
  expect(matchPathsOf(pagePath, pathname)).toEqual([])
})

test("the offline page is shown under the address that was asked for", () => {
  expect(matchPathsOf("/offline", "/about-us")).toEqual([{ matchPath: "/about-us", path: "/offline" }])
  expect(matchPathsOf("/offline", "/offline")).toEqual([])
})

test.each(["/about-us/", "/service-detailss/999", "/no-such-page"])("%s is left to Gatsby", (pathname) => {
  expect(matchPathsOf("/about-us", pathname)).toEqual([])
})

test.each(["/service-details/:number", "/service-details/1/:path", "/service-details/*"])(
  "%s is not taken for a pattern that fits other addresses",
  (pathname) => {
    expect(matchPathsOf("/service-details/-", pathname)).toEqual([])
  },
)

test.each(["/blog-single/%2e%2e%2f", "/blog-single/%2e%2e", "/blog-single/1/%2E/2"])(
  "%s, which the router would look for in vain, is shown under the address of its page",
  (pathname) => {
    expect(matchPathsOf("/", pathname)).toEqual([])
  },
)
