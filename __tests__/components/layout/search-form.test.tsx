import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { navigate } from "gatsby"
import { SearchForm } from "../../../src/components/layout/search-form"

beforeEach(() => jest.mocked(navigate).mockClear())

const box = () => screen.getByRole("searchbox", { name: "Search the site" })

test("opens the results for what was typed, clears the box, and lets the header close it", async () => {
  const closed = jest.fn()
  render(<SearchForm onSearch={closed} />)
  await userEvent.type(box(), "  goat milk & ghee? {enter}")
  expect(jest.mocked(navigate).mock.calls).toEqual([["/search?q=goat%20milk%20%26%20ghee%3F"]])
  expect(box()).toHaveValue("")
  expect(closed).toHaveBeenCalledTimes(1)
})

test("without words it goes nowhere", async () => {
  render(<SearchForm />)
  await userEvent.type(box(), "   {enter}")
  expect(navigate).not.toHaveBeenCalled()
  expect(box()).toHaveValue("")
})

test("without scripts the browser itself goes there", () => {
  render(<SearchForm />)
  expect(screen.getByRole("search")).toHaveAttribute("action", "/search")
  expect(box()).toHaveAttribute("name", "q")
})
