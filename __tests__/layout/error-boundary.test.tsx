import { render, screen } from "@testing-library/react"
import { hydration } from "../../src/browser/hydration"
import { ErrorBoundary } from "../../src/layout/error-boundary"
import { ErrorScreen } from "../../src/features/errors/error-screen"

function Page({ isBroken }: { isBroken: boolean }) {
  if (isBroken) throw new TypeError("a page that can't be rendered")
  return <h1>Services</h1>
}

const createPage = (address: string, isBroken: boolean) => (
  <ErrorBoundary resetKey={address} fallback={<ErrorScreen />}>
    <Page isBroken={isBroken} />
  </ErrorBoundary>
)

let log: jest.SpyInstance
beforeEach(() => {
  log = jest.spyOn(console, "error").mockImplementation(() => {})
})

test("error boundary: a render error shows the specified message as an alert, and is logged", () => {
  render(createPage("/services", true))
  expect(screen.getByRole("alert")).toContainElement(
    screen.getByRole("heading", { level: 1, name: "Something went wrong." }),
  )
  expect(log).toHaveBeenCalledWith("This page could not be shown.", expect.any(TypeError), expect.any(String))
})

test("error boundary: rethrows during hydration", () => {
  hydration.isUnderWay = true
  try {
    expect(() => render(createPage("/services", true))).toThrow("a page that can't be rendered")
  } finally {
    hydration.isUnderWay = false
  }
})

test("error boundary: is reset at another address", () => {
  const { rerender } = render(createPage("/services", true))
  rerender(createPage("/contact", false))
  expect(screen.getByRole("heading", { name: "Services" })).toBeInTheDocument()
  expect(screen.queryByRole("alert")).not.toBeInTheDocument()
})
