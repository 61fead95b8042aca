import { act, renderHook } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import { useSessionNumber } from "../../../src/features/services/use-session-number"

beforeEach(() => sessionStorage.clear())

const open = (initial = 1) => renderHook(() => useSessionNumber("activeService", initial)).result

test("is the initial number until one is remembered, and on the server", () => {
  sessionStorage.setItem("activeService", "4")
  const Shown = () => <b>{useSessionNumber("activeService", 1)[0]}</b>
  expect(renderToString(<Shown />)).toBe("<b>1</b>")
  sessionStorage.clear()
  expect(open().current[0]).toBe(1)
})

test("remembers for the session", () => {
  const page = open()
  act(() => page.current[1](7))
  expect(page.current[0]).toBe(7)
  expect(sessionStorage.getItem("activeService")).toBe("7")
  expect(open().current[0]).toBe(7)
})

test("everything that shows the number follows", () => {
  const one = open()
  const other = open()
  act(() => one.current[1](4))
  expect(other.current[0]).toBe(4)
})

test.each(["", " ", "seven", "1.5", "NaN", "1e99", "null", "[2]"])("a remembered %j is no number of ours", (stored) => {
  sessionStorage.setItem("activeService", stored)
  expect(open(3).current[0]).toBe(3)
})

test("blocked storage only means that nothing is remembered", () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => {})
  for (const method of ["getItem", "setItem"] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("Not here.", "SecurityError")
    })
  }
  const page = open()
  act(() => page.current[1](5))
  expect(page.current[0]).toBe(1)
  expect(warn).toHaveBeenCalledTimes(1)
})
