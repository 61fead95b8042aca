import { act, render, screen } from "@testing-library/react"
import { deferred } from "../../src/components/deferred"
import { SCRIPTS_ATTRIBUTE } from "../../src/lib/constants"

interface MenuProps {
  open?: boolean
}

const Menu = ({ open = true }: MenuProps) => <p>{open ? "The menu" : "The menu, closed"}</p>
const fail = () => Promise.reject<typeof Menu>(new Error("offline"))

/** Creates a deferred component that fails to load a number of times. */
function setUp(failures = 0) {
  const load = jest.fn(() => Promise.resolve(Menu))
  for (let failure = 0; failure < failures; failure++) load.mockImplementationOnce(fail)
  const Part = deferred<MenuProps>(load, {
    Loading: () => <p>Loading</p>,
    LoadError: () => <p>Failed</p>,
  })
  return { load, Part }
}

/** Waits until the load and its retry have ended. */
const wait = () => act(() => jest.advanceTimersByTimeAsync(2000))

let warn: jest.SpyInstance
beforeEach(() => {
  jest.useFakeTimers()
  warn = jest.spyOn(console, "warn").mockImplementation(() => {})
})
afterEach(() => jest.useRealTimers())

test("deferred: loads on first open, stays mounted when closed, and is loaded only once", async () => {
  const { load, Part } = setUp()
  const { container, rerender } = render(<Part open={false} />)
  await wait()
  expect(load).not.toHaveBeenCalled()
  expect(container).toBeEmptyDOMElement()
  rerender(<Part open />)
  expect(container).toHaveTextContent("Loading")
  await wait()
  expect(container).toHaveTextContent("The menu")
  rerender(<Part open={false} />)
  expect(container).toHaveTextContent("The menu, closed")
  expect(render(<Part />).container).toHaveTextContent("The menu")
  expect(load).toHaveBeenCalledTimes(1)
})

test("deferred: retries once automatically", async () => {
  const { load, Part } = setUp(1)
  render(<Part />)
  await wait()
  expect(load).toHaveBeenCalledTimes(2)
  expect(screen.getByText("The menu")).toBeInTheDocument()
  expect(warn).not.toHaveBeenCalled()
})

test.each<[string, (rerender: (open: boolean) => void) => void | Promise<void>]>([
  ["when the connection is back", () => act(() => void window.dispatchEvent(new Event("online")))],
  [
    "when it is closed and opened",
    async (rerender) => {
      rerender(false)
      await wait()
      rerender(true)
    },
  ],
])("deferred: after two failures it logs, shows the fallback, and loads %s", async (_, retry) => {
  document.documentElement.setAttribute(SCRIPTS_ATTRIBUTE, "")
  const { Part } = setUp(2)
  const { rerender } = render(<Part open />)
  await wait()
  expect(screen.getByText("Failed")).toBeInTheDocument()
  expect(document.documentElement).toHaveAttribute(SCRIPTS_ATTRIBUTE)
  expect(warn).toHaveBeenCalledTimes(1)
  await retry((open) => rerender(<Part open={open} />))
  await wait()
  expect(screen.getByText("The menu")).toBeInTheDocument()
})
