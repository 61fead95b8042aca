import { fireEvent, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { SearchBox } from "../../src/components/search-box"

const box = () => screen.getByRole("searchbox", { name: "Search this site" })

test.each([
  ["trimmed words", "  goat milk ", "goat milk"],
  ["200 characters and no more", "m".repeat(250), "m".repeat(200)],
  ["nothing if only spaces were typed", "   ", undefined],
])("SearchBox: submits %s", async (_, typed, query) => {
  const onSearch = jest.fn()
  render(<SearchBox label="Search this site" action="/search" onSearch={onSearch} />)
  await userEvent.click(box())
  await userEvent.paste(typed)
  await userEvent.keyboard("{Enter}")
  expect(onSearch.mock.calls).toEqual(query ? [[query]] : [])
  if (query) expect(box()).toHaveValue("")
})

test("SearchBox: without a handler the browser submits the form to the results page", () => {
  render(<SearchBox label="Search this site" action="/search" />)
  const form = screen.getByRole("search", { name: "Search this site" })
  expect(form).toHaveAttribute("action", "/search")
  expect(box()).toHaveAttribute("name", "q")
  // jsdom can't navigate; the event must not be prevented by the component.
  let isPrevented = true
  const onSubmit = (event: Event) => {
    isPrevented = event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener("submit", onSubmit, { once: true })
  fireEvent.submit(form)
  expect(isPrevented).toBe(false)
})
