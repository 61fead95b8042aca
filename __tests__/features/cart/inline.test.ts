import { CART_KEY, cartScript } from "../../../src/features/cart/inline"
import { CART_ATTRIBUTE } from "../../../src/lib/constants"

/** Runs the script, and returns the attribute that it sets. */
function runScript(): string | null {
  document.documentElement.removeAttribute(CART_ATTRIBUTE)
  const script = document.createElement("script")
  script.text = cartScript.code
  document.head.append(script)
  script.remove()
  return document.documentElement.getAttribute(CART_ATTRIBUTE)
}

afterEach(() => localStorage.clear())

test("cart script: a saved cart with lines is filled; none, empty or invalid is empty", () => {
  expect(runScript()).toBe("empty")
  localStorage.setItem(CART_KEY, '[{"id":3,"quantity":2}]')
  expect(runScript()).toBe("filled")
  for (const text of ["[]", "null", "[{", '{"length":2}', '"milk"']) {
    localStorage.setItem(CART_KEY, text)
    expect([text, runScript()]).toEqual([text, "empty"])
  }
})

test("cart script: blocked storage counts as empty", () => {
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError")
  })
  expect(runScript()).toBe("empty")
})
