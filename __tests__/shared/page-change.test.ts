import { navigate } from "gatsby"
import { getDefaultStore } from "jotai"
import {
  getCurrentSearch,
  goTo,
  ignoreStepsWithinPage,
  LATE_MS,
  openPage,
  pageChangeAtom,
  startPageChanges,
} from "../../src/shared/page-change"

const loadPage = jest.fn<Promise<unknown>, [address: string]>()
const whole = { json: { pageContext: {} }, page: {} }

function linkTo(href: string) {
  const link = document.createElement("a")
  link.href = href
  document.body.append(link)
  return link
}
const press = (link: HTMLAnchorElement) => openPage(link.href, link)
const change = () => getDefaultStore().get(pageChangeAtom)
const settle = () => jest.advanceTimersByTimeAsync(0)

beforeAll(() => startPageChanges(loadPage))
beforeEach(() => {
  jest.useFakeTimers()
  document.body.innerHTML = ""
  loadPage.mockReset()
  jest.mocked(navigate).mockClear()
})
afterEach(() => {
  window.dispatchEvent(new Event("popstate"))
  jest.useRealTimers()
})

test("page change: of two pending navigations the last wins", async () => {
  let arrive = (_page: unknown) => {}
  loadPage.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve))).mockResolvedValueOnce(whole)
  const slow = linkTo("/services")
  press(slow)
  await jest.advanceTimersByTimeAsync(LATE_MS)
  press(linkTo("/farm"))
  expect(slow).not.toHaveAttribute("aria-busy")
  await settle()
  arrive(whole)
  await settle()
  expect(jest.mocked(navigate).mock.calls).toEqual([["/farm"]])
})

test("page change: going back cancels a pending navigation", async () => {
  let arrive = (_page: unknown) => {}
  loadPage.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)))
  press(linkTo("/services"))
  window.dispatchEvent(new Event("popstate"))
  arrive(whole)
  await settle()
  expect(navigate).not.toHaveBeenCalled()
  expect(change()).toBeNull()
})

test("page change: a change within the page cancels a pending navigation", async () => {
  let arrive = (_page: unknown) => {}
  loadPage.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)))
  press(linkTo("/services"))
  goTo("/?sort=recent")
  arrive(whole)
  await settle()
  expect(jest.mocked(navigate).mock.calls).toEqual([["/?sort=recent"]])
})

test("page change: the query is that of the pending page if the caller is about that page", () => {
  loadPage.mockReturnValue(new Promise(() => {}))
  goTo("/shop?category=dairy")
  expect(getCurrentSearch("/shop")).toBe("?category=dairy")
  expect(getCurrentSearch("/")).toBe("")
})

test("page change: the router isn't told of a step within the page, such as to a fragment", () => {
  let tell = (_change: { location: { pathname: string; search: string }; action: string }) => {}
  const history = {
    listen: (listener: typeof tell) => {
      tell = listener
      return () => {}
    },
  }
  ignoreStepsWithinPage(history)
  const router = jest.fn()
  history.listen(router)
  const at = (pathname: string, search = "") => ({ pathname, search })
  tell({ location: at(window.location.pathname), action: "POP" })
  expect(router).not.toHaveBeenCalled()
  tell({ location: at("/shop", "?page=2"), action: "POP" })
  tell({ location: at("/shop", "?page=2"), action: "POP" })
  tell({ location: at("/shop"), action: "POP" })
  // A link to the open page scrolls to its top.
  tell({ location: at("/shop"), action: "PUSH" })
  expect(router).toHaveBeenCalledTimes(3)
})
