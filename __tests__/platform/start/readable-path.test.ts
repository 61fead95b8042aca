/** @jest-environment node */
import { replaceUnreadablePath } from "../../../src/platform/start/readable-path"

/** The address that the router sees, of a document that was opened under `address`. */
function seen(address: string, pagePath = "/404.html"): string {
  const { pathname, search, hash } = new URL(address, "https://cafn.example")
  let now = pathname + search + hash
  const history = {
    state: { key: "1" },
    replaceState: (state: unknown, _unused: string, url?: string | URL | null) => {
      expect(state).toEqual({ key: "1" })
      now = String(url)
    },
  }
  replaceUnreadablePath({ pagePath, history, location: { pathname, search, hash } })
  return now
}

test.each(["/shop-single/%E0%A4%A", "/shop/%", "/%", "/100%25", "/shop//", "/shop//2", "/shop%3Fx", "/shop%23x"])(
  "%s, which the router can't read, becomes the path of the page that is shown",
  (address) => {
    expect(seen(address)).toBe("/404.html")
    expect(seen(address, "/shop-single/-")).toBe("/shop-single/-")
  },
)

test.each(["/", "/shop", "/shop/", "/shop%20", "/no/such-page", "/caf%C3%A9", "/a%2Fb", "/service-details/:any"])(
  "%s stays",
  (address) => {
    expect(seen(address)).toBe(address)
  },
)

test("query and fragment stay in any case", () => {
  expect(seen("/shop//?page=2#list", "/shop")).toBe("/shop?page=2#list")
  expect(seen("/shop?q=50%25#a//b")).toBe("/shop?q=50%25#a//b")
})
