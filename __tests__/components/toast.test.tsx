import { act, fireEvent, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Dialog, DialogContent, DialogTitle } from "../../src/components/dialog"
import { Toaster } from "../../src/components/toast"
import { toast, TOAST_DURATION_MS } from "../../src/components/toast-store"
import { messages } from "../../src/components/messages"
import { advanceTime } from "./browser"

const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime, pointerEventsCheck: 0 })
const showToast = (show: () => void) => act(show)
const getToast = () => screen.queryByRole("region", { name: messages.toasts.label })
const closeButton = () => screen.getByRole("button", { name: messages.toasts.close })
const pressF8 = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: "F8" })
const pressEscape = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape" })

beforeEach(() => {
  jest.useFakeTimers()
  render(<Toaster />)
})
afterEach(() => {
  showToast(toast.clear)
  jest.useRealTimers()
})

test("toast: its timer pauses on hover and focus, and resumes", () => {
  showToast(() => toast.success("Product added successfully"))
  advanceTime(3000)
  fireEvent.pointerMove(closeButton())
  advanceTime(20000)
  act(() => closeButton().focus())
  fireEvent.pointerLeave(screen.getByRole("region"))
  advanceTime(20000)
  act(() => closeButton().blur())
  advanceTime(1900)
  expect(getToast()).toBeInTheDocument()
  advanceTime(200)
  expect(getToast()).toBeNull()
})

test("toast: stays for 5 seconds, as specified; the next one replaces it for another 5 seconds", () => {
  expect(TOAST_DURATION_MS).toBe(5000)
  showToast(() => toast.info("First"))
  advanceTime(4000)
  showToast(() => toast.info("Second"))
  advanceTime(4999)
  expect(getToast()).toHaveTextContent("Second")
  expect(getToast()).not.toHaveTextContent("First")
  advanceTime(1)
  expect(getToast()).toBeNull()
})

test("toast: one live region exists from the start and announces each message, repeated ones too", () => {
  const status = screen.getByRole("status")
  expect(status).toBeEmptyDOMElement()
  showToast(() => toast.warning("Product already in cart"))
  const once = within(status).getByText("Product already in cart")
  expect(once).toHaveTextContent("Please note: Product already in cart")
  showToast(() => toast.warning("Product already in cart"))
  // A new element: the same text in the same element would not be announced.
  expect(within(status).getByText("Product already in cart")).not.toBe(once)
})

test("toast: an action with an address is a link in a new tab, and closes it", async () => {
  showToast(() =>
    toast.success("Thanks For Your Message", {
      action: { label: "Send on WhatsApp", href: "https://wa.me/256000000001?text=Hello" },
    }),
  )
  const link = screen.getByRole("link", { name: /^Send on WhatsApp/ })
  expect(link).toHaveAttribute("target", "_blank")
  expect(link).toHaveAttribute("rel", expect.stringContaining("noopener"))
  expect(screen.getByRole("status")).toHaveTextContent(messages.toasts.press("Send on WhatsApp"))
  await user().click(link)
  expect(getToast()).toBeNull()
})

test.each([
  ["far: it closes", 60, false],
  ["a little: it stays", 30, true],
])("toast: a finger drags it %s", (_, distance, stays) => {
  showToast(() => toast.success("Product added successfully"))
  fireEvent.pointerDown(screen.getByRole("region"), { pointerType: "touch", clientX: 100 })
  fireEvent.pointerMove(window, { clientX: 100 + distance })
  fireEvent.pointerUp(window)
  expect(getToast() !== null).toBe(stays)
})

test("toast: over a modal dialog it is announced, reached by F8, pressed and closed; the dialog stays", async () => {
  const onOpenChange = jest.fn()
  render(
    <Dialog open onOpenChange={onOpenChange}>
      <DialogContent aria-describedby={undefined}>
        <DialogTitle>Fresh Milk</DialogTitle>
        <button>Add to cart</button>
      </DialogContent>
    </Dialog>,
  )
  const inDialog = screen.getByRole("button", { name: "Add to cart" })
  act(() => inDialog.focus())
  showToast(() => toast.success("Product added successfully"))
  // By role: not hidden from screen readers.
  expect(screen.getByRole("status")).toHaveTextContent("Product added successfully")
  pressF8()
  expect(getToast()).toHaveFocus()
  act(() => closeButton().focus())
  expect(closeButton()).toHaveFocus()
  await user().click(closeButton())
  expect(getToast()).toBeNull()
  expect(inDialog).toHaveFocus()

  showToast(() => toast.warning("Product already in cart"))
  pressF8()
  pressEscape()
  expect(getToast()).toBeNull()
  expect(inDialog).toHaveFocus()
  expect(onOpenChange).not.toHaveBeenCalled()
  pressEscape()
  expect(onOpenChange).toHaveBeenCalledWith(false)
})

test("toast: when it closes and the previously focused element was removed, focus moves to main", () => {
  const { rerender } = render(
    <main tabIndex={-1}>
      <button>Remove</button>
    </main>,
  )
  act(() => screen.getByRole("button", { name: "Remove" }).focus())
  showToast(() => toast.error("Product removed from cart"))
  pressF8()
  rerender(<main tabIndex={-1} />)
  pressEscape()
  expect(screen.getByRole("main")).toHaveFocus()
})
