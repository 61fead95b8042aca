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

test("comes when the page has been scrolled, and goes at the top", () => {
  render(<ScrollTop />)
  expect(button()).toHaveClass("invisible")
  scrollBy(SHOW_AFTER_PX + 1)
  expect(button()).not.toHaveClass("invisible")
  scrollBy(0)
  expect(button()).toHaveClass("invisible")
})

test("scrolls smoothly to the top", () => {
  const scrollTo = jest.spyOn(window, "scrollTo").mockReturnValue()
  render(<ScrollTop />)
  scrollBy(2000)
  fireEvent.click(button())
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: "smooth" })
})

test("jumps where motion is to be spared", () => {
  preferReducedMotion()
  const scrollTo = jest.spyOn(window, "scrollTo").mockReturnValue()
  render(<ScrollTop />)
  fireEvent.click(button())
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: "auto" })
})

test("takes the focus along, because the button goes at the top", () => {
  jest.spyOn(window, "scrollTo").mockReturnValue()
  render(
    <>
      <main tabIndex={-1} />
      <ScrollTop />
    </>,
  )
  fireEvent.click(button())
  expect(screen.getByRole("main")).toHaveFocus()
})
