import { renderHook } from "@testing-library/react"
import { useStaticQuery } from "gatsby"
import { useSite } from "../../src/shared/use-site"
import { siteFacts } from "../fixtures/use-site"

afterEach(() => jest.mocked(useStaticQuery).mockImplementation(() => siteFacts))

test("useSite: returns the site's settings, navigation and cart words", () => {
  const { site, navigation, cart } = renderHook(() => useSite()).result.current
  expect(site).toBe(siteFacts.siteSettings)
  expect(navigation).toBe(siteFacts.navigation)
  expect(cart).toBe(siteFacts.cart)
})

test.each(["siteSettings", "navigation", "cart"])("useSite: without %s it throws, naming the file", (missing) => {
  jest.spyOn(console, "error").mockImplementation(() => {})
  jest.mocked(useStaticQuery).mockReturnValue({ ...siteFacts, [missing]: null })
  expect(() => renderHook(() => useSite())).toThrow("data/site.json, navigation.json or cart.json has not been read.")
})
