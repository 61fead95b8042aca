import { act, fireEvent, render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { Dialog, DialogContent, DialogTitle } from "../../src/components/dialog"
import { Toaster } from "../../src/components/toast"
import { ToastAnnouncer } from "../../src/components/toast-announcer"
import { LEAVING_MS, toast, TOAST_DURATION_MS } from "../../src/components/toast-store"
import { pass } from "./browser"

const user = () => userEvent.setup({ advanceTimers: (milliseconds) => jest.advanceTimersByTime(milliseconds) })
const raise = (show: () => unknown) =>
  act(() => {
    show()
  })
const notices = () => within(screen.getByRole("region", { name: /^Notices/ })).queryAllByRole("listitem")

beforeEach(() => {
  jest.useFakeTimers()
  render(
    <>
      <ToastAnnouncer />
      <Toaster />
    </>,
  )
})
afterEach(() => {
  raise(toast.clear)
  jest.useRealTimers()
})

test("toast: stays for 5 seconds, as specified", () => {
  expect(TOAST_DURATION_MS).toBe(5000)
  raise(() => toast.success("Product added successfully"))
  pass(4999)
  expect(notices()).toHaveLength(1)
  pass(1 + LEAVING_MS)
  expect(notices()).toHaveLength(0)
})

test("toast: its timer pauses on hover and focus, and resumes", () => {
  raise(() => toast.success("Product added successfully"))
  pass(3000)
  const region = screen.getByRole("region", { name: /^Notices/ })
  const close = screen.getByRole("button", { name: "Close this notice" })
  fireEvent.pointerMove(region)
  pass(20000)
  fireEvent.pointerLeave(region)
  act(() => close.focus())
  pass(20000)
  expect(notices()).toHaveLength(1)
  act(() => close.blur())
  pass(1900)
  expect(notices()).toHaveLength(1)
  pass(200 + LEAVING_MS)
  expect(notices()).toHaveLength(0)
})

test("toast: F8 focuses the notices, and the close button closes one", async () => {
  raise(() => toast.error("Product removed from cart"))
  fireEvent.keyDown(document.body, { key: "F8", code: "F8" })
  expect(within(screen.getByRole("region", { name: "Notices (F8)" })).getByRole("list")).toHaveFocus()
  await user().click(screen.getByRole("button", { name: "Close this notice" }))
  pass(LEAVING_MS)
  expect(notices()).toHaveLength(0)
})

test("toast: one live region exists from the start and announces each notice, repeated ones too", () => {
  const [status, ...others] = screen.getAllByRole("status")
  expect(others).toEqual([])
  expect(status).toBeEmptyDOMElement()
  raise(() => toast.success("Thanks For Subscribe"))
  expect(status).toHaveTextContent("Done: Thanks For Subscribe")
  const said = () => within(screen.getByRole("status")).getByText("Please note: Product already in cart")
  raise(() => toast.warning("Product already in cart"))
  const once = said()
  raise(() => toast.warning("Product already in cart"))
  // A new element: a changed text of the same words would not be announced.
  expect(said()).not.toBe(once)
  pass(100)
  expect(screen.getAllByRole("status")).toEqual([status])
})

test("toast: an action with an address is a link in a new tab, and closes the notice", async () => {
  raise(() =>
    toast.success("Thanks For Your Message", {
      action: { label: "Send on WhatsApp", href: "https://wa.me/256000000001?text=Hello" },
    }),
  )
  const link = screen.getByRole("link", { name: /^Send on WhatsApp/ })
  expect(link).toHaveAttribute("target", "_blank")
  expect(link).toHaveAttribute("rel", expect.stringContaining("noopener"))
  expect(screen.getByRole("status")).toHaveTextContent("Send on WhatsApp: press F8.")
  await user().click(link)
  pass(LEAVING_MS)
  expect(notices()).toHaveLength(0)
})

test("toast: the next one replaces it, with five seconds of its own", () => {
  raise(() => toast.info("Notice 1"))
  pass(4000)
  raise(() => toast.info("Notice 2"))
  pass(4999)
  expect(notices().map(({ textContent }) => textContent)).toEqual([expect.stringContaining("Notice 2")])
  pass(1 + LEAVING_MS)
  expect(notices()).toHaveLength(0)
})

const quickView = (
  <Dialog open>
    <DialogContent aria-describedby={undefined}>
      <DialogTitle>Fresh Milk</DialogTitle>
      <button>Add to cart</button>
    </DialogContent>
  </Dialog>
)
const list = () => within(screen.getByRole("region", { name: "Notices (F8)" })).getByRole("list")
const pressF8 = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: "F8", code: "F8" })

test("toast: over a modal dialog it is announced and reached by F8; focus returns to the dialog", () => {
  render(quickView)
  raise(() => toast.success("Product added successfully"))
  expect(screen.getByRole("dialog")).toBeVisible()
  expect(screen.getByRole("status").closest("[aria-hidden=true]")).toBeNull()
  act(() => screen.getByRole("button", { name: "Add to cart" }).focus())
  pressF8()
  expect(list()).toHaveFocus()
  act(() => screen.getByRole("button", { name: "Close this notice" }).focus())
  expect(screen.getByRole("button", { name: "Close this notice" })).toHaveFocus()
  // Somewhere behind the dialog.
  act(() => document.body.appendChild(document.createElement("button")).focus())
  expect(screen.getByRole("dialog")).toContainElement(screen.getByRole("button", { name: "Add to cart" }))
  expect(screen.getByRole("button", { name: "Add to cart" })).toHaveFocus()
})
