import { render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { createStore, Provider } from "jotai"
import { renderToString } from "react-dom/server"
import { Offline } from "../../../src/features/offline/offline"
import { messages } from "../../../src/features/offline/messages"
import { OFFLINE_CHOICE_EVENT, OFFLINE_CHOICE_KEY } from "../../../src/platform/offline"
import { listPages } from "../../../src/platform/offline/caches"
import { withSite, resetSite } from "../../support/site"
import { waitForTask, withoutWorker, withWorker } from "../../support/worker"

jest.mock("../../../src/platform/offline/caches")

const renderOffline = async (store = createStore()) => {
  render(
    <Provider store={store}>
      <Offline />
    </Provider>,
  )
  await waitForTask()
}
const getCachedPages = () => document.querySelector<HTMLElement>("[data-slot=cached-pages]") ?? document.body

beforeEach(() => {
  localStorage.clear()
  jest.mocked(listPages).mockResolvedValue([])
})
afterEach(() => {
  resetSite()
  withoutWorker()
})

test("offline page: server HTML has call and SMS links for every number", () => {
  document.body.innerHTML = renderToString(<Offline />)
  const hrefs = screen.getAllByRole("link").map((link) => link.getAttribute("href"))
  for (const number of ["+256000000001", "+256000000002", "+256000000003"]) {
    expect(hrefs).toContain(`tel:${number}`)
    expect(hrefs).toContain(`sms:${number}?&body=Hello%20CaFN%2C%20please%20call%20me%20back.`)
  }
  // For browsers without scripts.
  expect(hrefs).toContain("/site-map")
  document.body.innerHTML = ""
})

const milk = { path: "/shop-single/3", title: "Fresh Milk" }

test("offline page: lists the cached pages, each title once", async () => {
  const hay = { path: "/blog-single/2", title: "Good hay" }
  jest.mocked(listPages).mockResolvedValue([milk, hay, { ...milk, path: "/shop-single-thumb/3" }])
  await renderOffline()
  const links = within(getCachedPages()).getAllByRole("link")
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    [milk.title, milk.path],
    [hay.title, hay.path],
  ])
})

test("offline page: help for a sick or dead animal comes before the numbers", () => {
  const health = { title: "Sick or dead animal" }
  const { unmount } = render(<Offline health={health} />)
  expect(screen.getAllByRole("heading")[0]).toHaveTextContent(health.title)
  expect(screen.getByRole("link", { name: "What to do, and what not to touch" })).toHaveAttribute(
    "href",
    "/animal-health",
  )
  unmount()
})

test("offline page: with an empty cache or blocked storage, explains how pages are cached", async () => {
  jest.mocked(listPages).mockRejectedValue(new Error("blocked"))
  withWorker()
  await renderOffline()
  expect(getCachedPages()).toHaveTextContent(messages.kept.none)
})

test("offline page: the choice is saved, and an event notifies the registration of the worker", async () => {
  withWorker()
  const onChoice = jest.fn()
  window.addEventListener(OFFLINE_CHOICE_EVENT, onChoice)
  await renderOffline()
  const toggle = screen.getByRole("switch", { name: messages.keeping.switch })
  expect(toggle).toBeChecked()
  await userEvent.click(toggle)
  expect(localStorage.getItem(OFFLINE_CHOICE_KEY)).toBe("false")
  await userEvent.click(toggle)
  expect(localStorage.getItem(OFFLINE_CHOICE_KEY)).toBe("true")
  expect(onChoice).toHaveBeenCalledTimes(2)
  window.removeEventListener(OFFLINE_CHOICE_EVENT, onChoice)
})

test("offline page: with caching switched off, it offers telephone numbers only", async () => {
  withSite({ features: { offline: false } })
  jest.mocked(listPages).mockResolvedValue([milk])
  withWorker()
  await renderOffline()
  expect(screen.getAllByRole("link", { name: /^Call/ })).toHaveLength(4)
  expect(screen.getByRole("button", { name: "Try again" })).toBeInTheDocument()
  expect(screen.queryByRole("switch")).not.toBeInTheDocument()
  expect(document.body).not.toHaveTextContent(/kept|stays? on this phone|without internet/i)
})
