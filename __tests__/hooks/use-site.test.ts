import { renderHook } from "@testing-library/react"
import { useStaticQuery } from "gatsby"
import { useSite } from "../../src/hooks/use-site"
import { siteFacts } from "../../src/hooks/use-site.fixture"

afterEach(() => jest.mocked(useStaticQuery).mockImplementation(() => siteFacts))

test("gives the site's facts", () => {
  const { site, navigation } = renderHook(() => useSite()).result.current
  expect(site).toBe(siteFacts.siteSettings)
  expect(navigation).toBe(siteFacts.navigation)
})

test.each(["siteSettings", "navigation"])("without %s it says which file to look for", (missing) => {
  jest.spyOn(console, "error").mockImplementation(() => {})
  jest.mocked(useStaticQuery).mockReturnValue({ ...siteFacts, [missing]: null })
  expect(() => renderHook(() => useSite())).toThrow("data/site.json or data/navigation.json has not been read.")
})
