import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { navigate } from "gatsby"
import { SearchForm } from "../../../src/features/search/search-form"
import { messages } from "../../../src/features/search/messages"

test("search form: Enter opens the results, clears the box and closes the header's search", async () => {
  const onSearch = jest.fn()
  render(<SearchForm input={{ autoFocus: true }} onSearch={onSearch} />)
  const input = screen.getByRole("searchbox", { name: messages.label })
  expect(input).toHaveFocus()
  await userEvent.keyboard("  goat milk & ghee? {enter}")
  expect(jest.mocked(navigate).mock.calls).toEqual([["/search?q=goat%20milk%20%26%20ghee%3F"]])
  expect(input).toHaveValue("")
  expect(onSearch).toHaveBeenCalledTimes(1)
})
