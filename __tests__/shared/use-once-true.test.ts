import { renderHook } from "@testing-library/react"
import { useOnceTrue } from "../../src/shared/use-once-true"

test("stays true from the first time on", () => {
  const { result, rerender } = renderHook(({ open }) => useOnceTrue(open), { initialProps: { open: false } })
  expect(result.current).toBe(false)
  rerender({ open: true })
  expect(result.current).toBe(true)
  rerender({ open: false })
  expect(result.current).toBe(true)
})
