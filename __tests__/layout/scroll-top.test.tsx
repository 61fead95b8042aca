import { act, fireEvent, render, screen } from "@testing-library/react"
import { SHOW_AFTER_PX, ScrollTop } from "../../src/layout/scroll-top"
import { preferReducedMotion } from "../components/browser"

const scrollToPosition = (position: number) =>
  act(() => {
    Object.defineProperty(window, "scrollY", { value: position, configurable: true })
    window.dispatchEvent(new Event("scroll"))
  })
const button = () => screen.getByRole("button", { name: "Back to the top of the page" })

afterEach(() => scrollToPosition(0))

test("ScrollTop: appears after scrolling, and disappears at the top", () => {
  render(<ScrollTop />)
  expect(button()).toHaveClass("invisible")
  scrollToPosition(SHOW_AFTER_PX + 1)
  expect(button()).not.toHaveClass("invisible")
  scrollToPosition(0)
  expect(button()).toHaveClass("invisible")
})

test.each([
  ["scrolls smoothly", () => {}, "smooth"],
  ["jumps under prefers-reduced-motion", preferReducedMotion, "auto"],
])("ScrollTop: %s, and moves focus to main", (_, prepare, behavior) => {
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
