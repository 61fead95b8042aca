import { act, fireEvent, render, screen } from "@testing-library/react"
import { SHOW_AFTER_PX, ScrollTop } from "../../src/components/scroll-top"
import { preferReducedMotion } from "./browser"

const scrollBy = (position: number) =>
  act(() => {
    Object.defineProperty(window, "scrollY", { value: position, configurable: true })
    window.dispatchEvent(new Event("scroll"))
  })
const button = () => screen.getByRole("button", { name: "Back to the top of the page" })

afterEach(() => scrollBy(0))

test("ScrollTop: comes when the page has been scrolled, and goes at the top", () => {
  render(<ScrollTop />)
  expect(button()).toHaveClass("invisible")
  scrollBy(SHOW_AFTER_PX + 1)
  expect(button()).not.toHaveClass("invisible")
  scrollBy(0)
  expect(button()).toHaveClass("invisible")
})

test.each([
  ["scrolls smoothly", () => {}, "smooth"],
  ["jumps where reduced motion is preferred", preferReducedMotion, "auto"],
])("ScrollTop: %s, and takes the focus along, because the button goes at the top", (_, prepare, behavior) => {
  prepare()
  const scrollTo = jest.spyOn(window, "scrollTo").mockReturnValue()
  render(
    <>
      <main tabIndex={-1} />
      <ScrollTop />
    </>,
  )
  fireEvent.click(button())
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior })
  expect(screen.getByRole("main")).toHaveFocus()
})
