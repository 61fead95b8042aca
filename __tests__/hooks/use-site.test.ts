import { renderHook } from "@testing-library/react"
import { useStaticQuery } from "gatsby"
import { useSite } from "../../src/hooks/use-site"
import { siteFacts } from "../../src/hooks/use-site.fixture"

afterEach(() => jest.mocked(useStaticQuery).mockImplementation(() => siteFacts))

test("gives the site's facts", () => {
  const { site, navigation, cart } = renderHook(() => useSite()).result.current
  expect(site).toBe(siteFacts.siteSettings)
  expect(navigation).toBe(siteFacts.navigation)
  expect(cart).toBe(siteFacts.cart)
})

test.each(["siteSettings", "navigation", "cart"])("without %s it says which file to look for", (missing) => {
  jest.spyOn(console, "error").mockImplementation(() => {})
  jest.mocked(useStaticQuery).mockReturnValue({ ...siteFacts, [missing]: null })
  expect(() => renderHook(() => useSite())).toThrow(
    "data/site.json, data/navigation.json or data/cart.json has not been read.",
  )
})
