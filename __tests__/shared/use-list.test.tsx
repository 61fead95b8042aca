import { act, fireEvent, render, renderHook, screen } from "@testing-library/react"
import { navigate } from "gatsby"
import { createFetchStore } from "../../src/browser/fetch-store"
import type { ListPage } from "../../src/lib/list-pages"
import { SLOW_AFTER_MS, startPageChanges } from "../../src/shared/page-change"
import { useList, type ListSource } from "../../src/shared/use-list"
import { SCROLL_DELAY_MS } from "../../src/shared/use-scroll-to-top"

const firstRange = { number: 1, pages: 3, total: 5, limit: 2 }
const firstEntries = ["a", "b"]
const pages: Record<number, readonly string[]> = { 1: ["a", "b"], 2: ["c", "d"], 3: ["e"] }

/** Renders a list of five letters, whose requests the test resolves. */
function openList(search: string, range = firstRange, entries: readonly string[] = firstEntries) {
  window.history.replaceState(null, "", `/shop${search}`)
  const requests: { page: number; resolve: (page: ListPage<string>) => void; reject: () => void }[] = []
  const source: ListSource<ListPage<string>, string> = {
    store: createFetchStore(),
    queryKey: ({ category }) => category ?? "",
    request: ({ category }, page) => ({
      key: `${category ?? ""} ${page}`,
      load: () =>
        new Promise((resolve, reject) => requests.push({ page, resolve, reject: () => reject(new Error("offline")) })),
    }),
    pick: (found) => found,
  }
  const hook = renderHook(
    (props: { search: string }) => useList({ route: "/shop", range, firstEntries: entries, source, ...props }),
    { initialProps: { search } },
  )
  const resolveRequest = (number: number) =>
    runAndFlush(() => requests.shift()?.resolve({ page: number, pages: 3, total: 5, entries: pages[number] ?? [] }))
  const rejectRequest = () => runAndFlush(() => requests.shift()?.reject())
  return { ...hook, requests, resolveRequest, rejectRequest, list: () => hook.result.current }
}

/** Runs a task, and waits for promises and the re-render. */
const runAndFlush = (task: () => void) =>
  act(() => {
    task()
    return Promise.resolve()
  })

beforeEach(() => jest.spyOn(console, "warn").mockImplementation(() => {}))

test("useList: without a query it has the page of the HTML, and fetches nothing", () => {
  const { list, requests } = openList("")
  expect(list()).toMatchObject({ state: "ready", page: 1, pages: 3, total: 5, entries: ["a", "b"] })
  expect(requests).toEqual([])
})

test("useList: another page is loading, then ready, and cached", async () => {
  document.documentElement.setAttribute("data-list-query", "")
  const { list, resolveRequest, rerender, requests } = openList("?page=2")
  // The attribute that hides the first page is removed; the first page's entries reserve the space.
  expect(document.documentElement).not.toHaveAttribute("data-list-query")
  expect(list()).toMatchObject({ state: "loading", page: 2, entries: ["a", "b"] })
  expect(requests.map(({ page }) => page)).toEqual([2])
  await resolveRequest(2)
  expect(list()).toMatchObject({ state: "ready", page: 2, entries: ["c", "d"] })
  rerender({ search: "" })
  expect(list()).toMatchObject({ state: "ready", page: 1 })
  rerender({ search: "?page=2" })
  expect(list()).toMatchObject({ state: "ready", page: 2, entries: ["c", "d"] })
  expect(requests).toEqual([])
})

test("useList: corrects an invalid page in the address (decisions, Routes)", () => {
  for (const search of ["?page=x", "?page=0", "?page=-1", "?page=1.5", "?page="]) {
    expect(openList(search).list()).toMatchObject({ state: "ready", page: 1 })
  }
  expect(openList("?page=99").requests.map(({ page }) => page)).toEqual([3])
})

test("useList: with a filter it requests the given page, and accepts the last one in response", async () => {
  const { list, resolveRequest, requests } = openList("?category=odd&page=50")
  expect(requests.map(({ page }) => page)).toEqual([50])
  await resolveRequest(3)
  expect(list()).toMatchObject({ state: "ready", page: 3, entries: ["e"] })
  list().go({ sort: "recent" })
  expect(navigate).toHaveBeenLastCalledWith("/shop?category=odd&sort=recent")
})

const online = () => act(() => void window.dispatchEvent(new Event("online")))

test.each<[how: string, ask: (result: ReturnType<typeof openList>) => void]>([
  ["by retry()", ({ list }) => act(() => list().retry())],
  ["when the browser is back online", online],
])("useList: a failed page is requested again %s", async (_, ask) => {
  const result = openList("?page=2")
  const { list, resolveRequest, rejectRequest, requests } = result
  online()
  expect(requests).toHaveLength(1)
  await rejectRequest()
  expect(list().state).toBe("failed")
  ask(result)
  expect(list().state).toBe("loading")
  expect(requests.map(({ page }) => page)).toEqual([2])
  await resolveRequest(2)
  online()
  expect(list()).toMatchObject({ state: "ready", page: 2, entries: ["c", "d"] })
  expect(requests).toEqual([])
})

