import { act, renderHook } from "@testing-library/react"
import { useSessionNumber } from "../../../src/features/services/use-session-number"

beforeEach(() => sessionStorage.clear())

const open = (initial = 1) => renderHook(() => useSessionNumber("activeService", initial)).result

test("remembers for the session", () => {
  const page = open()
  act(() => page.current[1](7))
  expect(page.current[0]).toBe(7)
  expect(sessionStorage.getItem("activeService")).toBe("7")
  expect(open().current[0]).toBe(7)
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
