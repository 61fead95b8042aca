import { fireEvent, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { useState } from "react"
import { Quantity } from "../../src/components/quantity"

const copy = {
  problem: "Please enter a valid quantity",
  rule: "A whole number from {least} to {most}.",
  refused: "“{text}” was not taken.",
}
const problem = () => document.querySelector("[data-slot=quantity-problem]")
const box = () => screen.getByRole("spinbutton", { name: "Quantity of Fresh Milk" })
const less = () => screen.getByRole("button", { name: "Quantity of Fresh Milk: one less" })
const more = () => screen.getByRole("button", { name: "Quantity of Fresh Milk: one more" })

test.each([
  [1, less],
  [999, more],
])("Quantity: steppers stop at the limit %i", async (value, button) => {
  const onValueChange = jest.fn()
  render(<Quantity copy={copy} label="Quantity of Fresh Milk" value={value} onValueChange={onValueChange} />)
  expect(button()).toHaveAttribute("aria-disabled", "true")
  await userEvent.click(button())
  expect(onValueChange).not.toHaveBeenCalled()
  expect(box()).toHaveValue(value)
})

test("Quantity: plus and minus step by one, and the result is announced until blur", async () => {
  const onValueChange = jest.fn()
  render(<Quantity copy={copy} label="Quantity of Fresh Milk" onValueChange={onValueChange} />)
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

/** As the cart does: the number is kept elsewhere. */
function Line() {
  const [quantity, setQuantity] = useState(3)
  return (
    <>
      <Quantity
        copy={copy}
        label="Quantity of Fresh Milk"
        value={quantity}
        onValueChange={(next) => setQuantity(next)}
      />
      <p>In the cart: {quantity}</p>
    </>
  )
}

const inCart = (quantity: number) => expect(screen.getByText(`In the cart: ${quantity}`)).toBeVisible()

test("Quantity: can be retyped; when left empty it shows an error and steps from the last value", async () => {
  render(<Line />)
  await userEvent.clear(box())
  expect(box()).toHaveAccessibleDescription("")
  await userEvent.type(box(), "12")
  inCart(12)
  await userEvent.clear(box())
  await userEvent.tab()
  expect(box()).toHaveValue(null)
  expect(box()).toHaveAccessibleDescription("Please enter a valid quantity A whole number from 1 to 999.")
  inCart(12)
  await userEvent.click(less())
  expect(box()).toHaveValue(11)
  expect(box()).toHaveAccessibleDescription("")
})

test.each(["0", "-3", "1000", "1.5"])(
  "Quantity: shows an error for “%s”, however it was entered, until corrected",
  async (text) => {
    render(<Line />)
    fireEvent.input(box(), { target: { value: text } })
    await userEvent.tab()
    expect(box()).toHaveDisplayValue(text)
    expect(box()).toHaveAttribute("aria-invalid", "true")
    expect(problem()).toHaveTextContent("Please enter a valid quantity A whole number from 1 to 999.")
    inCart(3)
    fireEvent.input(box(), { target: { value: "4" } })
    expect(problem()).toBeEmptyDOMElement()
    inCart(4)
  },
)

test.each([
  ["1,5", "1"],
  ["2 000", "2"],
  ["1e400", "1"],
  ["-3", ""],
])("Quantity: typing “%s” is cut at the first character that is no digit", async (text, accepted) => {
  render(<Line />)
  await userEvent.clear(box())
  await userEvent.type(box(), text)
  expect(box()).toHaveDisplayValue(accepted)
  expect(problem()).toHaveTextContent(
    `Please enter a valid quantity “${text}” was not taken. A whole number from 1 to 999.`,
  )
  expect(box()).toBeInvalid()
  await userEvent.type(box(), "{Backspace}7")
  expect(box()).toHaveDisplayValue("7")
  expect(problem()).toBeEmptyDOMElement()
})

test("Quantity: rejects pasted text that is not all digits", async () => {
  render(<Line />)
  await userEvent.clear(box())
  await userEvent.paste("1,5")
  expect(box()).toHaveValue(null)
  expect(problem()).toHaveTextContent("“1,5” was not taken.")
  await userEvent.paste("15")
  expect(box()).toHaveValue(15)
  expect(problem()).toBeEmptyDOMElement()
})
