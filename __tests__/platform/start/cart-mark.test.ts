import { markFilledCart } from "../../../src/platform/start/boot"
import { cartMark, cartMarkRules } from "../../../src/platform/start/cart-mark"
import { CART_ATTRIBUTE, CART_KEY } from "../../../src/lib/constants"

/** What the head's script says of the cart that is saved now. */
function mark(): string | null {
  document.documentElement.removeAttribute(CART_ATTRIBUTE)
  const script = document.createElement("script")
  script.text = cartMark
  document.head.append(script)
  script.remove()
  return document.documentElement.getAttribute(CART_ATTRIBUTE)
}

afterEach(() => {
  localStorage.clear()
  document.documentElement.removeAttribute(CART_ATTRIBUTE)
  document.head.replaceChildren()
  document.body.replaceChildren()
})

test("cart mark: a saved cart with lines is filled; none, empty or invalid is empty", () => {
  expect(mark()).toBe("empty")
  localStorage.setItem(CART_KEY, '[{"id":3,"quantity":2}]')
  expect(mark()).toBe("filled")
  for (const text of ["[]", "null", "[{", '{"length":2}', '"milk"']) {
    localStorage.setItem(CART_KEY, text)
    expect([text, mark()]).toEqual([text, "empty"])
  }
})

test("cart mark: blocked storage counts as empty", () => {
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError")
  })
  expect(mark()).toBe("empty")
})

test("cart mark: shows the placeholder of an empty or a filled cart, both if unmarked", () => {
  document.head.append(Object.assign(document.createElement("style"), { textContent: cartMarkRules }))
  document.body.innerHTML = '<p data-unread="empty">Empty</p><p data-unread="filled">Opening</p><p>Read</p>'
  const shown = () =>
    [...document.querySelectorAll("p")]
      .filter((line) => getComputedStyle(line).display !== "none")
      .map((line) => line.textContent)
  expect(shown()).toEqual(["Empty", "Opening", "Read"])
  mark()
  expect(shown()).toEqual(["Empty", "Read"])
  localStorage.setItem(CART_KEY, "[1]")
  mark()
  expect(shown()).toEqual(["Opening", "Read"])
})

test.each([
  ['[{"id":3,"quantity":2}]', "filled"],
  ['{"length":2}', null],
  ["[{", null],
])("cart mark: on other pages only a filled cart is marked: %s", (text, expected) => {
  localStorage.setItem(CART_KEY, text)
  markFilledCart(window)
  expect(document.documentElement.getAttribute(CART_ATTRIBUTE)).toBe(expected)
})
