import { createEvent, fireEvent, render, screen } from "@testing-library/react"
import { RouterLink } from "../../src/root"
import { startPageChanges } from "../../src/shared/page-change"

const loadPage = jest.fn<Promise<unknown>, [address: string]>(() => new Promise(() => {}))

beforeAll(() => startPageChanges(loadPage))
beforeEach(() => loadPage.mockClear())
afterEach(() => void window.dispatchEvent(new Event("popstate")))

function clickLink(props: Partial<Parameters<typeof RouterLink>[0]> = {}, init: MouseEventInit = {}) {
  render(
    <RouterLink to="/services" {...props}>
      Services
    </RouterLink>,
  )
  const link = screen.getByRole("link", { name: "Services" })
  const event = createEvent.click(link, init)
  fireEvent(link, event)
  return event
}

test("router link: a click loads the page by the router", () => {
  expect(clickLink().defaultPrevented).toBe(true)
  expect(loadPage).toHaveBeenCalledWith("/services")
})

test.each([
  ["a key that opens a new tab", { ctrlKey: true }],
  ["the middle button", { button: 1 }],
])("router link: a click with %s is left to the browser", (_, init) => {
  expect(clickLink({}, init).defaultPrevented).toBe(false)
  expect(loadPage).not.toHaveBeenCalled()
})

test("router link: a click whose default is prevented loads nothing", () => {
  clickLink({ onClick: (event) => event.preventDefault() })
  expect(loadPage).not.toHaveBeenCalled()
})
