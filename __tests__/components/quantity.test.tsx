import { act, fireEvent, render, screen } from "@testing-library/react"
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

test("starts at one and can't be stepped below", async () => {
  const onValueChange = jest.fn()
  render(<Quantity copy={copy} label="Quantity of Fresh Milk" onValueChange={onValueChange} />)
  expect(box()).toHaveValue(1)
  expect(less()).toHaveAttribute("aria-disabled", "true")
  await userEvent.click(less())
  expect(onValueChange).not.toHaveBeenCalled()
  expect(box()).toHaveValue(1)
})

test("steps by one", async () => {
  const onValueChange = jest.fn()
  render(<Quantity copy={copy} label="Quantity of Fresh Milk" defaultValue={2} onValueChange={onValueChange} />)
  await userEvent.click(more())
  await userEvent.click(more())
  await userEvent.click(less())
  expect(onValueChange.mock.calls).toEqual([
    [3, 1],
    [4, 1],
    [3, -1],
  ])
  expect(box()).toHaveValue(3)
})

test("a press of minus or plus is answered aloud, until the focus goes", async () => {
  render(<Quantity copy={copy} label="Quantity of Fresh Milk" />)
  const aloud = document.querySelector("[aria-live=polite]:not([data-slot=quantity-problem])")
  expect(aloud).toBeEmptyDOMElement()
  await userEvent.click(more())
  expect(aloud).toHaveTextContent("2")
  await userEvent.tab()
  expect(aloud).toBeEmptyDOMElement()
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

test("a number kept elsewhere can be typed anew, and a box left empty says so and stays empty", async () => {
  render(<Line />)
  await userEvent.clear(box())
  expect(box()).toHaveValue(null)
  expect(box()).toHaveAccessibleDescription("")
  await userEvent.type(box(), "12")
  expect(screen.getByText("In the cart: 12")).toBeVisible()
  await userEvent.clear(box())
  await userEvent.tab()
  expect(box()).toHaveValue(null)
  expect(box()).toHaveAccessibleDescription("Please enter a valid quantity A whole number from 1 to 999.")
  expect(screen.getByText("In the cart: 12")).toBeVisible()
  await userEvent.click(less())
  expect(box()).toHaveValue(11)
  expect(box()).toHaveAccessibleDescription("")
})

test("a number that is refused gives back the one before it, which was typed with the same visit to the box", async () => {
  render(<Line />)
  await userEvent.clear(box())
  await userEvent.type(box(), "12", { skipClick: true })
  box().dispatchEvent(new Event("select"))
  fireEvent.input(box(), { target: { value: "0" } })
  expect(box()).toBeInvalid()
  expect(screen.getByText("In the cart: 12")).toBeVisible()
})

test.each(["0", "-3", "1000", "1.5"])(
  "“%s”, however it came there, is kept and said until it is mended",
  async (text) => {
    render(<Line />)
    fireEvent.input(box(), { target: { value: text } })
    await userEvent.tab()
    expect(box()).toHaveDisplayValue(text)
    expect(box()).toHaveAttribute("aria-invalid", "true")
    expect(problem()).toHaveTextContent("Please enter a valid quantity A whole number from 1 to 999.")
    expect(screen.getByText("In the cart: 3")).toBeVisible()
    fireEvent.input(box(), { target: { value: "4" } })
    expect(problem()).toBeEmptyDOMElement()
    expect(screen.getByText("In the cart: 4")).toBeVisible()
  },
)

test.each([
  ["1,5", "1"],
  ["1.5", "1"],
  ["2 000", "2"],
  ["1e400", "1"],
])("of “%s” nothing is taken that stands behind what is no digit", async (text, taken) => {
  render(<Line />)
  await userEvent.clear(box())
  await userEvent.type(box(), text)
  expect(box()).toHaveDisplayValue(taken)
  expect(problem()).toHaveTextContent(
    `Please enter a valid quantity “${text}” was not taken. A whole number from 1 to 999.`,
  )
  expect(box()).toBeInvalid()
  await userEvent.type(box(), "{Backspace}7")
  expect(box()).toHaveDisplayValue("7")
  expect(box()).toBeValid()
  expect(problem()).toBeEmptyDOMElement()
})

test("a minus is no digit either, and what is pasted is taken whole or not at all", async () => {
  render(<Line />)
  await userEvent.clear(box())
  await userEvent.type(box(), "-3")
  expect(box()).toHaveValue(null)
  expect(problem()).toHaveTextContent("“-3” was not taken.")
  await userEvent.paste("1,5")
  expect(box()).toHaveValue(null)
  expect(problem()).toHaveTextContent("“1,5” was not taken.")
  await userEvent.type(box(), "4", { skipClick: true })
  expect(box()).toHaveValue(4)
  await userEvent.clear(box())
  await userEvent.paste("15")
  expect(box()).toHaveValue(15)
  expect(problem()).toBeEmptyDOMElement()
})

test("what an input method does not let itself be stopped from is taken back", () => {
  render(<Line />)
  const input = box()
  // Not cancelable, as an input method's are.
  act(() => {
    input.dispatchEvent(new InputEvent("beforeinput", { data: "1,", inputType: "insertCompositionText" }))
  })
  // As Chromium makes another number of it.
  fireEvent.input(input, { target: { value: "31" } })
  expect(input).toHaveDisplayValue("3")
  expect(screen.getByText("In the cart: 3")).toBeVisible()
})

test("999 is the most", async () => {
  const onValueChange = jest.fn()
  render(<Quantity copy={copy} label="Quantity of Fresh Milk" defaultValue={999} onValueChange={onValueChange} />)
  expect(more()).toHaveAttribute("aria-disabled", "true")
  expect(box()).toHaveAttribute("max", "999")
  await userEvent.click(more())
  expect(onValueChange).not.toHaveBeenCalled()
})

test("a number that is refused leaves the quantity that was there before it was typed", async () => {
  render(<Line />)
  await userEvent.clear(box())
  await userEvent.type(box(), "1000")
  expect(box()).toHaveDisplayValue("1000")
  expect(screen.getByText("In the cart: 3")).toBeVisible()
  await userEvent.clear(box())
  await userEvent.type(box(), "1,5")
  expect(screen.getByText("In the cart: 3")).toBeVisible()
})
