import { act, render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { useRef, useState } from "react"
import { Dialog, DialogContent, DialogTitle, DialogTrigger } from "../../src/components/dialog"
import { Popover, PopoverContent, PopoverTitle } from "../../src/components/popover"
import { Sheet, SheetContent, SheetTitle } from "../../src/components/sheet"
import { VideoDialog } from "../../src/components/video-dialog"
import { installCloseWatcher } from "../support/close-watcher"

function CartPopover() {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button ref={button} onClick={() => setOpen(true)}>
        Open
      </button>
      <Popover open={isOpen} onOpenChange={setOpen}>
        <PopoverContent aria-describedby={undefined} onCloseAutoFocus={() => button.current?.focus()}>
          <PopoverTitle>Cart</PopoverTitle>
        </PopoverContent>
      </Popover>
    </>
  )
}

/** Everything that opens over the page by a button "Open", except the phone's menu (`mobile-menu.test.tsx`). */
const overlays = {
  dialog: (
    <Dialog>
      <DialogTrigger>Open</DialogTrigger>
      <DialogContent aria-describedby={undefined}>
        <DialogTitle>Fresh Milk</DialogTitle>
      </DialogContent>
    </Dialog>
  ),
  sheet: (
    <Sheet>
      <DialogTrigger>Open</DialogTrigger>
      <SheetContent aria-describedby={undefined}>
        <SheetTitle>About us</SheetTitle>
      </SheetContent>
    </Sheet>
  ),
  popover: <CartPopover />,
  video: (
    <VideoDialog source={{ provider: "file", mp4: "/clip.mp4" }} title="A morning on the farm">
      <button type="button">Open</button>
    </VideoDialog>
  ),
}
const user = userEvent.setup({ delay: null })

const openIt = async (overlay: keyof typeof overlays) => {
  render(overlays[overlay])
  await user.click(screen.getByRole("button", { name: "Open" }))
  expect(screen.getByRole("dialog")).toBeInTheDocument()
}
const names = Object.keys(overlays).filter((name): name is keyof typeof overlays => name in overlays)

describe("in a browser with CloseWatcher", () => {
  let browser: ReturnType<typeof installCloseWatcher>
  beforeEach(() => {
    browser = installCloseWatcher()
  })
  afterEach(() => browser.remove())

  /** Android's Back; says whether it stayed on the page. */
  const back = () => {
    let stayed = false
    act(() => {
      stayed = browser.pressBack()
    })
    return stayed
  }

  test("overlays: Back closes an open dialog and gives the focus back; the next one, or one after Escape, leaves the page", async () => {
    await openIt("dialog")
    expect(back()).toBe(true)
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole("button", { name: "Open" })).toHaveFocus())
    expect(back()).toBe(false)
    await user.click(screen.getByRole("button", { name: "Open" }))
    await user.keyboard("{Escape}")
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument()
    expect(back()).toBe(false)
  })

  test("overlays: of two, the upper one is closed first, by Back and by Escape alike", async () => {
    render(
      <Sheet>
        <DialogTrigger>Open</DialogTrigger>
        <SheetContent aria-describedby={undefined}>
          <SheetTitle>About us</SheetTitle>
          <Dialog>
            <DialogTrigger>More</DialogTrigger>
            <DialogContent aria-describedby={undefined}>
              <DialogTitle>Fresh Milk</DialogTitle>
            </DialogContent>
          </Dialog>
        </SheetContent>
      </Sheet>,
    )
    await user.click(screen.getByRole("button", { name: "Open" }))
    for (const close of [back, () => user.keyboard("{Escape}")]) {
      await user.click(screen.getByRole("button", { name: "More" }))
      expect(screen.getByRole("dialog")).toHaveAccessibleName("Fresh Milk")
      await close()
      expect(screen.getByRole("dialog")).toHaveAccessibleName("About us")
    }
  })
})

test.each(names)(
  "overlays: in a browser without CloseWatcher, Escape closes the %s and gives the focus back",
  async (name) => {
    await openIt(name)
    await user.keyboard("{Escape}")
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole("button", { name: "Open" })).toHaveFocus())
  },
)
