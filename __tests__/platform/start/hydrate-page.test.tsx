import { act, screen, waitFor } from "@testing-library/react"
import { useEffect } from "react"
import { loadAfterEarlyStep } from "../../../src/platform/start/early-step"
import { hydratePage } from "../../../src/platform/start/hydrate-page"
import { HYDRATED_EVENT, SCRIPTS_ATTRIBUTE } from "../../../src/lib/constants"
import { hydration } from "../../../src/lib/hydration"
import { ErrorBoundary } from "../../../src/layout/error-boundary"

// The test's browser can't load a page anew. That it does so only after a step, early-step.test.ts knows.
jest.mock("../../../src/platform/start/early-step")

const html = `<div id="wrapper"><h1>Services</h1><a href="/contact">Contact</a></div>`

function openPage() {
  document.documentElement.setAttribute(SCRIPTS_ATTRIBUTE, "")
  document.body.innerHTML = `<div id="___gatsby">${html}</div>`
  const container = document.getElementById("___gatsby")
  if (!container) throw new Error("There is no page.")
  return container
}

const Page = () => (
  <div id="wrapper">
    <h1>Services</h1>
    <a href="/contact">Contact</a>
  </div>
)

const inBoundary = (page: React.ReactNode) => (
  <ErrorBoundary fallback={<p>Something went wrong.</p>}>{page}</ErrorBoundary>
)

async function take(container: Element, page: React.ReactNode) {
  await act(() => {
    hydratePage(inBoundary(page), container)
    return Promise.resolve()
  })
}

let log: jest.SpyInstance
beforeEach(() => {
  jest.mocked(loadAfterEarlyStep).mockClear()
  jest.useFakeTimers()
  log = jest.spyOn(console, "error").mockImplementation(() => {})
})
afterEach(() => {
  // The page has settled: the next one starts afresh.
  window.dispatchEvent(new Event(HYDRATED_EVENT))
  jest.useRealTimers()
  hydration.isUnderWay = false
})

test("takes the server's HTML over as it is", async () => {
  const container = openPage()
  const heading = screen.getByRole("heading")
  await take(container, <Page />)
  expect(screen.getByRole("heading")).toBe(heading)
  expect(document.documentElement).toHaveAttribute(SCRIPTS_ATTRIBUTE)
})

test.each([
  [
    "while it is drawn",
    () => {
      throw new TypeError("not a function")
    },
  ],
  [
    "in an effect",
    () => {
      useEffect(() => {
        throw new TypeError("not a function")
      }, [])
      return <Page />
    },
  ],
])("a page that fails %s gets the server's HTML back, as the page that needs no scripts", async (_, Broken) => {
  jest.useRealTimers()
  const container = openPage()
  // Not inside of React's test helper, which keeps errors from their handlers.
  hydratePage(inBoundary(<Broken />), container)
  await waitFor(() => expect(document.documentElement).not.toHaveAttribute(SCRIPTS_ATTRIBUTE))
  expect(container.innerHTML).toBe(html)
  expect(screen.queryByText("Something went wrong.")).not.toBeInTheDocument()
  expect(log).toHaveBeenCalledWith("This page could not be shown.", expect.any(TypeError))
  expect(hydration.isUnderWay).toBe(false)
  // After a step back during hydration the address is that of another page.
  expect(loadAfterEarlyStep).toHaveBeenCalledTimes(1)
})

test("a visitor who was typing goes on typing in the copy of the field", async () => {
  jest.useRealTimers()
  const container = openPage()
  container.innerHTML = `<label>Your name <input></label>`
  const served = screen.getByLabelText<HTMLInputElement>("Your name")
  const Broken = () => {
    useEffect(() => {
      throw new TypeError("not a function")
    }, [])
    return (
      <label>
        Your name <input />
      </label>
    )
  }
  hydratePage(inBoundary(<Broken />), container)
  served.focus()
  served.value = "Nak"
  await waitFor(() => expect(document.documentElement).not.toHaveAttribute(SCRIPTS_ATTRIBUTE))
  const field = screen.getByLabelText<HTMLInputElement>("Your name")
  expect(field).not.toBe(served)
  expect(field).toHaveFocus()
  expect(field).toHaveValue("Nak")
  expect(field.selectionStart).toBe(3)
})

test("what fails once the page has settled is left to the error boundary", async () => {
  const container = openPage()
  await take(container, <Page />)
  expect(hydration.isUnderWay).toBe(true)
  window.dispatchEvent(new Event(HYDRATED_EVENT))
  jest.advanceTimersByTime(1000)
  expect(hydration.isUnderWay).toBe(false)
})
