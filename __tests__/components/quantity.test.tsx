import { fireEvent, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { useState } from "react"
import { productMessages } from "../../src/features/cart/product-messages"
import { Quantity } from "../../src/components/quantity"

const errors = productMessages.quantity
const error = () => document.querySelector("[data-slot=quantity-problem]")
const input = () => screen.getByRole("spinbutton", { name: "Quantity of Fresh Milk" })
const decreaseButton = () => screen.getByRole("button", { name: "Quantity of Fresh Milk: one less" })
const increaseButton = () => screen.getByRole("button", { name: "Quantity of Fresh Milk: one more" })

test.each([
  [1, decreaseButton],
  [999, increaseButton],
])("Quantity: steppers stop at the limit %i", async (value, button) => {
  const onValueChange = jest.fn()
  render(<Quantity errors={errors} label="Quantity of Fresh Milk" value={value} onValueChange={onValueChange} />)
  expect(button()).toHaveAttribute("aria-disabled", "true")
  await userEvent.click(button())
  expect(onValueChange).not.toHaveBeenCalled()
  expect(input()).toHaveValue(value)
})

test("Quantity: plus and minus step by one, and the result is announced until blur", async () => {
  const onValueChange = jest.fn()
  render(<Quantity errors={errors} label="Quantity of Fresh Milk" onValueChange={onValueChange} />)
  const liveRegion = document.querySelector("[aria-live=polite]:not([data-slot=quantity-problem])")
  expect(liveRegion).toBeEmptyDOMElement()
  await userEvent.click(increaseButton())
  await userEvent.click(increaseButton())
  await userEvent.click(decreaseButton())
  expect(onValueChange.mock.calls).toEqual([
    [2, 1],
    [3, 1],
    [2, -1],
  ])
  expect(liveRegion).toHaveTextContent("2")
  await userEvent.tab()
  expect(liveRegion).toBeEmptyDOMElement()
})

test("Quantity: a step is added although another tab has just set the same quantity", () => {
  const onValueChange = jest.fn()
  const quantity = (value: number) => (
    <Quantity errors={errors} label="Quantity of Fresh Milk" value={value} onValueChange={onValueChange} />
  )
  const { rerender } = render(quantity(3))
  // A focused input keeps its value when another tab changes the quantity.
  input().focus()
  rerender(quantity(4))
  fireEvent.click(increaseButton())
  expect(onValueChange.mock.calls).toEqual([[4, 1]])
})

/** Controlled, as in the cart. */
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

const expectQuantityInCart = (quantity: number) => expect(screen.getByText(`In the cart: ${quantity}`)).toBeVisible()

const INVALID_MESSAGE = "Please enter a valid quantity Write a number from 1 to 999."
const getErrorMessage = (text: string) =>
  `Please enter a valid quantity “${text}” is not possible. Write a number from 1 to 999.`

test("Quantity: can be retyped; an empty input is reset to the cart's quantity on blur, with an error", async () => {
  render(<Line />)
  await userEvent.clear(input())
  expect(input()).toHaveAccessibleDescription("")
  await userEvent.type(input(), "12")
  expectQuantityInCart(12)
  await userEvent.clear(input())
  expectQuantityInCart(12)
  await userEvent.tab()
  expect(input()).toHaveValue(12)
  expect(input()).toHaveAccessibleDescription(INVALID_MESSAGE)
  await userEvent.click(decreaseButton())
  expect(input()).toHaveValue(11)
  expect(input()).toHaveAccessibleDescription("")
})

test.each(["0", "1000"])(
  "Quantity: “%s” stays while it is typed; on blur the input is reset, and the error quotes it",
  async (text) => {
    render(<Line />)
    await userEvent.clear(input())
    await userEvent.type(input(), text)
    expect(input()).toHaveDisplayValue(text)
    expect(input()).toHaveAttribute("aria-invalid", "true")
    expect(error()).toHaveTextContent(INVALID_MESSAGE)
    expectQuantityInCart(3)
    await userEvent.tab()
    expect(input()).toHaveValue(3)
    expect(error()).toHaveTextContent(getErrorMessage(text))
    fireEvent.input(input(), { target: { value: "4" } })
    expect(error()).toBeEmptyDOMElement()
    expectQuantityInCart(4)
  },
)

test.each([
  ["1,5", ","],
  ["1.5", "."],
  ["1-5", "-"],
  ["1e5", "e"],
])(
  "Quantity: “%s” never becomes 15: “%s” is rejected, and so are digits until a character is deleted",
  async (text, rejected) => {
    render(<Line />)
    await userEvent.clear(input())
    await userEvent.type(input(), text)
    expect(input()).toHaveDisplayValue("1")
    expect(error()).toHaveTextContent(getErrorMessage(rejected))
    expectQuantityInCart(1)
    await userEvent.type(input(), "{Backspace}25")
    expect(input()).toHaveDisplayValue("25")
    expect(error()).toBeEmptyDOMElement()
    expectQuantityInCart(25)
  },
)

test("Quantity: after a step with an arrow key, digits can be typed again", async () => {
  render(<Line />)
  await userEvent.type(input(), ",")
  fireEvent.input(input(), { target: { value: "4" } })
  await userEvent.type(input(), "2")
  expect(input()).toHaveDisplayValue("42")
})

/** Fires the event that browsers fire before they insert text. */
const fireBeforeInput = (data: string, inputType: string, cancelable = true) =>
  fireEvent(input(), new InputEvent("beforeinput", { data, inputType, cancelable, bubbles: true }))

test.each([
  "insertText",
  "insertFromPaste",
  "insertFromDrop",
  "insertReplacementText",
  "insertFromYank",
  "insertCompositionText",
])("Quantity: %s is rejected unless the text is digits", (inputType) => {
  render(<Line />)
  for (const text of ["1,5", "1 5", "2/3", "-2", "+2", "1e2", "½", "٣", "３", "10.0", "two"]) {
    expect(fireBeforeInput(text, inputType)).toBe(false)
    expect(error()).toHaveTextContent(getErrorMessage(text))
    expect(fireBeforeInput("5", inputType)).toBe(false)
    fireEvent(input(), new InputEvent("beforeinput", { inputType: "deleteContentBackward" }))
    expect(fireBeforeInput("5", inputType)).toBe(true)
  }
})

test("Quantity: text that a phone's keyboard inserts in a way that can't be cancelled is removed", () => {
  render(<Line />)
  fireBeforeInput("3,5", "insertCompositionText", false)
  // Chromium drops the comma.
  fireEvent.input(input(), { target: { value: "35" } })
  expect(input()).toHaveValue(3)
  expect(error()).toHaveTextContent(getErrorMessage("3,5"))
  expectQuantityInCart(3)
})

test.each<[string, () => void]>([
  ["a deletion", () => fireEvent(input(), new InputEvent("beforeinput", { inputType: "deleteContentBackward" }))],
  ["a step", () => fireEvent.click(increaseButton())],
])("Quantity: an insertion that the browser drops doesn't undo %s", (_, change) => {
  render(<Line />)
  fireBeforeInput("3,5", "insertCompositionText", false)
  change()
  fireEvent.input(input(), { target: { value: "5" } })
  expect(input()).toHaveValue(5)
  expectQuantityInCart(5)
})

test("Quantity: text that is no number is an error; the input is reset on blur", () => {
  render(<Line />)
  input().focus()
  // Browsers report an empty value for text that is no number.
  Object.defineProperty(input(), "validity", { value: { badInput: true } })
  fireEvent.input(input(), { target: { value: "" } })
  expect(error()).toHaveTextContent(INVALID_MESSAGE)
  fireEvent.blur(input())
  expect(input()).toHaveValue(3)
  expectQuantityInCart(3)
  fireEvent.blur(input())
  expect(error()).toBeEmptyDOMElement()
})

test("Quantity: uncontrolled, an invalid value stays in the input, so that the form rejects it", async () => {
  render(<Quantity errors={errors} label="Quantity of Fresh Milk" />)
  await userEvent.clear(input())
  await userEvent.type(input(), "0")
  await userEvent.tab()
  expect(input()).toHaveValue(0)
  expect(error()).toHaveTextContent(INVALID_MESSAGE)
})
