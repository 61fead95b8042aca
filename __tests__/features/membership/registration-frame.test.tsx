import { act, fireEvent, render, screen, within } from "@testing-library/react"
import {
  FRAME_TIMEOUT_MS,
  RegistrationFrame,
  READY_TIMEOUT_MS,
} from "../../../src/features/membership/registration-frame"
import { messages } from "../../../src/features/membership/messages"
import { MEMBER_FORM_READY } from "../../../src/lib/constants"

const LOADING = "Loading registration form..."

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const renderFrame = (isExternal = false) =>
  render(<RegistrationFrame src="/member-form.html" isExternal={isExternal} />)
const frame = () => screen.getByTitle<HTMLIFrameElement>("Member registration form")
const advanceTime = (time: number) => act(() => jest.advanceTimersByTime(time))
/** Posts the form's ready message. */
const postReady = (source: Window | null = frame().contentWindow, data: unknown = MEMBER_FORM_READY) =>
  fireEvent(window, new MessageEvent("message", { source, data }))

test("registration frame: shows a loading message until the form reports ready", () => {
  renderFrame()
  expect(screen.getByText(LOADING)).toBeVisible()
  fireEvent.load(frame())
  expect(screen.getByText(LOADING)).toBeVisible()
  expect(frame()).toHaveClass("opacity-0")
  postReady()
  expect(screen.queryByText(LOADING)).toBeNull()
  expect(frame()).not.toHaveClass("opacity-0")
  advanceTime(FRAME_TIMEOUT_MS)
  expect(screen.queryByRole("alert")).toBeNull()
})

test("registration frame: a timeout shows an alert with a direct link, until the form reports", () => {
  renderFrame()
  advanceTime(FRAME_TIMEOUT_MS - 1)
  expect(screen.queryByRole("alert")).toBeNull()
  advanceTime(1)
  const alert = screen.getByRole("alert")
  expect(alert).toHaveTextContent(messages.fallback)
  expect(within(alert).getByRole("link", { name: messages.direct })).toHaveAttribute("href", "/member-form.html")
  postReady()
  expect(screen.queryByRole("alert")).toBeNull()
})

const loadAnotherPage = () => {
  renderFrame()
  fireEvent.load(frame())
  advanceTime(READY_TIMEOUT_MS)
}

test("registration frame: if another page loads, telephone and WhatsApp replace it", () => {
  loadAnotherPage()
  const alert = screen.getByRole("alert")
  expect(alert).toHaveTextContent(messages.fallback)
  const links = within(alert)
    .getAllByRole("link")
    .map((link) => link.getAttribute("href") ?? "")
  expect(links.filter((href) => href.startsWith("tel:+256"))).not.toEqual([])
  expect(links.filter((href) => href.startsWith("https://wa.me/256"))).toHaveLength(1)
  expect(screen.queryByTitle("Member registration form")).toBeNull()
  expect(screen.queryByText(LOADING)).toBeNull()
})

test("registration frame: the site's own form is sandboxed; another host's keeps its origin", () => {
  const { unmount } = renderFrame()
  expect(frame()).toHaveAttribute("sandbox", "allow-forms allow-scripts allow-popups allow-popups-to-escape-sandbox")
  expect(frame()).toHaveAttribute("referrerpolicy", "strict-origin-when-cross-origin")
  unmount()
  renderFrame(true)
  expect(frame().getAttribute("sandbox")).toContain("allow-same-origin")
})
