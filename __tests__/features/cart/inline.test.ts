import { CART_KEY, cartScript } from "../../../src/features/cart/inline"
import { CART_ATTRIBUTE } from "../../../src/lib/constants"

/** What the script says of the cart that is saved now. */
function mark(): string | null {
  document.documentElement.removeAttribute(CART_ATTRIBUTE)
  const script = document.createElement("script")
  script.text = cartScript.code
  document.head.append(script)
  script.remove()
  return document.documentElement.getAttribute(CART_ATTRIBUTE)
}

afterEach(() => localStorage.clear())

test("cart script: a saved cart with lines is filled; none, empty or invalid is empty", () => {
  expect(mark()).toBe("empty")
  localStorage.setItem(CART_KEY, '[{"id":3,"quantity":2}]')
  expect(mark()).toBe("filled")
  for (const text of ["[]", "null", "[{", '{"length":2}', '"milk"']) {
    localStorage.setItem(CART_KEY, text)
    expect([text, mark()]).toEqual([text, "empty"])
  }
})

test("cart script: blocked storage counts as empty", () => {
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError")
  })
  expect(mark()).toBe("empty")
})
