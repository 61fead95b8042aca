import { act, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { useState } from "react"
import { Popover, PopoverContent, PopoverTitle } from "../../src/components/popover"

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

const open = async () => {
  render(<Cart />)
  const user = userEvent.setup()
  await user.click(screen.getByRole("button", { name: "Cart" }))
  return user
}

test("opens named, with the focus inside", async () => {
  await open()
  expect(screen.getByRole("dialog", { name: "Your cart" })).toContainElement(
    screen.getByRole("link", { name: "Checkout" }),
  )
  // On the sheet itself: a screen reader says its name first.
  expect(screen.getByRole("dialog")).toHaveFocus()
})

test("leaves the page usable", async () => {
  await open()
  expect(screen.getByRole("button", { name: "Search" })).toBeVisible()
  expect(document.body).not.toHaveAttribute("data-scroll-locked")
})

test("Escape closes it", async () => {
  const user = await open()
  await user.keyboard("{Escape}")
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument()
})

test("a press elsewhere closes it and does what it is meant to do", async () => {
  const user = await open()
  await user.click(screen.getByRole("button", { name: "Search" }))
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument()
  expect(screen.getByRole("button", { name: "Search" })).toHaveFocus()
})

test("Tab goes round in it", async () => {
  const user = await open()
  await user.tab()
  expect(screen.getByRole("link", { name: "Checkout" })).toHaveFocus()
  await user.tab()
  expect(screen.getByRole("link", { name: "Checkout" })).toHaveFocus()
})

test("focus that goes elsewhere closes it", async () => {
  await open()
  act(() => screen.getByRole("button", { name: "Search" }).focus())
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument()
})
