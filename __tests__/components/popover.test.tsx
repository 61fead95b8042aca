import { act, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { useState } from "react"
import { Popover, PopoverContent, PopoverTitle } from "../../src/components/popover"

const user = userEvent.setup()
const button = (name: string) => screen.getByRole("button", { name })
const link = () => screen.getByRole("link", { name: "Checkout" })

function Cart() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>Cart</button>
      <Popover open={isOpen} onOpenChange={setOpen}>
        <PopoverContent>
          <PopoverTitle>Your cart</PopoverTitle>
          <a href="#checkout">Checkout</a>
        </PopoverContent>
      </Popover>
      <button>Search</button>
    </>
  )
}

beforeEach(async () => {
  render(<Cart />)
  await user.click(button("Cart"))
})

test("Popover: takes the focus on itself, so that its name is said first; Tab goes round in it, and the page stays usable", async () => {
  expect(screen.getByRole("dialog", { name: "Your cart" })).toHaveFocus()
  for (let step = 0; step < 2; step++) {
    await user.tab()
    expect(link()).toHaveFocus()
  }
  expect(button("Search")).toBeVisible()
  expect(document.body).not.toHaveAttribute("data-scroll-locked")
})

test.each<[string, () => void | Promise<void>]>([
  ["Escape closes it", () => user.keyboard("{Escape}")],
  ["a press elsewhere closes it and does what it is meant to do", () => user.click(button("Search"))],
  ["focus that goes elsewhere closes it", () => act(() => button("Search").focus())],
])("Popover: %s", async (way, close) => {
  await close()
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument()
  if (!way.startsWith("Escape")) expect(button("Search")).toHaveFocus()
})
