import { act, render, screen } from "@testing-library/react"
import { useEffect } from "react"
import { Notices } from "../../src/layout/notices"
import { LEAVING_MS, toast, TOAST_DURATION_MS } from "../../src/components/toast-store"

jest.mock("../../src/components/toast", () => {
  throw new Error("lost")
})

/** What is seen; the announcer beside it is heard. */
const notices = () => [...document.querySelectorAll<HTMLElement>("[data-slot=toast]")]
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))

beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(console, "warn").mockImplementation(() => {})
})
afterEach(() => {
  act(toast.clear)
  jest.useRealTimers()
})

test("notices: if the toast chunk fails to load, plain notices are shown for 5 seconds", async () => {
  render(<Notices pathname="/shop" />)
  act(() => void toast.success("Product added successfully"))
  await pass(1100)
  expect(notices()).toHaveLength(1)
  expect(notices()[0]).toHaveTextContent("Product added successfully")
  expect(screen.getByRole("status")).toHaveTextContent("Done: Product added successfully")
  await pass(TOAST_DURATION_MS + LEAVING_MS)
  expect(notices()).toHaveLength(0)
})

test("notices: navigation clears them, but not those of the new page", async () => {
  const Page = ({ message }: { message: string }) => {
    useEffect(() => void toast.info(message), [message])
    return null
  }
  const at = (pathname: string, message: string) => (
    <>
      <Page message={message} />
      <Notices pathname={pathname} />
    </>
  )
  const { rerender } = render(at("/shop", "of the shop"))
  await pass(1100)
  expect(notices().map(({ textContent }) => textContent)).toEqual(["of the shop"])
  rerender(at("/cart", "of the cart"))
  await pass(100)
  expect(notices().map(({ textContent }) => textContent)).toEqual(["of the cart"])
})
