/** @jest-environment node */
import fs from "node:fs"
import { loadByPath } from "../../../src/platform/start/load-by-path"

test("an address is loaded as the page that its path names; everything else is handed on", () => {
  const loadPage = jest.fn((address: string) => `the page of ${address}`)
  const loadPageSync = jest.fn()
  const loadAppData = jest.fn()
  const loader = { loadPage, loadPageSync, loadAppData }
  loadByPath(loader)
  expect(loader.loadPage("/shop?page=2")).toBe("the page of /shop")
  loader.loadPageSync("/search?q=a?b", { withErrorDetails: true })
  expect(loadPageSync).toHaveBeenCalledWith("/search", { withErrorDetails: true })
  loader.loadPage("/about-us")
  expect(loadPage).toHaveBeenLastCalledWith("/about-us", undefined)
})

test("what takes no address can still be called without one", () => {
  const loadAppData = jest.fn(() => "data")
  const loader: Record<string, (address?: string) => unknown> = { loadAppData }
  loadByPath(loader)
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
