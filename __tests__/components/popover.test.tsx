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

test("Popover: focuses itself, so that its name is announced; cycles Tab; is not modal", async () => {
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
  ["a click elsewhere closes it and still takes effect", () => user.click(button("Search"))],
  ["moving focus elsewhere closes it", () => act(() => button("Search").focus())],
])("Popover: %s", async (way, close) => {
  await close()
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument()
  if (!way.startsWith("Escape")) expect(button("Search")).toHaveFocus()
})
