import { act, fireEvent, screen } from "@testing-library/react"
import { useState, type ComponentType } from "react"
import { hydrateRoot, type Root } from "react-dom/client"
import { boot } from "../../src/platform/start/boot"
import { HYDRATED_EVENT, SCRIPTS_ATTRIBUTE } from "../../src/lib/constants"
import { deferredHydration } from "../../src/components/deferred"
import { toast, toastStore } from "../../src/components/toast-store"
import { messages } from "../../src/components/messages"
import { settle, showShare, watchIntersections } from "./browser"

function Far() {
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

/** The server's HTML, hydrated. */
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
  // The page around the part.
  window.dispatchEvent(new Event(HYDRATED_EVENT))
  return Part
}

// One for all tests: its listeners stay.
beforeAll(() => {
  document.documentElement.setAttribute(SCRIPTS_ATTRIBUTE, "")
  boot(window)
})
beforeEach(() => {
  jest.useFakeTimers()
  // React tells in development that a button which waits is marked as busy.
  jest.spyOn(console, "error").mockImplementation(() => {})
  watchIntersections()
  document.documentElement.setAttribute(SCRIPTS_ATTRIBUTE, "")
})
afterEach(() => {
  act(() => root?.unmount())
  jest.useRealTimers()
})

test("deferred hydration: shows the server HTML, and loads when it comes into view", async () => {
  const load = jest.fn(() => Promise.resolve(Far))
  await hydrate(load)
  expect(screen.getByRole("button", { name: "Pressed 0" })).toBeInTheDocument()
  expect(load).not.toHaveBeenCalled()

  showShare(1)
  await settle()
  expect(load).toHaveBeenCalledTimes(1)
  fireEvent.click(screen.getByRole("button"))
  expect(screen.getByRole("button")).toHaveTextContent("Pressed 1")
})

test("deferred hydration: keeps its HTML when the page around it is rendered again before it is loaded", async () => {
  const Part = await hydrate(() => new Promise(() => {}))
  const button = screen.getByRole("button")
  await act(() => {
    root?.render(<Part />)
    return Promise.resolve()
  })
  expect(button).toBeInTheDocument()
})

test("deferred hydration: replays an early click once", async () => {
  let arrive = (_part: ComponentType<object>) => {}
  await hydrate(() => new Promise((resolve) => (arrive = resolve)))
  const button = screen.getByRole("button")
  fireEvent.focusIn(button)
  fireEvent.click(button)
  fireEvent.click(button)
  await settle()
  arrive(Far)
  await act(() => jest.advanceTimersByTimeAsync(1000))
  expect(screen.getByRole("button")).toHaveTextContent("Pressed 1")
})

test("deferred hydration: after two failures it reports; the next click retries and is replayed", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => {})
  const load = jest.fn(() => Promise.resolve(Far))
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
  // Both presses were of one button.
  expect(screen.getByRole("button")).toHaveTextContent("Pressed 1")
})

test("deferred hydration: a failure after its page has gone says nothing", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => {})
  act(toast.clear)
  await hydrate(() => Promise.reject(new Error("offline")))
  fireEvent.click(screen.getByRole("button"))
  act(() => root?.unmount())
  document.body.replaceChildren()
  await act(() => jest.advanceTimersByTimeAsync(2000))
  expect(toastStore.getSnapshot()).toBeUndefined()
})
