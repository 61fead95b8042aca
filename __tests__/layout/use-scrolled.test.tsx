import { act, renderHook } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import { useScrolled } from "../../src/layout/use-scrolled"

const scrollTo = (y: number) =>
  act(() => {
    Object.defineProperty(window, "scrollY", { value: y, configurable: true })
    window.dispatchEvent(new Event("scroll"))
  })

afterEach(() => scrollTo(0))

test("is true beyond the distance, not at it, and false again on the way back", () => {
  const { result } = renderHook(() => useScrolled(5))
  expect(result.current).toBe(false)
  scrollTo(5)
  expect(result.current).toBe(false)
  scrollTo(6)
  expect(result.current).toBe(true)
  scrollTo(0)
  expect(result.current).toBe(false)
})

test("on the server it is false, wherever the browser has restored the page", () => {
  scrollTo(900)
  const Stuck = () => <b>{String(useScrolled(5))}</b>
  expect(renderToString(<Stuck />)).toBe("<b>false</b>")
  expect(renderHook(() => useScrolled(5)).result.current).toBe(true)
})

test("stops listening when it is gone", () => {
  const remove = jest.spyOn(window, "removeEventListener")
  renderHook(() => useScrolled(5)).unmount()
  expect(remove).toHaveBeenCalledWith("scroll", expect.any(Function))
})
