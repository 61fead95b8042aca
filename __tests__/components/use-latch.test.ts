import { renderHook } from "@testing-library/react"
import { useLatch } from "../../src/components/use-latch"

test("stays true from the first time on", () => {
  const { result, rerender } = renderHook(({ open }) => useLatch(open), { initialProps: { open: false } })
  expect(result.current).toBe(false)
  rerender({ open: true })
  expect(result.current).toBe(true)
  rerender({ open: false })
  expect(result.current).toBe(true)
})
