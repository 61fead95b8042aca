import { render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { createStore, Provider } from "jotai"
import { renderToString } from "react-dom/server"
import { Offline } from "../../../src/features/offline/offline"
import { words } from "../../../src/features/offline/words"
import { cachedPages } from "../../fixtures/offline"
import { SAVE_DATA_ATTRIBUTE } from "../../../src/lib/constants"
import { OFFLINE_CHOICE_EVENT, OFFLINE_CHOICE_KEY } from "../../../src/platform/offline"
import { clearCaches, listPages } from "../../../src/platform/offline/caches"
import { withSite, withUsualSite } from "../../support/site"
import { settled, withoutWorker, withWorker } from "../../support/worker"

jest.mock("../../../src/platform/offline/caches")

const open = async (store = createStore()) => {
  render(
    <Provider store={store}>
      <Offline />
    </Provider>,
  )
  await settled()
}
const list = () => document.querySelector<HTMLElement>("[data-slot=cached-pages]") ?? document.body

beforeEach(() => {
  localStorage.clear()
  jest.mocked(listPages).mockResolvedValue([])
  jest.mocked(clearCaches).mockResolvedValue()
})
afterEach(() => {
  withUsualSite()
  withoutWorker()
  document.documentElement.removeAttribute(SAVE_DATA_ATTRIBUTE)
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

test("offline page: lists the cached pages, newest first, with their times", async () => {
  jest.mocked(listPages).mockResolvedValue([...cachedPages])
  withWorker()
  await open()
  const rows = within(list()).getAllByRole("listitem")
  expect(rows.map((row) => row.textContent)).toEqual([
    "Fresh Milkfrom 14 November 2026, 9:05",
    "Good hay in the dry monthsfrom 2 November 2026, 17:40",
  ])
  expect(screen.getByRole("link", { name: "Fresh Milk" })).toHaveAttribute("href", "/shop-single/3")
})

test("offline page: help for a sick or dead animal comes before the numbers", () => {
  const health = { title: "Sick or dead animal?", text: "Do not skin it." }
  const { unmount } = render(<Offline health={health} />)
  expect(screen.getAllByRole("heading")[0]).toHaveTextContent("Sick or dead animal?")
  expect(screen.getByRole("link", { name: "What to do, and what not to touch" })).toHaveAttribute(
    "href",
    "/animal-health",
  )
  unmount()
})

test("offline page: with an empty cache or blocked storage, explains how pages are cached", async () => {
  jest.mocked(listPages).mockRejectedValue(new Error("blocked"))
  withWorker()
  await open()
  expect(list()).toHaveTextContent(words.kept.none)
})

test("offline page: the choice is saved, and an event tells what registers the worker", async () => {
  withWorker()
  const heard = jest.fn()
  window.addEventListener(OFFLINE_CHOICE_EVENT, heard)
  await open()
  const knob = screen.getByRole("switch", { name: words.keeping.switch })
  expect(knob).toBeChecked()
  await userEvent.click(knob)
  expect(localStorage.getItem(OFFLINE_CHOICE_KEY)).toBe("false")
  await userEvent.click(knob)
  expect(localStorage.getItem(OFFLINE_CHOICE_KEY)).toBe("true")
  expect(heard).toHaveBeenCalledTimes(2)
  window.removeEventListener(OFFLINE_CHOICE_EVENT, heard)
})

test("offline page: in save-data mode caching is off until the visitor allows it", async () => {
  document.documentElement.setAttribute(SAVE_DATA_ATTRIBUTE, "")
  withWorker(null)
  await open()
  const knob = screen.getByRole("switch", { name: words.keeping.switch })
  expect(knob).not.toBeChecked()
  expect(screen.getByText(words.keeping.saving)).toBeInTheDocument()
  await userEvent.click(knob)
  expect(knob).toBeChecked()
  expect(screen.queryByText(words.keeping.saving)).not.toBeInTheDocument()
})

test("offline page: deletes all cached pages and confirms it", async () => {
  jest.mocked(listPages).mockResolvedValue([...cachedPages])
  jest.mocked(clearCaches).mockImplementation(() => {
    jest.mocked(listPages).mockResolvedValue([])
    return Promise.resolve()
  })
  withWorker()
  await open()
  await userEvent.click(screen.getByRole("button", { name: words.keeping.clear }))
  await settled()
  expect(screen.getByRole("status")).toHaveTextContent(words.keeping.cleared)
  expect(list()).toHaveTextContent(words.kept.none)
})

test("offline page: with caching switched off, it offers telephone numbers only", async () => {
  withSite({ features: { offline: false } })
  jest.mocked(listPages).mockResolvedValue([...cachedPages])
  withWorker()
  await open()
  expect(screen.getAllByRole("link", { name: /^Call/ })).toHaveLength(3)
  expect(screen.getByRole("button", { name: "Try again" })).toBeInTheDocument()
  expect(screen.queryByRole("switch")).not.toBeInTheDocument()
  expect(document.body).not.toHaveTextContent(/kept|stays? on this phone|without a network/i)
})
