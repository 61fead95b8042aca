import { act, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { lazyWithRetry } from "../../src/components/lazy-with-retry"
import { SCRIPTS_ATTRIBUTE } from "../../src/lib/constants"

interface MenuProps {
  open?: boolean
}

const arrived = { default: ({ open = true }: MenuProps) => <p>{open ? "The menu" : "The menu, closed"}</p> }
const lost = () => Promise.reject<typeof arrived>(new Error("lost"))

/** A part that is lost as often as said, and its loader. */
function setUp(losses = 0) {
  const load = jest.fn(() => Promise.resolve(arrived))
  for (let loss = 0; loss < losses; loss++) load.mockImplementationOnce(lost)
  const Part = lazyWithRetry<MenuProps>(load, {
    Waiting: () => <p>On its way</p>,
    Lost: ({ again }) => <button onClick={again}>Again</button>,
  })
  return { load, Part }
}

/** Until a first and a second try are over. */
const wait = () => act(() => jest.advanceTimersByTimeAsync(2000))

let warn: jest.SpyInstance
beforeEach(() => {
  jest.useFakeTimers()
  warn = jest.spyOn(console, "warn").mockImplementation(() => {})
})
afterEach(() => jest.useRealTimers())

test("lazyWithRetry: loads on first open, stays mounted when closed, and is loaded only once", async () => {
  const { load, Part } = setUp()
  const { container, rerender } = render(<Part open={false} />)
  await wait()
  expect(load).not.toHaveBeenCalled()
  expect(container).toBeEmptyDOMElement()
  rerender(<Part open />)
  expect(container).toHaveTextContent("On its way")
  await wait()
  expect(container).toHaveTextContent("The menu")
  rerender(<Part open={false} />)
  expect(container).toHaveTextContent("The menu, closed")
  expect(render(<Part />).container).toHaveTextContent("The menu")
  expect(load).toHaveBeenCalledTimes(1)
})

test("lazyWithRetry: retries once by itself", async () => {
  const { load, Part } = setUp(1)
  render(<Part />)
  await wait()
  expect(load).toHaveBeenCalledTimes(2)
  expect(screen.getByText("The menu")).toBeInTheDocument()
  expect(warn).not.toHaveBeenCalled()
})

test.each<[string, (rerender: (open: boolean) => void) => void | Promise<void>]>([
  [
    "on a press",
    () =>
      userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(screen.getByRole("button", { name: "Again" })),
  ],
  ["when the connection is back", () => act(() => void window.dispatchEvent(new Event("online")))],
  [
    "when it is closed and opened",
    async (rerender) => {
      rerender(false)
      await wait()
      rerender(true)
    },
  ],
])("lazyWithRetry: after two failures it logs, shows the fallback, and loads %s", async (_, retry) => {
  document.documentElement.setAttribute(SCRIPTS_ATTRIBUTE, "")
  const { Part } = setUp(2)
  const { rerender } = render(<Part open />)
  await wait()
  expect(screen.getByRole("button", { name: "Again" })).toBeInTheDocument()
  expect(document.documentElement).toHaveAttribute(SCRIPTS_ATTRIBUTE)
  expect(warn).toHaveBeenCalledTimes(1)
  await retry((open) => rerender(<Part open={open} />))
  await wait()
  expect(screen.getByText("The menu")).toBeInTheDocument()
})
