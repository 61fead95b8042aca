/** @jest-environment node */
import { loadByPath } from "../../src/boot/load-by-path"

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
