import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { useState } from "react"
import { Quantity } from "../../src/components/quantity"

const box = () => screen.getByRole("spinbutton", { name: "Quantity of Fresh Milk" })
const less = () => screen.getByRole("button", { name: "Quantity of Fresh Milk: one less" })
const more = () => screen.getByRole("button", { name: "Quantity of Fresh Milk: one more" })

test("starts at one and can't be stepped below", async () => {
  const onValueChange = jest.fn()
  render(<Quantity label="Quantity of Fresh Milk" onValueChange={onValueChange} />)
  expect(box()).toHaveValue(1)
  expect(less()).toHaveAttribute("aria-disabled", "true")
  await userEvent.click(less())
  expect(onValueChange).not.toHaveBeenCalled()
  expect(box()).toHaveValue(1)
})

test("steps by one", async () => {
  const onValueChange = jest.fn()
  render(<Quantity label="Quantity of Fresh Milk" defaultValue={2} onValueChange={onValueChange} />)
  await userEvent.click(more())
  await userEvent.click(more())
  await userEvent.click(less())
  expect(onValueChange.mock.calls).toEqual([[3], [4], [3]])
  expect(box()).toHaveValue(3)
})

test("a press of minus or plus is answered aloud, until the focus goes", async () => {
  render(<Quantity label="Quantity of Fresh Milk" />)
  const aloud = document.querySelector("[aria-live=polite]")
  expect(aloud).toBeEmptyDOMElement()
  await userEvent.click(more())
  expect(aloud).toHaveTextContent("2")
  await userEvent.tab()
  expect(aloud).toBeEmptyDOMElement()
})

test("reports what is typed, also what is below one, so that the page can warn", async () => {
  const onValueChange = jest.fn()
  render(<Quantity label="Quantity of Fresh Milk" onValueChange={onValueChange} />)
  await userEvent.clear(box())
  await userEvent.type(box(), "0")
  expect(onValueChange.mock.calls).toEqual([[0], [0]])
  expect(box()).toBeInvalid()
})

/** As the cart does: numbers below one change nothing. */
function Line() {
  const [quantity, setQuantity] = useState(3)
  return (
    <>
      <Quantity
        label="Quantity of Fresh Milk"
        value={quantity}
        onValueChange={(next) => next >= 1 && setQuantity(next)}
      />
      <p>In the cart: {quantity}</p>
    </>
  )
}

test("a number kept elsewhere can be typed anew, and a box left empty shows it again", async () => {
  render(<Line />)
  await userEvent.clear(box())
  expect(box()).toHaveValue(null)
  await userEvent.type(box(), "12")
  expect(screen.getByText("In the cart: 12")).toBeVisible()
  await userEvent.clear(box())
  await userEvent.tab()
  expect(box()).toHaveValue(12)
  await userEvent.click(less())
  expect(box()).toHaveValue(11)
})
