import { navigate } from "gatsby"
import { getDefaultStore } from "jotai"
import {
  getCurrentSearch,
  goTo,
  ignoreStepsWithinPage,
  SLOW_AFTER_MS,
  openPage,
  pageChangeAtom,
  startPageChanges,
} from "../../src/shared/page-change"

const loadPage = jest.fn<Promise<unknown>, [address: string]>()
const loadedPage = { json: { pageContext: {} }, page: {} }

function linkTo(href: string) {
  const link = document.createElement("a")
  link.href = href
  document.body.append(link)
  return link
}
const click = (link: HTMLAnchorElement) => openPage(link.href, link)
const getChange = () => getDefaultStore().get(pageChangeAtom)
const flush = () => jest.advanceTimersByTimeAsync(0)

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
  let resolvePage = (_page: unknown) => {}
  loadPage.mockReturnValueOnce(new Promise((resolve) => (resolvePage = resolve))).mockResolvedValueOnce(loadedPage)
  const slow = linkTo("/services")
  click(slow)
  await jest.advanceTimersByTimeAsync(SLOW_AFTER_MS)
  click(linkTo("/farm"))
  expect(slow).not.toHaveAttribute("aria-busy")
  await flush()
  resolvePage(loadedPage)
  await flush()
  expect(jest.mocked(navigate).mock.calls).toEqual([["/farm"]])
})

test.each([
  ["going back", () => void window.dispatchEvent(new Event("popstate")), []],
  ["a change within the page", () => goTo("/?sort=recent"), [["/?sort=recent"]]],
])("page change: %s cancels a pending navigation", async (_, cancel, calls) => {
  let resolvePage = (_page: unknown) => {}
  loadPage.mockReturnValueOnce(new Promise((resolve) => (resolvePage = resolve)))
  click(linkTo("/services"))
  cancel()
  resolvePage(loadedPage)
  await flush()
  expect(jest.mocked(navigate).mock.calls).toEqual(calls)
  expect(getChange()).toBeNull()
})

test("page change: getCurrentSearch returns the query of a pending navigation to that page", () => {
  loadPage.mockReturnValue(new Promise(() => {}))
  goTo("/shop?category=dairy")
  expect(getCurrentSearch("/shop")).toBe("?category=dairy")
  expect(getCurrentSearch("/")).toBe("")
})

test("page change: the router ignores navigation within the page, such as to a fragment", () => {
  let notify = (_change: { location: { pathname: string; search: string }; action: string }) => {}
  const history = {
    listen: (listener: typeof notify) => {
      notify = listener
      return () => {}
    },
  }
  ignoreStepsWithinPage(history)
  const router = jest.fn()
  history.listen(router)
  const createLocation = (pathname: string, search = "") => ({ pathname, search })
  notify({ location: createLocation(window.location.pathname), action: "POP" })
  expect(router).not.toHaveBeenCalled()
  notify({ location: createLocation("/shop", "?page=2"), action: "POP" })
  notify({ location: createLocation("/shop", "?page=2"), action: "POP" })
  notify({ location: createLocation("/shop"), action: "POP" })
  // A link to the current page scrolls to the top.
  notify({ location: createLocation("/shop"), action: "PUSH" })
  expect(router).toHaveBeenCalledTimes(3)
})
