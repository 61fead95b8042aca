import { renderHook } from "@testing-library/react"
import { useBodyClass } from "../../src/layout/use-body-class"

test("marks the body while it is active, and never longer", () => {
  document.body.className = "other"
  const { rerender, unmount } = renderHook(({ active }) => useBodyClass("no-fade", active), {
    initialProps: { active: false },
  })
  expect(document.body).not.toHaveClass("no-fade")
  rerender({ active: true })
  expect(document.body).toHaveClass("other", "no-fade")
  rerender({ active: false })
  expect(document.body).not.toHaveClass("no-fade")
  rerender({ active: true })
  unmount()
  expect(document.body).toHaveClass("other", { exact: true })
})
