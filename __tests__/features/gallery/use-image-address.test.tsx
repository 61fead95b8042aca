import { act, renderHook } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import { openImage, pictureNumber, useImageAddress } from "../../../src/features/gallery/use-image-address"

const start = (address: string) => {
  window.history.pushState({ key: "5" }, "", address)
  return renderHook(() => useImageAddress()).result
}

/** The browser goes back some time after it was asked to. */
const afterPop = (go: () => void) =>
  act(async () => {
    const popped = new Promise((resolve) => window.addEventListener("popstate", resolve, { once: true }))
    go()
    await popped
  })

test("image address: is read from the query, and null on the server", () => {
  const page = start("/gallery?image=3")
  const Shown = () => <b>{useImageAddress().value ?? "none"}</b>
  expect(renderToString(<Shown />)).toBe("<b>none</b>")
  expect(page.current.value).toBe("3")
})

test("image address: opening pushes a history entry that Back undoes; keeps the router's key", async () => {
  const page = start("/gallery?from=home#top")
  const steps = window.history.length
  act(() => openImage(3))
  expect(window.location.pathname + window.location.search).toBe("/gallery?from=home&image=3")
  expect(window.history.length).toBe(steps + 1)
  expect(window.history.state).toMatchObject({ key: "5" })
  expect(page.current.value).toBe("3")
  await afterPop(() => window.history.back())
  expect(window.location.search).toBe("?from=home")
  expect(page.current.value).toBeNull()
})

test("image address: closing a picture opened by its address stays on the page", () => {
  const page = start("/gallery/2?image=30")
  const steps = window.history.length
  act(() => page.current.move(31))
  act(() => page.current.close())
  expect(window.location.pathname + window.location.search).toBe("/gallery/2")
  expect(window.history.length).toBe(steps)
  expect(page.current.value).toBeNull()
})

test("image address: only a whole number of a picture that exists is one", () => {
  const numbers = ["1", "167", "168", "0", "-1", "1.5", "03", "1e2", "three", "", null]
  expect(numbers.filter((value) => pictureNumber(value, 167) !== null)).toEqual(["1", "167"])
})
