import { act, fireEvent, render, renderHook, screen } from "@testing-library/react"
import { openOnClick, parsePictureNumber, useImageAddress } from "../../../src/features/gallery/use-image-address"

const renderAddress = (address: string) => {
  window.history.pushState({ key: "5" }, "", address)
  return renderHook(() => useImageAddress()).result
}

test("image address: closing a picture opened by its address stays on the page", () => {
  const page = renderAddress("/gallery/2?image=30")
  const length = window.history.length
  act(() => page.current.move(31))
  act(() => page.current.close())
  expect(window.location.pathname + window.location.search).toBe("/gallery/2")
  expect(window.history.length).toBe(length)
  expect(page.current.value).toBeNull()
})

test("image address: two clicks before the viewer has loaded add one history entry", () => {
  renderAddress("/gallery")
  const length = window.history.length
  render(<button onClick={openOnClick(3)}>Picture</button>)
  fireEvent.click(screen.getByText("Picture"))
  fireEvent.click(screen.getByText("Picture"))
  expect(window.location.search).toBe("?image=3")
  expect(window.history.length).toBe(length + 1)
})

test("image address: only a whole number of a picture that exists is one", () => {
  const numbers = ["1", "167", "168", "0", "-1", "1.5", "03", "1e2", "three", "", null]
  expect(numbers.filter((value) => parsePictureNumber(value, 167) !== null)).toEqual(["1", "167"])
})
