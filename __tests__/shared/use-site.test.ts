import { renderHook } from "@testing-library/react"
import { useStaticQuery } from "gatsby"
import { useSite } from "../../src/shared/use-site"
import { siteFacts } from "../fixtures/use-site"

afterEach(() => jest.mocked(useStaticQuery).mockImplementation(() => siteFacts))

test.each(["siteSettings", "navigation", "cart"])("useSite: without %s it throws, naming the file", (missing) => {
  jest.spyOn(console, "error").mockImplementation(() => {})
  jest.mocked(useStaticQuery).mockReturnValue({ ...siteFacts, [missing]: null })
  expect(() => renderHook(() => useSite())).toThrow("data/site.json, navigation.json or cart.json has not been read.")
})
