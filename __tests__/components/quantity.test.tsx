import { fireEvent, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { useState } from "react"
import { productMessages } from "../../src/features/cart/product-messages"
import { Quantity } from "../../src/components/quantity"

const errors = productMessages.quantity
const problem = () => document.querySelector("[data-slot=quantity-problem]")
const box = () => screen.getByRole("spinbutton", { name: "Quantity of Fresh Milk" })
const less = () => screen.getByRole("button", { name: "Quantity of Fresh Milk: one less" })
const more = () => screen.getByRole("button", { name: "Quantity of Fresh Milk: one more" })

test.each([
  [1, less],
  [999, more],
])("Quantity: steppers stop at the limit %i", async (value, button) => {
  const onValueChange = jest.fn()
  render(<Quantity errors={errors} label="Quantity of Fresh Milk" value={value} onValueChange={onValueChange} />)
  expect(button()).toHaveAttribute("aria-disabled", "true")
  await userEvent.click(button())
  expect(onValueChange).not.toHaveBeenCalled()
  expect(box()).toHaveValue(value)
})

test("Quantity: plus and minus step by one, and the result is announced until blur", async () => {
  const onValueChange = jest.fn()
  render(<Quantity errors={errors} label="Quantity of Fresh Milk" onValueChange={onValueChange} />)
  const liveRegion = document.querySelector("[aria-live=polite]:not([data-slot=quantity-problem])")
  expect(liveRegion).toBeEmptyDOMElement()
  await userEvent.click(more())
  await userEvent.click(more())
  await userEvent.click(less())
  expect(onValueChange.mock.calls).toEqual([
    [2, 1],
    [3, 1],
    [2, -1],
  ])
  expect(liveRegion).toHaveTextContent("2")
  await userEvent.tab()
  expect(liveRegion).toBeEmptyDOMElement()
})

test("Quantity: a step counts although another tab has just made the same number", () => {
  const onValueChange = jest.fn()
  const quantity = (value: number) => (
    <Quantity errors={errors} label="Quantity of Fresh Milk" value={value} onValueChange={onValueChange} />
  )
  const { rerender } = render(quantity(3))
  // A box that somebody is in does not follow the other tab.
  box().focus()
  rerender(quantity(4))
  fireEvent.click(more())
  expect(onValueChange.mock.calls).toEqual([[4, 1]])
})

/** As the cart does: the number is kept elsewhere. */
function Line() {
  const [quantity, setQuantity] = useState(3)
  return (
    <>
      <Quantity
        errors={errors}
        label="Quantity of Fresh Milk"
        value={quantity}
        onValueChange={(next) => setQuantity(next)}
      />
      <p>In the cart: {quantity}</p>
    </>
  )
}

const inCart = (quantity: number) => expect(screen.getByText(`In the cart: ${quantity}`)).toBeVisible()

const RULE = "Please enter a valid quantity Write a number from 1 to 999."
const rejected = (text: string) =>
  `Please enter a valid quantity “${text}” is not possible. Write a number from 1 to 999.`

test("Quantity: can be retyped; left empty, the box shows again what the cart counts, with an error", async () => {
  render(<Line />)
  await userEvent.clear(box())
  expect(box()).toHaveAccessibleDescription("")
  await userEvent.type(box(), "12")
  inCart(12)
  await userEvent.clear(box())
  inCart(12)
  await userEvent.tab()
  expect(box()).toHaveValue(12)
  expect(box()).toHaveAccessibleDescription(RULE)
  await userEvent.click(less())
  expect(box()).toHaveValue(11)
  expect(box()).toHaveAccessibleDescription("")
})

test.each(["0", "1000", "99999"])(
  "Quantity: “%s” stays while it is typed; left, the box shows what the cart counts, and the error names it",
  async (text) => {
    render(<Line />)
    await userEvent.clear(box())
    await userEvent.type(box(), text)
    expect(box()).toHaveDisplayValue(text)
    expect(box()).toHaveAttribute("aria-invalid", "true")
    expect(problem()).toHaveTextContent(RULE)
    inCart(3)
    await userEvent.tab()
    expect(box()).toHaveValue(3)
    expect(problem()).toHaveTextContent(rejected(text))
    fireEvent.input(box(), { target: { value: "4" } })
    expect(problem()).toBeEmptyDOMElement()
    inCart(4)
  },
)

test.each([
  ["1,5", ","],
  ["1.5", "."],
  ["1-5", "-"],
  ["1e5", "e"],
])(
  "Quantity: “%s” never becomes 15: “%s” is refused, and so are digits until something is deleted",
  async (text, refused) => {
    render(<Line />)
    await userEvent.clear(box())
    await userEvent.type(box(), text)
    expect(box()).toHaveDisplayValue("1")
    expect(problem()).toHaveTextContent(rejected(refused))
    inCart(1)
    await userEvent.type(box(), "{Backspace}25")
    expect(box()).toHaveDisplayValue("25")
    expect(problem()).toBeEmptyDOMElement()
    inCart(25)
  },
)

test("Quantity: after a step by key, digits can be typed again", async () => {
  render(<Line />)
  await userEvent.type(box(), ",")
  fireEvent.input(box(), { target: { value: "4" } })
  await userEvent.type(box(), "2")
  expect(box()).toHaveDisplayValue("42")
})

/** Sends what a keyboard, the clipboard, the mouse or a voice sends before it inserts a text. */
const insert = (data: string, inputType: string, cancelable = true) =>
  fireEvent(box(), new InputEvent("beforeinput", { data, inputType, cancelable, bubbles: true }))

test.each([
  "insertText",
  "insertFromPaste",
  "insertFromDrop",
  "insertReplacementText",
  "insertFromYank",
  "insertCompositionText",
])("Quantity: %s is refused unless it is digits", (inputType) => {
  render(<Line />)
  for (const text of ["1,5", "1 5", "2/3", "-2", "+2", "1e2", "½", "٣", "３", "10.0", "two"]) {
    expect(insert(text, inputType)).toBe(false)
    expect(problem()).toHaveTextContent(rejected(text))
    expect(insert("5", inputType)).toBe(false)
    fireEvent(box(), new InputEvent("beforeinput", { inputType: "deleteContentBackward" }))
    expect(insert("5", inputType)).toBe(true)
  }
})

test("Quantity: text that a phone's keyboard inserts without asking is taken out again", () => {
  render(<Line />)
  insert("3,5", "insertCompositionText", false)
  // Chromium drops the comma.
  fireEvent.input(box(), { target: { value: "35" } })
  expect(box()).toHaveValue(3)
  expect(problem()).toHaveTextContent(rejected("3,5"))
  inCart(3)
})

test.each<[string, () => void]>([
  ["a deletion", () => fireEvent(box(), new InputEvent("beforeinput", { inputType: "deleteContentBackward" }))],
  ["a step", () => fireEvent.click(more())],
])("Quantity: an insertion that the browser drops doesn't undo %s", (_, change) => {
  render(<Line />)
  insert("3,5", "insertCompositionText", false)
  change()
  fireEvent.input(box(), { target: { value: "5" } })
  expect(box()).toHaveValue(5)
  inCart(5)
})

test("Quantity: text that is no number is an error; the box shows what the cart counts when it is left", () => {
  render(<Line />)
  box().focus()
  // What the browser can't read has no value.
  Object.defineProperty(box(), "validity", { value: { badInput: true } })
  fireEvent.input(box(), { target: { value: "" } })
  expect(problem()).toHaveTextContent(RULE)
  fireEvent.blur(box())
  expect(box()).toHaveValue(3)
  inCart(3)
  // The error has been seen by then.
  fireEvent.blur(box())
  expect(problem()).toBeEmptyDOMElement()
})

test("Quantity: kept nowhere else, what can't be ordered stays in the box, for the form to refuse", async () => {
  render(<Quantity errors={errors} label="Quantity of Fresh Milk" />)
  await userEvent.clear(box())
  await userEvent.type(box(), "0")
  await userEvent.tab()
  expect(box()).toHaveValue(0)
  expect(problem()).toHaveTextContent(RULE)
})
