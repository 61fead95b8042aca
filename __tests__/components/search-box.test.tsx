import { createEvent, fireEvent, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { SearchBox } from "../../src/components/search-box"

const box = () => screen.getByRole("searchbox", { name: "Search this site" })

test("hands over the trimmed words and clears the box", async () => {
  const onSearch = jest.fn()
  render(<SearchBox label="Search this site" action="/search" onSearch={onSearch} />)
  await userEvent.type(box(), "  goat milk {Enter}")
  expect(onSearch).toHaveBeenCalledWith("goat milk")
  expect(box()).toHaveValue("")
})

test("takes 200 characters and no more", async () => {
  const onSearch = jest.fn()
  render(<SearchBox label="Search this site" action="/search" onSearch={onSearch} />)
  await userEvent.click(box())
  await userEvent.paste("m".repeat(250))
  await userEvent.keyboard("{Enter}")
  expect(onSearch).toHaveBeenCalledWith("m".repeat(200))
})

test("searches for nothing when there are no words", async () => {
  const onSearch = jest.fn()
  render(<SearchBox label="Search this site" action="/search" onSearch={onSearch} />)
  await userEvent.type(box(), "   ")
  await userEvent.click(screen.getByRole("button", { name: "Search" }))
  expect(onSearch).not.toHaveBeenCalled()
})

test("without a handler the browser takes the words to the results page", () => {
  render(<SearchBox label="Search this site" action="/search" />)
  const form = screen.getByRole("search", { name: "Search this site" })
  expect(form).toHaveAttribute("action", "/search")
  expect(box()).toHaveAttribute("name", "q")
  const submit = createEvent.submit(form)
  // jsdom can't go anywhere; what counts is that nobody before it held the event.
  let held = true
  window.addEventListener(
    "submit",
    (event) => {
      held = event.defaultPrevented
      event.preventDefault()
    },
    { once: true },
  )
  fireEvent(form, submit)
  expect(held).toBe(false)
})
