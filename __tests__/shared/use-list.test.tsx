import { act, fireEvent, render, renderHook, screen } from "@testing-library/react"
import { navigate } from "gatsby"
import { createFetchStore } from "../../src/browser/fetch-store"
import type { ListPage } from "../../src/lib/list-pages"
import { LATE_MS, startPageChanges } from "../../src/shared/page-change"
import { useList, type ListSource } from "../../src/shared/use-list"
import { SCROLL_DELAY_MS } from "../../src/shared/use-scroll-to-top"

const first = { page: 1, pages: 3, total: 5, entries: ["a", "b"] }
const pages: Record<number, readonly string[]> = { 1: ["a", "b"], 2: ["c", "d"], 3: ["e"] }

/** A list of five letters; "odd" is another set. Answers are given by hand. */
function openList(search: string, own = first) {
  window.history.replaceState(null, "", `/shop${search}`)
  const waiting: { page: number; answer: (page: ListPage<string>) => void; failRequests: () => void }[] = []
  const source: ListSource<ListPage<string>, string> = {
    store: createFetchStore(),
    queryKey: ({ category }) => category ?? "",
    request: ({ category }, page) => ({
      key: `${category ?? ""} ${page}`,
      load: () =>
        new Promise((answer, reject) =>
          waiting.push({ page, answer, failRequests: () => reject(new Error("offline")) }),
        ),
    }),
    pick: (found) => found,
  }
  const hook = renderHook(
    (props: { search: string }) => useList({ route: "/shop", size: 2, initialPage: own, source, ...props }),
    { initialProps: { search } },
  )
  const arrive = (number: number) =>
    settle(() => waiting.shift()?.answer({ page: number, pages: 3, total: 5, entries: pages[number] ?? [] }))
  const failRequests = () => settle(() => waiting.shift()?.failRequests())
  return { ...hook, waiting, arrive, failRequests, list: () => hook.result.current }
}

/** Does it, and waits until what follows has been shown. */
const settle = (task: () => void) =>
  act(() => {
    task()
    return Promise.resolve()
  })

beforeEach(() => jest.spyOn(console, "warn").mockImplementation(() => {}))

test("useList: without a query it has the page of the HTML, and fetches nothing", () => {
  const { list, waiting } = openList("")
  expect(list()).toMatchObject({ state: "ready", page: 1, pages: 3, total: 5, entries: ["a", "b"] })
  expect(waiting).toEqual([])
})

test("useList: another page is loading, then ready, and cached", async () => {
  document.documentElement.setAttribute("data-list-query", "")
  const { list, arrive, rerender, waiting } = openList("?page=2")
  // The mark that hides the first page goes; its entries keep the place meanwhile.
  expect(document.documentElement).not.toHaveAttribute("data-list-query")
  expect(list()).toMatchObject({ state: "loading", page: 2, entries: ["a", "b"] })
  expect(waiting.map(({ page }) => page)).toEqual([2])
  await arrive(2)
  expect(list()).toMatchObject({ state: "ready", page: 2, entries: ["c", "d"] })
  rerender({ search: "" })
  expect(list()).toMatchObject({ state: "ready", page: 1 })
  rerender({ search: "?page=2" })
  expect(list()).toMatchObject({ state: "ready", page: 2, entries: ["c", "d"] })
  expect(waiting).toEqual([])
})

test("useList: corrects an invalid page in the address (decisions, Routes)", () => {
  for (const search of ["?page=x", "?page=0", "?page=-1", "?page=1.5", "?page="]) {
    expect(openList(search).list()).toMatchObject({ state: "ready", page: 1 })
  }
  expect(openList("?page=99").waiting.map(({ page }) => page)).toEqual([3])
})

test("useList: for a filter it requests the page asked for, and accepts the last one instead", async () => {
  const { list, arrive, waiting } = openList("?category=odd&page=50")
  expect(waiting.map(({ page }) => page)).toEqual([50])
  await arrive(3)
  expect(list()).toMatchObject({ state: "ready", page: 3, entries: ["e"] })
  list().go({ sort: "recent" })
  expect(navigate).toHaveBeenLastCalledWith("/shop?category=odd&sort=recent")
})

