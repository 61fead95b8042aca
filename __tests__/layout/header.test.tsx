import { render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { createStore, Provider } from "jotai"
import { navigate } from "gatsby"
import { Header } from "../../src/layout/header"
import { messages } from "../../src/layout/messages"
import { siteFacts } from "../fixtures/use-site"

const renderAt = (pathname: string) => {
  const store = createStore()
  const page = (address: string) => (
    <Provider store={store}>
      <Header pathname={address} />
    </Provider>
  )
  const { rerender } = render(page(pathname))
  return { user: userEvent.setup({ delay: null }), goTo: (address: string) => rerender(page(address)) }
}

beforeEach(() => jest.mocked(navigate).mockClear())

const getSearchButton = () => screen.getByRole("button", { name: "Search", expanded: false })
/** The header's search; the mobile menu has another. */
const getSearch = () =>
  within(screen.getAllByRole("search").find((element) => !element.closest("details")) ?? screen.getByRole("banner"))
const queryInput = () => getSearch().queryByRole("searchbox")

test("header: the search button shows the box; searching closes it and opens the results", async () => {
  const { user } = renderAt("/services")
  expect(queryInput()).not.toBeInTheDocument()
  await user.click(getSearchButton())
  expect(queryInput()).toHaveFocus()
  await user.keyboard("insurance{enter}")
  expect(navigate).toHaveBeenCalledWith("/search?q=insurance")
  expect(queryInput()).not.toBeInTheDocument()
})

test("header: opening the side panel sets body.info-open (spec section 4); navigating closes it", async () => {
  const { user, goTo } = renderAt("/services")
  await user.click(screen.getByRole("button", { name: messages.info, expanded: false }))
  expect(await screen.findByRole("dialog", { name: "About CaFN" })).toBeInTheDocument()
  expect(document.body).toHaveClass("info-open")
  goTo("/gallery")
  await waitFor(() => expect(document.body).not.toHaveClass("info-open"))
})

test("header: the phone's menu opens the side panel in its place; closing it returns the focus to the menu's button", async () => {
  const { user } = renderAt("/services")
  const menu = screen.getByText("Menu", { selector: "summary > span" })
  await user.click(menu)
  await waitFor(() => expect(document.body).toHaveClass("no-fade"))
  await user.click(within(screen.getByRole("dialog", { name: "Menu" })).getByRole("button", { name: messages.info }))
  const panel = await screen.findByRole("dialog", { name: "About CaFN" })
  await waitFor(() => expect(within(panel).getByRole("button", { name: "Close" })).toHaveFocus())
  expect(document.body).toHaveClass("info-open")
  expect(document.body).not.toHaveClass("no-fade")
  expect(within(panel).getByRole("link", { name: siteFacts.siteSettings?.email })).toBeInTheDocument()
  expect(within(panel).getByRole("link", { name: /CaFN on TikTok/ })).toBeInTheDocument()
  await user.keyboard("{Escape}")
  await waitFor(() => expect(menu.closest("summary")).toHaveFocus())
  expect(document.body).not.toHaveClass("info-open")
})
