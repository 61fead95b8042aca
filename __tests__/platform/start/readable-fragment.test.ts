import { dropUnreadableFragment } from "../../../src/platform/start/readable-fragment"

afterEach(() => window.history.replaceState(null, "", "/"))

test.each(["#%", "#50%-off", "#%E0%A4%A"])("%s goes; the rest of the address and its state stay", (fragment) => {
  window.history.replaceState({ key: "1" }, "", `/shop?page=2${fragment}`)
  dropUnreadableFragment()
  expect(window.location.href).toBe("http://localhost/shop?page=2")
  expect(window.history.state).toEqual({ key: "1" })
})

test.each(["", "#content", "#100%25", "#%C3%A9levage"])("“%s” stays", (fragment) => {
  window.history.replaceState(null, "", `/shop${fragment}`)
  dropUnreadableFragment()
  expect(window.location.href).toBe(`http://localhost/shop${fragment}`)
})
