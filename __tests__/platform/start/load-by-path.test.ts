/** @jest-environment node */
import { isStaleDocument, loadByPath } from "../../../src/platform/start/load-by-path"

const createWindow = (pathname: string, pagePath: string) => ({ pagePath, location: { pathname } })

test("load by path: a page is loaded by its pathname, without the query", () => {
  const loadPage = jest.fn((address: string) => `the page of ${address}`)
  const loadAppData = jest.fn(() => "data")
  const loader: Record<string, (address: string, options?: unknown) => unknown> = { loadPage, loadAppData }
  loadByPath(loader, createWindow("/shop", "/shop"))
  expect(loader.loadPage?.("/search?q=a?b", { withErrorDetails: true })).toBe("the page of /search")
  expect(loadPage).toHaveBeenCalledWith("/search", { withErrorDetails: true })
  expect(loader.loadAppData?.("/shop")).toBe("data")
})

test.each([
  ["a frame of the host", "/service-details/999", "/service-details/-"],
  ["the 404 page", "/no-such/page", "/404.html"],
  ["a page under a longer address", "/service-details/3/nope", "/service-details/3/market-access-promotion"],
])("load by path: the document's own address is loaded as %s, other addresses unchanged", (_, pathname, pagePath) => {
  const loader = { loadPage: jest.fn((address: string) => address) }
  const window = createWindow(pathname, pagePath)
  loadByPath(loader, window)
  expect(loader.loadPage(`${pathname}?page=2`)).toBe(pagePath)
  expect(loader.loadPage("/shop")).toBe("/shop")
  expect(window.pagePath).toBe(pagePath)
})

test("load by path: the offline page keeps the address that was requested", () => {
  const loader = { loadPage: jest.fn((address: string) => address) }
  const window = createWindow("/service-details/%C3%A9levage", "/offline")
  loadByPath(loader, window)
  expect(loader.loadPage("/service-details/%c3%a9levage")).toBe("/offline")
  expect(window.pagePath).toBe("")
})

test("load by path: the document is stale if Back has changed the address before scripts ran", () => {
  const navigation = [{ name: "https://cafn.example/farm?page=2" }]
  expect(isStaleDocument({ pathname: "/shop" }, navigation)).toBe(true)
  expect(isStaleDocument({ pathname: "/farm" }, navigation)).toBe(false)
  expect(isStaleDocument({ pathname: "/farm" }, [])).toBe(false)
})
