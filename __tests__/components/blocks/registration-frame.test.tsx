import { act, fireEvent, render, screen } from "@testing-library/react"
import { FRAME_PATIENCE_MS, RegistrationFrame } from "../../../src/components/blocks/registration-frame"
import { registration } from "../../../src/components/sections/registration.fixture"

const LOADING = "Loading registration form..."

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const show = (foreign = false) =>
  render(<RegistrationFrame words={registration} address="/member-form.html" foreign={foreign} />)
const frame = () => screen.getByTitle("Member registration form")

test("says that the form is loading until it has come", () => {
  show()
  expect(screen.getByText(LOADING)).toBeVisible()
  fireEvent.load(frame())
  expect(screen.queryByText(LOADING)).toBeNull()
})

test("a form that does not come is announced, with a direct link, and is welcome later", () => {
  show()
  act(() => jest.advanceTimersByTime(FRAME_PATIENCE_MS - 1))
  expect(screen.queryByRole("alert")).toBeNull()
  act(() => jest.advanceTimersByTime(1))
  expect(screen.getByRole("alert")).toHaveTextContent(registration.fallback)
  expect(screen.getAllByRole("link", { name: registration.directLabel })[0]).toHaveAttribute(
    "href",
    "/member-form.html",
  )
  fireEvent.load(frame())
  expect(screen.queryByRole("alert")).toBeNull()
})

test("the site's own form gets no access to the page; another host's may keep its cookies", () => {
  const { unmount } = show()
  expect(frame()).toHaveAttribute("sandbox", "allow-forms allow-scripts allow-popups allow-popups-to-escape-sandbox")
  expect(frame()).toHaveAttribute("referrerpolicy", "strict-origin-when-cross-origin")
  unmount()
  show(true)
  expect(frame().getAttribute("sandbox")).toContain("allow-same-origin")
})
