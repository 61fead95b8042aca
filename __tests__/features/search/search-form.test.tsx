import { act, render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { navigate } from "gatsby"
import { pageHit, productHit } from "../../fixtures/search"
import { SearchForm } from "../../../src/features/search/search-form"
import { searchSite, type Found, type SearchHit } from "../../../src/platform/search"

jest.mock("../../../src/platform/search", () => ({
  ...jest.requireActual<object>("../../../src/platform/search"),
  searchSite: jest.fn(),
}))

const found = (hits: readonly SearchHit[], total = hits.length): Found => ({
  total,
  counts: { service: 0, project: 0, post: 0, product: total, farmer: 0, page: 0 },
  words: "milk",
  hits: (from, to) => Promise.resolve(hits.slice(from, to)),
})

beforeEach(() => {
  jest.mocked(navigate).mockClear()
  jest
    .mocked(searchSite)
    .mockReset()
    .mockResolvedValue(found([productHit, pageHit], 12))
})
afterEach(() => document.documentElement.removeAttribute("data-save-data"))

/** The box once it suggests something. */
async function openBox(onSearch?: () => void) {
  render(<SearchForm onSearch={onSearch} />)
  return screen.findByRole("combobox", { name: "Search the site" })
}
const options = () => screen.getAllByRole("option").map((option) => option.textContent)
const status = () => screen.getByRole("status")

test("search form: Enter opens the results, clears the box and closes the header's search", async () => {
  const closed = jest.fn()
  const box = await openBox(closed)
  await userEvent.type(box, "  goat milk & ghee? {enter}")
  expect(jest.mocked(navigate).mock.calls).toEqual([["/search?q=goat%20milk%20%26%20ghee%3F"]])
  expect(box).toHaveValue("")
  expect(closed).toHaveBeenCalledTimes(1)
})

test("search form: suggests pages with their kind after a pause, and announces how many", async () => {
  const box = await openBox()
  expect(box).toHaveAttribute("aria-expanded", "false")
  await userEvent.type(box, "milk")
  expect(await screen.findByRole("listbox", { name: "Suggestions" })).toBeInTheDocument()
  expect(options()).toEqual(["Fresh Milk Product", "Dairy From Members' Farms Page", "All 12 results"])
  expect(screen.getByText("Milk").tagName).toBe("MARK")
  expect(status()).toHaveTextContent("3 suggestions. Use the arrow keys to choose.")
  // Heard, not seen: a phone has no arrow keys.
  expect(screen.getByText("Use the arrow keys to choose.")).toHaveClass("sr-only")
  expect(box).toHaveAttribute("aria-expanded", "true")
  expect(jest.mocked(searchSite).mock.calls).toEqual([["milk"]])
})

test("search form: arrow keys select and Enter opens a suggestion; focus stays in the box", async () => {
  const closed = jest.fn()
  const box = await openBox(closed)
  await userEvent.type(box, "milk")
  await screen.findByRole("listbox")
  await userEvent.keyboard("{ArrowDown}{ArrowDown}")
  const chosen = screen.getByRole("option", { selected: true })
  expect(chosen).toHaveTextContent("Dairy From Members' Farms")
  expect(box).toHaveAttribute("aria-activedescendant", chosen.id)
  expect(box).toHaveFocus()
  expect(box).toHaveValue("milk")
  await userEvent.keyboard("{Enter}")
  expect(jest.mocked(navigate).mock.calls).toEqual([["/home-4"]])
  expect(closed).toHaveBeenCalledTimes(1)
  expect(box).toHaveValue("")
})

test("search form: Enter without a selection opens all results", async () => {
  await userEvent.type(await openBox(), "milk")
  await screen.findByRole("listbox")
  await userEvent.keyboard("{Enter}")
  expect(jest.mocked(navigate).mock.calls).toEqual([["/search?q=milk"]])
})

test("search form: the first Escape closes the list only; blur does not navigate", async () => {
  const heard = jest.fn()
  render(
    <div onKeyDown={({ key }) => void heard(key)}>
      <SearchForm />
    </div>,
  )
  const box = await screen.findByRole("combobox")
  await userEvent.type(box, "milk")
  await screen.findByRole("listbox")
  heard.mockClear()
  await userEvent.keyboard("{ArrowDown}{Escape}")
  expect(screen.queryByRole("listbox")).not.toBeInTheDocument()
  expect(box).toHaveValue("milk")
  expect(heard.mock.calls).toEqual([["ArrowDown"]])
  await userEvent.keyboard("{Escape}")
  expect(heard).toHaveBeenLastCalledWith("Escape")
  expect(box).toHaveValue("milk")

  await userEvent.keyboard("{ArrowDown}{ArrowDown}")
  await userEvent.tab()
  expect(box).toHaveValue("milk")
  expect(navigate).not.toHaveBeenCalled()
})

test("search form: says if nothing is found, and if suggestions failed to load", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => {})
  const box = await openBox()
  jest.mocked(searchSite).mockResolvedValueOnce(found([]))
  await userEvent.type(box, "camel")
  await waitFor(() => expect(status()).toHaveTextContent("Nothing found so far. Finish the word, or try another."))
  jest.mocked(searchSite).mockRejectedValueOnce(new Error("offline"))
  await userEvent.type(box, "s")
  await waitFor(() => expect(status()).toHaveTextContent(/^We could not load suggestions/))
  expect(box).toHaveAttribute("aria-expanded", "false")
})

test("search form: ignores a response that is out of date", async () => {
  let answerLate = (_: Found) => {}
  jest.mocked(searchSite).mockImplementationOnce(() => new Promise((resolve) => (answerLate = resolve)))
  const box = await openBox()
  await userEvent.type(box, "mil")
  await waitFor(() => expect(searchSite).toHaveBeenCalledTimes(1))
  await userEvent.type(box, "k")
  await screen.findByRole("option", { name: /Fresh Milk/ })
  await act(async () => {
    answerLate(found([{ ...productHit, title: "Late" }]))
    await Promise.resolve()
  })
  expect(screen.queryByRole("option", { name: /Late/ })).not.toBeInTheDocument()
})

test("search form: in save-data mode it suggests nothing, but searches", async () => {
  document.documentElement.setAttribute("data-save-data", "")
  const box = await openBox()
  await userEvent.type(box, "milk")
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(searchSite).not.toHaveBeenCalled()
  await userEvent.keyboard("{Enter}")
  expect(navigate).toHaveBeenCalledWith("/search?q=milk")
})