const online = () => act(() => void window.dispatchEvent(new Event("online")))

test.each<[how: string, ask: (opened: ReturnType<typeof openList>) => void]>([
  ["by retry()", ({ list }) => act(() => list().retry())],
  ["when the browser is back online", online],
])("useList: a failed page is requested again %s", async (_, ask) => {
  const opened = openList("?page=2")
  const { list, arrive, failRequests, waiting } = opened
  online()
  expect(waiting).toHaveLength(1)
  await failRequests()
  expect(list().state).toBe("failed")
  ask(opened)
  expect(list().state).toBe("loading")
  expect(waiting.map(({ page }) => page)).toEqual([2])
  await arrive(2)
  online()
  expect(list()).toMatchObject({ state: "ready", page: 2, entries: ["c", "d"] })
  expect(waiting).toEqual([])
})

test("useList: on a static page 2 it has that page", () => {
  const { list } = openList("", { page: 2, pages: 3, total: 5, entries: ["c", "d"] })
  expect(list()).toMatchObject({ state: "ready", page: 2 })
  expect(list().link({ page: "3" }).href).toBe("/shop?page=3")
  // A change of the view keeps the page, another one returns to the first.
  expect(list().link({ view: "list" }).href).toBe("/shop?view=list&page=2")
  expect(list().link({ sort: "recent" }).href).toBe("/shop?sort=recent")
})

test("useList: a change starts from the address at that moment, which the render follows later", () => {
  jest.mocked(navigate).mockImplementation((to: unknown) => window.history.pushState(null, "", String(to)))
  const { list } = openList("")
  render(<a {...list().link({ category: "odd" })}>Odd</a>)
  fireEvent.click(screen.getByText("Odd"))
  list().go({ sort: "recent" })
  expect(navigate).toHaveBeenLastCalledWith("/shop?category=odd&sort=recent")
  list().go({ page: "2" })
  list().go({ view: "list" })
  expect(navigate).toHaveBeenLastCalledWith("/shop?category=odd&sort=recent&view=list&page=2")
  // The chosen one again adds no step to go back.
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
  act(() => jest.advanceTimersByTime(LATE_MS))
  expect(screen.getByText("Recent")).toHaveAttribute("aria-busy", "true")
  window.dispatchEvent(new Event("popstate"))
  jest.useRealTimers()
})

describe("list: scrolling to the top", () => {
  const scrollTo = jest.fn()
  const scrolled = () => scrollTo.mock.calls.length
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
    expect(scrolled()).toBe(0)
    rerender({ search: "?page=3" })
    jest.advanceTimersByTime(SCROLL_DELAY_MS - 1)
    expect(scrolled()).toBe(0)
    jest.advanceTimersByTime(1)
    expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior: "smooth" }]])
    rerender({ search: "?category=odd" })
    jest.advanceTimersByTime(1000)
    expect(scrolled()).toBe(1)
    rerender({ search: "?category=odd&tag=Dairy" })
    jest.advanceTimersByTime(1000)
    expect(scrolled()).toBe(2)
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
    expect(scrolled()).toBe(0)
    fireEvent.keyDown(document.body, { key: "Tab" })
    expect(scrollTo.mock.calls).toEqual([[{ top: 0 }]])
    jest.advanceTimersByTime(1000)
    fireEvent.keyDown(document.body, { key: "Tab" })
    expect(scrolled()).toBe(1)
  })

  test("list: does not scroll when going back", () => {
    const { rerender } = openList("?page=2")
    window.history.replaceState(null, "", "?page=1")
    window.dispatchEvent(new PopStateEvent("popstate"))
    rerender({ search: "?page=1" })
    jest.advanceTimersByTime(1000)
    expect(scrolled()).toBe(0)
  })
})
