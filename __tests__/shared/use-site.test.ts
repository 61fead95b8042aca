import { renderHook } from "@testing-library/react"
import { useStaticQuery } from "gatsby"
import { useSite } from "../../src/shared/use-site"
import { siteFacts } from "../fixtures/use-site"

afterEach(() => jest.mocked(useStaticQuery).mockImplementation(() => siteFacts))

test("useSite: gives the site's facts", () => {
  const { site, navigation, cart, offline } = renderHook(() => useSite()).result.current
  expect(site).toBe(siteFacts.siteSettings)
  expect(navigation).toBe(siteFacts.navigation)
  expect(cart).toBe(siteFacts.cart)
  expect(offline).toBe(siteFacts.offline)
})

test.each(["siteSettings", "navigation", "cart", "offline"])(
  "useSite: without %s it says which file to look for",
  (missing) => {
    jest.spyOn(console, "error").mockImplementation(() => {})
    jest.mocked(useStaticQuery).mockReturnValue({ ...siteFacts, [missing]: null })
    expect(() => renderHook(() => useSite())).toThrow(
      "data/site.json, navigation.json, cart.json or offline.json has not been read.",
    )
  },
)
