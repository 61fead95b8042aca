import { act, render, screen } from "@testing-library/react"
import { Suspense } from "react"
import { lazyPart } from "../../src/hooks/lazy-part"

beforeEach(() => {
  jest.useFakeTimers()
  document.head.innerHTML = `<noscript id="no-js-rules"></noscript>`
  const rules = document.getElementById("no-js-rules")
  if (rules) rules.textContent = "<style>.js-only{display:none}</style>"
})

afterEach(() => {
  jest.useRealTimers()
  document.head.innerHTML = ""
})

const arrived = { default: () => <p>The menu</p> }

async function show(load: () => Promise<typeof arrived>) {
  const Part = lazyPart(load)
  render(
    <>
      <p>The page</p>
      <Suspense>
        <Part />
      </Suspense>
    </>,
  )
  await act(() => jest.advanceTimersByTimeAsync(2000))
}

test("shows the part when it has arrived", async () => {
  await show(() => Promise.resolve(arrived))
  expect(screen.getByText("The menu")).toBeInTheDocument()
})

test("asks a second time", async () => {
  const load = jest.fn(() => Promise.resolve(arrived)).mockRejectedValueOnce(new Error("lost"))
  await show(load)
  expect(load).toHaveBeenCalledTimes(2)
  expect(screen.getByText("The menu")).toBeInTheDocument()
  expect(document.head.querySelector("style")).toBeNull()
})

test("a part that is lost leaves the page, as the one that needs no scripts", async () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => {})
  await show(() => Promise.reject(new Error("lost")))
  expect(screen.getByText("The page")).toBeInTheDocument()
  expect(document.head.querySelector("style")).toHaveTextContent(".js-only{display:none}")
  expect(warn).toHaveBeenCalledTimes(1)
})
