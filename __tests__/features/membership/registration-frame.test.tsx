import { act, fireEvent, render, screen, within } from "@testing-library/react"
import {
  FRAME_PATIENCE_MS,
  RegistrationFrame,
  REPORT_PATIENCE_MS,
} from "../../../src/features/membership/registration-frame"
import { words } from "../../../src/features/membership/words"
import { MEMBER_FORM_READY } from "../../../src/lib/constants"

const LOADING = "Loading registration form..."

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const show = (foreign = false) => render(<RegistrationFrame address="/member-form.html" foreign={foreign} />)
const frame = () => screen.getByTitle<HTMLIFrameElement>("Member registration form")
const wait = (time: number) => act(() => jest.advanceTimersByTime(time))
/** The form in the frame says that it is there, or another window says so. */
const report = (source: Window | null = frame().contentWindow, data: unknown = MEMBER_FORM_READY) =>
  fireEvent(window, new MessageEvent("message", { source, data }))

test("registration frame: says that the form is loading until it has come", () => {
  show()
  expect(screen.getByText(LOADING)).toBeVisible()
  fireEvent.load(frame())
  expect(screen.getByText(LOADING)).toBeVisible()
  expect(frame()).toHaveClass("opacity-0")
  report()
  expect(screen.queryByText(LOADING)).toBeNull()
  expect(frame()).not.toHaveClass("opacity-0")
  wait(FRAME_PATIENCE_MS)
  expect(screen.queryByRole("alert")).toBeNull()
})

test("registration frame: a form that does not come is announced, with numbers and a direct link, and is welcome later", () => {
  show()
  wait(FRAME_PATIENCE_MS - 1)
  expect(screen.queryByRole("alert")).toBeNull()
  wait(1)
  const alert = screen.getByRole("alert")
  expect(alert).toHaveTextContent(words.fallback)
  expect(within(alert).getByRole("link", { name: words.direct })).toHaveAttribute("href", "/member-form.html")
  report()
  expect(screen.queryByRole("alert")).toBeNull()
})

const lose = () => {
  show()
  fireEvent.load(frame())
  wait(REPORT_PATIENCE_MS)
}

test("registration frame: where the frame loads something else telephone and WhatsApp stand in its place", () => {
  lose()
  const alert = screen.getByRole("alert")
  expect(alert).toHaveTextContent(words.fallback)
  const links = within(alert)
    .getAllByRole("link")
    .map((link) => link.getAttribute("href") ?? "")
  expect(links.filter((href) => href.startsWith("tel:+256"))).not.toEqual([])
  expect(links.filter((href) => href.startsWith("https://wa.me/256"))).toHaveLength(1)
  expect(screen.queryByTitle("Member registration form")).toBeNull()
  expect(screen.queryByText(LOADING)).toBeNull()
})

test("registration frame: the site's own form gets no access to the page; another host's may keep its cookies", () => {
  const { unmount } = show()
  expect(frame()).toHaveAttribute("sandbox", "allow-forms allow-scripts allow-popups allow-popups-to-escape-sandbox")
  expect(frame()).toHaveAttribute("referrerpolicy", "strict-origin-when-cross-origin")
  unmount()
  show(true)
  expect(frame().getAttribute("sandbox")).toContain("allow-same-origin")
})