test("useList: on a static page 2 it has that page", () => {
  const { list } = openList("", { ...firstRange, number: 2 }, ["c", "d"])
  expect(list()).toMatchObject({ state: "ready", page: 2 })
  expect(list().link({ page: "3" }).href).toBe("/shop?page=3")
  // A change of the view keeps the page, other changes return to the first.
  expect(list().link({ view: "list" }).href).toBe("/shop?view=list&page=2")
  expect(list().link({ sort: "recent" }).href).toBe("/shop?sort=recent")
})

test("useList: changes start from the current address, even before the re-render", () => {
  jest.mocked(navigate).mockImplementation((to: unknown) => window.history.pushState(null, "", String(to)))
  const { list } = openList("")
  render(<a {...list().link({ category: "odd" })}>Odd</a>)
  fireEvent.click(screen.getByText("Odd"))
  list().go({ sort: "recent" })
  expect(navigate).toHaveBeenLastCalledWith("/shop?category=odd&sort=recent")
  list().go({ page: "2" })
  list().go({ view: "list" })
  expect(navigate).toHaveBeenLastCalledWith("/shop?category=odd&sort=recent&view=list&page=2")
  // The same choice again replaces the history entry.
  list().go({ view: "list" })
  expect(navigate).toHaveBeenLastCalledWith(expect.any(String), { replace: true })
})

test("useList: the clicked link is busy while another page loads", () => {
  jest.useFakeTimers()
  const { list } = openList("")
  window.history.replaceState(null, "", "/shop/2")
  startPageChanges(() => new Promise(() => {}))
  render(<a {...list().link({ sort: "recent" })}>Recent</a>)
  fireEvent.click(screen.getByText("Recent"))
  act(() => jest.advanceTimersByTime(SLOW_AFTER_MS))
  expect(screen.getByText("Recent")).toHaveAttribute("aria-busy", "true")
  window.dispatchEvent(new Event("popstate"))
  jest.useRealTimers()
})

describe("list: scrolling to the top", () => {
  const scrollTo = jest.fn()
  const getScrollCount = () => scrollTo.mock.calls.length
  beforeEach(() => {
    jest.useFakeTimers()
    scrollTo.mockClear()
    Object.assign(window, { scrollTo })
  })
  afterEach(() => jest.useRealTimers())

  test("list: scrolls to the top 200 ms after another page or tag, not on load or for a filter", () => {
    expect(SCROLL_DELAY_MS).toBe(200)
    const { rerender } = openList("?page=2")
    jest.advanceTimersByTime(1000)
    expect(getScrollCount()).toBe(0)
    rerender({ search: "?page=3" })
    jest.advanceTimersByTime(SCROLL_DELAY_MS - 1)
    expect(getScrollCount()).toBe(0)
    jest.advanceTimersByTime(1)
    expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior: "smooth" }]])
    rerender({ search: "?category=odd" })
    jest.advanceTimersByTime(1000)
    expect(getScrollCount()).toBe(1)
    rerender({ search: "?category=odd&tag=Dairy" })
    jest.advanceTimersByTime(1000)
    expect(getScrollCount()).toBe(2)
  })

  test("list: focus moves to the start of the list, at once if the clicked link is gone", () => {
    const { rerender, list } = openList("?tag=Dairy")
    document.body.innerHTML = `<a href="/">All</a><div id="${list().startId}" tabindex="-1"></div>`
    const start = document.getElementById(list().startId)
    document.querySelector("a")?.focus()
    rerender({ search: "" })
    expect(start).not.toHaveFocus()
    jest.advanceTimersByTime(SCROLL_DELAY_MS)
    expect(start).toHaveFocus()

    document.querySelector("a")?.focus()
    rerender({ search: "?page=2" })
    document.querySelector("a")?.blur()
    jest.advanceTimersByTime(SCROLL_DELAY_MS)
    expect(start).toHaveFocus()

    rerender({ search: "?q=hay" })
    start?.blur()
    rerender({ search: "" })
    expect(start).toHaveFocus()
  })

  test("list: Tab ends a scroll in progress, so that the focused element stays in view", () => {
    const { rerender } = openList("")
    rerender({ search: "?page=2" })
    jest.advanceTimersByTime(SCROLL_DELAY_MS)
    scrollTo.mockClear()
    fireEvent.keyDown(document.body, { key: "Shift" })
    expect(getScrollCount()).toBe(0)
    fireEvent.keyDown(document.body, { key: "Tab" })
    expect(scrollTo.mock.calls).toEqual([[{ top: 0 }]])
    jest.advanceTimersByTime(1000)
    fireEvent.keyDown(document.body, { key: "Tab" })
    expect(getScrollCount()).toBe(1)
  })

  test("list: does not scroll when going back", () => {
    const { rerender } = openList("?page=2")
    window.history.replaceState(null, "", "?page=1")
    window.dispatchEvent(new PopStateEvent("popstate"))
    rerender({ search: "?page=1" })
    jest.advanceTimersByTime(1000)
    expect(getScrollCount()).toBe(0)
  })
})
