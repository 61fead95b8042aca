import { act, renderHook } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import { openImage, useImageAddress } from "../../../src/features/gallery/use-image-address"

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

test("image address: is what the address says, and nothing on the server", () => {
  const page = start("/gallery?image=3")
  const Shown = () => <b>{useImageAddress().value ?? "none"}</b>
  expect(renderToString(<Shown />)).toBe("<b>none</b>")
  expect(page.current.value).toBe("3")
})

test("image address: opening is a step that the back button undoes; the router's key stays", async () => {
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

test("image address: closing what was opened by its address does not leave the page", () => {
  const page = start("/gallery/2?image=30")
  const steps = window.history.length
  act(() => page.current.move(31))
  act(() => page.current.close())
  expect(window.location.pathname + window.location.search).toBe("/gallery/2")
  expect(window.history.length).toBe(steps)
  expect(page.current.value).toBeNull()
})
