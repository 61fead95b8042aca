import { DialogTrigger } from "@radix-ui/react-dialog"
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
} from "../../src/components/dialog"

const open = async () => {
  render(
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
    </Dialog>,
  )
  const user = userEvent.setup()
  const trigger = screen.getByRole("button", { name: "Clear the cart" })
  await user.click(trigger)
  return { user, trigger, dialog: screen.getByRole("dialog") }
}
const button = (name: string) => screen.getByRole("button", { name })

test("Dialog: is named and described, traps focus, hides the page behind and locks its scroll", async () => {
  const { user, dialog } = await open()
  expect(dialog).toHaveAccessibleName("Clear the cart?")
  expect(dialog).toHaveAccessibleDescription("Three products will be taken out of it.")
  expect(screen.queryByRole("button", { name: "Clear the cart" })).not.toBeInTheDocument()
  expect(document.body).toHaveAttribute("data-scroll-locked")
  expect(button("Close")).toHaveFocus()
  await user.tab()
  expect(button("Keep them")).toHaveFocus()
  await user.tab()
  expect(button("Close")).toHaveFocus()
  await user.tab({ shift: true })
  expect(button("Keep them")).toHaveFocus()
})

test.each(["Close", "Keep them", "backdrop"])(
  "Dialog: clicking %s closes it and returns focus to the trigger",
  async (name) => {
    const { user, trigger } = await open()
    const backdrop = document.querySelector("[data-slot=dialog-overlay]") ?? document.body
    await user.click(name === "backdrop" ? backdrop : button(name))
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument()
    expect(trigger).toHaveFocus()
    expect(document.body).not.toHaveAttribute("data-scroll-locked")
  },
)
