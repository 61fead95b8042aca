import { act, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Popover, PopoverClose, PopoverContent, PopoverTitle, PopoverTrigger } from "../../src/components/popover"

const user = userEvent.setup()
const button = (name: string) => screen.getByRole("button", { name })
const link = () => screen.getByRole("link", { name: "Checkout" })

beforeEach(async () => {
  render(
    <>
      <Popover>
        <PopoverTrigger>Cart</PopoverTrigger>
        <PopoverContent>
          <PopoverTitle>Your cart</PopoverTitle>
          <PopoverClose asChild>
            <a href="#checkout">Checkout</a>
          </PopoverClose>
        </PopoverContent>
      </Popover>
      <button>Search</button>
    </>,
  )
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

test.each<[string, () => void | Promise<void>, focus: string | null]>([
  ["Escape closes it and gives the focus back", () => user.keyboard("{Escape}"), "Cart"],
  ["its button closes it", () => user.click(button("Cart")), null],
  ["a press elsewhere closes it and does what it is meant to do", () => user.click(button("Search")), "Search"],
  ["focus that goes elsewhere closes it", () => act(() => button("Search").focus()), "Search"],
  ["a link in it closes it", () => user.click(link()), null],
])("Popover: %s", async (_, close, focus) => {
  await close()
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument()
  if (focus) expect(button(focus)).toHaveFocus()
})
