import { act, fireEvent, screen } from "@testing-library/react"
import { useState, type ComponentType } from "react"
import { hydrateRoot, type Root } from "react-dom/client"
import { boot } from "../../src/platform/start/boot"
import { HYDRATED_EVENT, SCRIPTS_ATTRIBUTE } from "../../src/lib/constants"
import { deferredHydration } from "../../src/components/deferred"
import { toast, toastStore } from "../../src/components/toast-store"
import { messages } from "../../src/components/messages"
import { advanceTimeAsync, mockIntersectionObserver, setIntersectionRatio } from "./browser"

function Section() {
  const [count, setCount] = useState(0)
  return (
    <section data-slot="far">
      <button type="button" onClick={() => setCount(count + 1)}>
        Pressed {count}
      </button>
    </section>
  )
}

let root: Root | undefined

/** Sets the server's HTML, and hydrates it. */
async function hydrate(
  load: () => Promise<ComponentType<object>>,
  html = '<section data-slot="far"><button type="button">Pressed <!-- -->0</button></section>',
) {
  document.body.innerHTML = `<div id="page"><div class="contents" data-not-hydrated=""><!--$-->${html}<!--/$--></div></div>`
  const page = document.getElementById("page")
  if (!page) throw new Error("There is no page.")
  const Part = deferredHydration(load, ({ retry }) => <button onClick={retry}>Again</button>)
  await act(() => {
    root = hydrateRoot(page, <Part />)
    return Promise.resolve()
  })
  // The page around the section is hydrated.
  window.dispatchEvent(new Event(HYDRATED_EVENT))
  return Part
}

// Once for all tests, because its listeners can't be removed.
beforeAll(() => {
  document.documentElement.setAttribute(SCRIPTS_ATTRIBUTE, "")
  boot(window)
})
beforeEach(() => {
  jest.useFakeTimers()
  // React logs in development that the markup of a busy button differs.
  jest.spyOn(console, "error").mockImplementation(() => {})
  mockIntersectionObserver()
  document.documentElement.setAttribute(SCRIPTS_ATTRIBUTE, "")
})
afterEach(() => {
  act(() => root?.unmount())
  jest.useRealTimers()
})

test("deferred hydration: shows the server HTML, and loads when it comes into view", async () => {
  const load = jest.fn(() => Promise.resolve(Section))
  await hydrate(load)
  expect(screen.getByRole("button", { name: "Pressed 0" })).toBeInTheDocument()
  expect(load).not.toHaveBeenCalled()

  setIntersectionRatio(1)
  await advanceTimeAsync()
  expect(load).toHaveBeenCalledTimes(1)
  fireEvent.click(screen.getByRole("button"))
  expect(screen.getByRole("button")).toHaveTextContent("Pressed 1")
})

test("deferred hydration: keeps its HTML when the page re-renders before it is loaded", async () => {
  const Part = await hydrate(() => new Promise(() => {}))
  const button = screen.getByRole("button")
  await act(() => {
    root?.render(<Part />)
    return Promise.resolve()
  })
  expect(button).toBeInTheDocument()
})

test("deferred hydration: replays an early click once", async () => {
  let resolveLoad = (_part: ComponentType<object>) => {}
  await hydrate(() => new Promise((resolve) => (resolveLoad = resolve)))
  const button = screen.getByRole("button")
  fireEvent.focusIn(button)
  fireEvent.click(button)
  fireEvent.click(button)
  await advanceTimeAsync()
  resolveLoad(Section)
  await act(() => jest.advanceTimersByTimeAsync(1000))
  expect(screen.getByRole("button")).toHaveTextContent("Pressed 1")
})

test("deferred hydration: after two failures it shows a toast; the next click retries and is replayed", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => {})
  const load = jest.fn(() => Promise.resolve(Section))
  load.mockRejectedValueOnce(new Error("offline")).mockRejectedValueOnce(new Error("offline"))
  await hydrate(load)
  fireEvent.click(screen.getByRole("button"))
  await act(() => jest.advanceTimersByTimeAsync(2000))
  expect(load).toHaveBeenCalledTimes(2)
  expect(toastStore.getSnapshot()).toMatchObject({ message: messages.loadErrorHere })
  expect(screen.getByRole("button", { name: "Pressed 0" })).toBeInTheDocument()
  expect(document.documentElement).toHaveAttribute(SCRIPTS_ATTRIBUTE)

  fireEvent.click(screen.getByRole("button"))
  await act(() => jest.advanceTimersByTimeAsync(2000))
  expect(load).toHaveBeenCalledTimes(3)
  // Clicks on the same button are replayed once.
  expect(screen.getByRole("button")).toHaveTextContent("Pressed 1")
})

test("deferred hydration: shows no toast if loading fails after the page has been left", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => {})
  act(toast.clear)
  await hydrate(() => Promise.reject(new Error("offline")))
  fireEvent.click(screen.getByRole("button"))
  act(() => root?.unmount())
  document.body.replaceChildren()
  await act(() => jest.advanceTimersByTimeAsync(2000))
  expect(toastStore.getSnapshot()).toBeUndefined()
})
