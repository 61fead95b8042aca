import { act, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { lazyWithRetry } from "../../src/components/lazy-with-retry"
import { SCRIPTS_ATTRIBUTE } from "../../src/lib/constants"

interface MenuProps {
  open?: boolean
}

const arrived = { default: ({ open = true }: MenuProps) => <p>{open ? "The menu" : "The menu, closed"}</p> }
const lost = () => Promise.reject<typeof arrived>(new Error("lost"))

const partOf = (load: () => Promise<typeof arrived>) =>
  lazyWithRetry<MenuProps>(load, {
    Waiting: () => <p>On its way</p>,
    Lost: ({ again }) => <button onClick={again}>Again</button>,
  })

/** Until a first and a second try are over. */
const wait = () => act(() => jest.advanceTimersByTimeAsync(2000))

let warn: jest.SpyInstance
beforeEach(() => {
  jest.useFakeTimers()
  warn = jest.spyOn(console, "warn").mockImplementation(() => {})
})
afterEach(() => jest.useRealTimers())

test("shows the part when it has arrived", async () => {
  const Part = partOf(() => Promise.resolve(arrived))
  render(<Part />)
  expect(screen.getByText("On its way")).toBeInTheDocument()
  await wait()
  expect(screen.getByText("The menu")).toBeInTheDocument()
})

test("is asked for when it is first opened, and stays when it is closed", async () => {
  const load = jest.fn(() => Promise.resolve(arrived))
  const Part = partOf(load)
  const { container, rerender } = render(<Part open={false} />)
  await wait()
  expect(load).not.toHaveBeenCalled()
  expect(container).toBeEmptyDOMElement()
  rerender(<Part open />)
  await wait()
  expect(screen.getByText("The menu")).toBeInTheDocument()
  rerender(<Part open={false} />)
  expect(screen.getByText("The menu, closed")).toBeInTheDocument()
})

test("what has arrived for one place is there for the next, once that is opened", async () => {
  const load = jest.fn(() => Promise.resolve(arrived))
  const Part = partOf(load)
  render(<Part />)
  await wait()
  const { container, rerender } = render(<Part open={false} />)
  expect(container).toBeEmptyDOMElement()
  rerender(<Part open />)
  expect(container).toHaveTextContent("The menu")
  expect(load).toHaveBeenCalledTimes(1)
})

test("asks a second time by itself", async () => {
  const load = jest.fn(() => Promise.resolve(arrived)).mockImplementationOnce(lost)
  const Part = partOf(load)
  render(<Part />)
  await wait()
  expect(load).toHaveBeenCalledTimes(2)
  expect(screen.getByText("The menu")).toBeInTheDocument()
  expect(warn).not.toHaveBeenCalled()
})

test("one that is lost has a stand-in, changes nothing else, and can be asked for again", async () => {
  document.documentElement.setAttribute(SCRIPTS_ATTRIBUTE, "")
  const load = jest
    .fn(() => Promise.resolve(arrived))
    .mockImplementationOnce(lost)
    .mockImplementationOnce(lost)
  const Part = partOf(load)
  render(<Part />)
  await wait()
  const again = screen.getByRole("button", { name: "Again" })
  expect(document.documentElement).toHaveAttribute(SCRIPTS_ATTRIBUTE)
  expect(warn).toHaveBeenCalledTimes(1)

  await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(again)
  await wait()
  expect(screen.getByText("The menu")).toBeInTheDocument()
})

test("one that was lost and closed is asked for anew when it is opened", async () => {
  const load = jest
    .fn(() => Promise.resolve(arrived))
    .mockImplementationOnce(lost)
    .mockImplementationOnce(lost)
  const Part = partOf(load)
  const { rerender } = render(<Part open />)
  await wait()
  rerender(<Part open={false} />)
  await wait()
  expect(load).toHaveBeenCalledTimes(2)
  rerender(<Part open />)
  await wait()
  expect(screen.getByText("The menu")).toBeInTheDocument()
})

test("one that is lost comes when the connection is back", async () => {
  const load = jest
    .fn(() => Promise.resolve(arrived))
    .mockImplementationOnce(lost)
    .mockImplementationOnce(lost)
  const Part = partOf(load)
  render(<Part />)
  await wait()
  act(() => void window.dispatchEvent(new Event("online")))
  await wait()
  expect(screen.getByText("The menu")).toBeInTheDocument()
})
