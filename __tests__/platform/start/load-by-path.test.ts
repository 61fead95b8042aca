/** @jest-environment node */
import fs from "node:fs"
import { loadByPath } from "../../../src/platform/start/load-by-path"

const openedAt = (pathname: string, pagePath: string) => ({ pagePath, location: { pathname } })

test("an address is loaded as the page that its path names; everything else is handed on", () => {
  const loadPage = jest.fn((address: string) => `the page of ${address}`)
  const loadPageSync = jest.fn()
  const loadAppData = jest.fn()
  const loader = { loadPage, loadPageSync, loadAppData }
  loadByPath(loader, openedAt("/shop", "/shop"))
  expect(loader.loadPage("/shop?page=2")).toBe("the page of /shop")
  loader.loadPageSync("/search?q=a?b", { withErrorDetails: true })
  expect(loadPageSync).toHaveBeenCalledWith("/search", { withErrorDetails: true })
  loader.loadPage("/about-us")
  expect(loadPage).toHaveBeenLastCalledWith("/about-us", undefined)
})

test.each([
  ["a frame of the host", "/service-details/999", "/service-details/-"],
  ["the 404 page", "/no-such/page", "/404.html"],
  ["a page under a longer address", "/service-details/3/nope", "/service-details/3/market-access-promotion"],
])("the document's own address is loaded as %s, other addresses as themselves", (_, pathname, pagePath) => {
  const loader = { loadPage: jest.fn((address: string) => address) }
  const window = openedAt(pathname, pagePath)
  loadByPath(loader, window)
  expect(loader.loadPage(`${pathname}?page=2`)).toBe(pagePath)
  expect(loader.loadPage("/shop")).toBe("/shop")
  expect(window.pagePath).toBe(pagePath)
})

test("the offline page leaves the address that was asked for", () => {
  const loader = { loadPage: jest.fn((address: string) => address) }
  const window = openedAt("/service-details/%C3%A9levage", "/offline")
  loadByPath(loader, window)
  expect(loader.loadPage("/service-details/%c3%a9levage")).toBe("/offline")
  expect(window.pagePath).toBe("")
})

test("what takes no address can still be called without one", () => {
  const loadAppData = jest.fn(() => "data")
  const loader: Record<string, (address?: string) => unknown> = { loadAppData }
  loadByPath(loader, openedAt("/shop", "/shop"))
  expect(loader.loadAppData?.()).toBe("data")
})

test("Gatsby's router asks the very loader that stands on the window", () => {
  const read = (file: string) => fs.readFileSync(require.resolve(`gatsby/cache-dir/${file}`), "utf8")
  expect(read("production-app.js")).toContain("window.___loader = publicLoader")
  expect(read("app.js")).toContain("window.___loader = publicLoader")
  expect(read("loader.js")).toContain("export default publicLoader")
  expect(read("ensure-resources.js")).toContain('import loader, { PageResourceStatus } from "./loader"')
  expect(read("navigation.js")).toContain('import loader, { PageResourceStatus } from "./loader"')
})
