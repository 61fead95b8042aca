import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Button } from "../../src/components/button"
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from "../../src/components/dialog"
import { Sheet, SheetContent, SheetTitle } from "../../src/components/sheet"
import { axe } from "../support/axe"

const clearCart = (
  <Dialog>
    <DialogTrigger asChild>
      <Button>Clear the cart</Button>
    </DialogTrigger>
    <DialogContent>
      <DialogHeader>
        <DialogTitle>Clear the cart?</DialogTitle>
        <DialogDescription>Three products will be taken out of it.</DialogDescription>
      </DialogHeader>
      <DialogBody>
        <DialogClose asChild>
          <Button>Keep them</Button>
        </DialogClose>
      </DialogBody>
    </DialogContent>
  </Dialog>
)

const open = async () => {
  const user = userEvent.setup()
  const trigger = screen.getByRole("button", { name: "Clear the cart" })
  await user.click(trigger)
  return { user, trigger, dialog: screen.getByRole("dialog") }
}

test("opens with its name and description, and the focus inside", async () => {
  render(clearCart)
  const { dialog } = await open()
  expect(dialog).toHaveAccessibleName("Clear the cart?")
  expect(dialog).toHaveAccessibleDescription("Three products will be taken out of it.")
  expect(screen.getByRole("button", { name: "Close" })).toHaveFocus()
  expect(await axe(document.body)).toHaveNoViolations()
})

test("keeps the focus inside, both ways round", async () => {
  render(clearCart)
  const { user } = await open()
  await user.tab()
  expect(screen.getByRole("button", { name: "Keep them" })).toHaveFocus()
  await user.tab()
  expect(screen.getByRole("button", { name: "Close" })).toHaveFocus()
  await user.tab({ shift: true })
  expect(screen.getByRole("button", { name: "Keep them" })).toHaveFocus()
})

test.each([
  ["Escape", (user: ReturnType<typeof userEvent.setup>) => user.keyboard("{Escape}")],
  [
    "the close button",
    (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole("button", { name: "Close" })),
  ],
  [
    "a closing button of its own",
    (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByText("Keep them")),
  ],
  [
    "a press beside it",
    (user: ReturnType<typeof userEvent.setup>) => {
      const overlay = document.querySelector("[data-slot=dialog-overlay]")
      if (!overlay) throw new Error("no overlay")
      return user.click(overlay)
    },
  ],
])("%s closes it and gives the focus back", async (_, close) => {
  render(clearCart)
  const { user, trigger } = await open()
  await close(user)
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument()
  expect(trigger).toHaveFocus()
})

test("the page behind doesn't scroll and isn't read while it is open", async () => {
  render(clearCart)
  const { user } = await open()
  expect(document.body).toHaveAttribute("data-scroll-locked")
  expect(screen.queryByRole("button", { name: "Clear the cart" })).not.toBeInTheDocument()
  await user.keyboard("{Escape}")
  expect(document.body).not.toHaveAttribute("data-scroll-locked")
})

test("a sheet is a dialog at the side", async () => {
  render(
    <Sheet>
      <DialogTrigger>About us</DialogTrigger>
      <SheetContent closeLabel="Close the panel">
        <SheetTitle>About us</SheetTitle>
      </SheetContent>
    </Sheet>,
  )
  const user = userEvent.setup()
  await user.click(screen.getByRole("button", { name: "About us" }))
  expect(screen.getByRole("dialog", { name: "About us" })).toHaveClass("right-0")
  await user.click(screen.getByRole("button", { name: "Close the panel" }))
  expect(screen.getByRole("button", { name: "About us" })).toHaveFocus()
})
