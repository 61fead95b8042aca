import { render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { navigate } from "gatsby"
import { SearchResults } from "../../../src/features/search/search-results"
import { resultsMessages } from "../../../src/features/search/results-messages"
import { searchSite, type SearchResult, type SearchHit } from "../../../src/platform/search"
import { resetSite } from "../../support/site"
import { setOnline } from "../../support/worker"

jest.mock("../../../src/platform/search", () => ({
  ...jest.requireActual<object>("../../../src/platform/search"),
  searchSite: jest.fn(),
}))

const productHit: SearchHit = {
  kind: "product",
  id: 3,
  address: "/shop-single/3",
  title: "Fresh Milk",
  description: "Whole milk of the morning, cooled within the hour",
}
const pageHit: SearchHit = {
  kind: "page",
  id: null,
  address: "/home-4",
  title: "Dairy From Members' Farms",
  description: "How members milk, test and cool <and sell>",
}
const NONE: SearchResult["counts"] = { service: 0, project: 0, post: 0, product: 0, farmer: 0, page: 0 }
const hits = Array.from({ length: 3 }, (_, index): SearchHit => ({
  ...productHit,
  id: index + 1,
  address: `/shop-single/${index + 1}`,
  title: `Milk ${index + 1}`,
}))
const createResult = (all: readonly SearchHit[], counts: Partial<SearchResult["counts"]> = {}): SearchResult => ({
  total: all.length,
  counts: { ...NONE, ...counts },
  words: "milk honey",
  hits: (from, to) => Promise.resolve(all.slice(from, to)),
})

afterEach(resetSite)
beforeEach(() => {
  jest.mocked(navigate).mockClear()
  jest.mocked(searchSite).mockReset()
})

// Results are cached, so each test has a different query.
const createPage = (search: string) => (
  <SearchResults links={[{ label: "The shop", href: "/shop" }]} search={search}>
    <p>Everything</p>
  </SearchResults>
)
const titles = () => screen.queryAllByRole("heading", { level: 2 }).map((heading) => heading.textContent)

test("search results: without a query shows everything and requests nothing", () => {
  render(createPage(""))
  expect(screen.getByText("Everything")).toBeInTheDocument()
  expect(screen.queryByRole("status")).not.toBeInTheDocument()
  expect(searchSite).not.toHaveBeenCalled()
})

test("search results: searches for the query, counts and marks matches, fills the box", async () => {
  jest.mocked(searchSite).mockResolvedValue(createResult([productHit, pageHit], { product: 1, page: 1 }))
  render(createPage("?q=milk+and+honey"))
  const summary = await screen.findByText("2 results for “milk and honey”")
  expect(summary.parentElement).toHaveAttribute("role", "status")
  expect(titles()).toEqual(["Fresh Milk", "Dairy From Members' Farms"])
  expect(screen.getByRole("link", { name: "Fresh Milk" })).toHaveAttribute("href", "/shop-single/3")
  expect(screen.getByRole("searchbox")).toHaveValue("milk and honey")
  expect(Array.from(document.querySelectorAll("mark"), (mark) => mark.textContent)).toEqual(["Milk", "milk", "milk"])
  expect(screen.queryByText("Everything")).not.toBeInTheDocument()
})

test("search results: can be filtered by kind; the filter is in the address", async () => {
  jest.mocked(searchSite).mockResolvedValue(createResult(hits, { product: 3, page: 1400 }))
  render(createPage("?q=kinds&kind=product"))
  await screen.findByText("3 results for “kinds”")
  expect(searchSite).toHaveBeenCalledWith("kinds", "product")
  const kinds = within(screen.getByRole("navigation", { name: "Kinds of results" }))
  const links = kinds.getAllByRole("link")
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Everything (1,403)", "/search?q=kinds"],
    ["Products (3)", "/search?q=kinds&kind=product"],
    ["Pages (1,400)", "/search?q=kinds&kind=page"],
  ])
  expect(links.map((link) => link.getAttribute("aria-current"))).toEqual([null, "page", null])
})

test("search results: if nothing is found, says so once, with links", async () => {
  jest.mocked(searchSite).mockResolvedValue(createResult([]))
  render(createPage(`?q=${encodeURIComponent("camels & $& llamas")}`))
  const answer = await screen.findByRole("heading", { name: resultsMessages.nothing.title("camels & $& llamas") })
  expect(answer).toBeInTheDocument()
  expect(document.querySelector("[data-slot=alert]")).toBeNull()
  expect(screen.getByRole("link", { name: "The shop" })).toHaveAttribute("href", "/shop")
})

test.each([
  [true, resultsMessages.list.failed, "Everything on one page", "/site-map"],
  [false, resultsMessages.offlineList.failed, resultsMessages.offlineList.plain, "/offline"],
])(
  "search results: if the search fails (online: %s), links to an alternative, and can be retried",
  async (isOnline, failed, label, href) => {
    jest.spyOn(console, "warn").mockImplementation(() => {})
    setOnline(isOnline)
    jest.mocked(searchSite).mockRejectedValueOnce(new Error("offline"))
    render(createPage(`?q=lost ${isOnline}`))
    expect(await screen.findByRole("alert")).toHaveTextContent(failed)
    expect(screen.getByRole("link", { name: label })).toHaveAttribute("href", href)
    jest.mocked(searchSite).mockResolvedValue(createResult([pageHit], { page: 1 }))
    await userEvent.click(screen.getByRole("button", { name: "Try again" }))
    expect(await screen.findByText(/^One result for/)).toBeInTheDocument()
    jest.restoreAllMocks()
  },
)

test("search results: announces a spelling correction before its results", async () => {
  jest
    .mocked(searchSite)
    .mockResolvedValue({ ...createResult([pageHit], { page: 1 }), correction: "milking", words: "milking" })
  render(createPage("?q=milkng"))
  expect(await screen.findByText("Did you mean “milking”? These are the results for it.")).toHaveAttribute(
    "role",
    "status",
  )
})
