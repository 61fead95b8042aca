import { keepPages, reportPage, startKeepingPages } from "../../src/start/keep-pages"
import { KEEP_PAGES_EVENT, SAVE_DATA_ATTRIBUTE } from "../../src/lib/constants"
import { KEEP_PAGES_KEY } from "../../src/lib/worker-messages"

const unregister = jest.fn()
const postMessage = jest.fn()
const active = { postMessage }
const register = jest.fn()
const deleteCache = jest.fn()

beforeEach(() => {
  unregister.mockReset().mockResolvedValue(true)
  register.mockReset().mockResolvedValue({})
  postMessage.mockReset()
  deleteCache.mockReset().mockResolvedValue(true)
  localStorage.clear()
  document.documentElement.removeAttribute(SAVE_DATA_ATTRIBUTE)
  Object.assign(globalThis, {
    KEEPS_PAGES: true,
    caches: { keys: () => Promise.resolve(["cafn-book"]), delete: deleteCache },
  })
  performance.getEntriesByType = (): PerformanceEntryList => []
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: {
      register,
      ready: Promise.resolve({ active }),
      controller: active,
      getRegistrations: () => Promise.resolve([{ unregister }]),
    },
  })
})
afterAll(() => void Reflect.deleteProperty(navigator, "serviceWorker"))

const saveData = () => document.documentElement.setAttribute(SAVE_DATA_ATTRIBUTE, "")

test("a worker is registered, and told what the page shows", async () => {
  await keepPages()
  expect(register).toHaveBeenCalledWith("/sw.js", { updateViaCache: "none" })
  expect(postMessage).toHaveBeenCalledWith({ report: { path: "/", seen: [], savesData: false } })
  expect(unregister).not.toHaveBeenCalled()
})

test("while data is being saved only the visitor's word starts a worker", async () => {
  saveData()
  await keepPages()
  expect(register).not.toHaveBeenCalled()
  localStorage.setItem(KEEP_PAGES_KEY, "true")
  await keepPages()
  expect(register).toHaveBeenCalled()
  expect(postMessage).toHaveBeenCalledWith({ report: { path: "/", seen: [], savesData: true } })
})

test.each([
  ["a visitor who wants no pages kept", () => localStorage.setItem(KEEP_PAGES_KEY, "false")],
  ["a site that keeps none", () => Object.assign(globalThis, { KEEPS_PAGES: false })],
])("%s loses the worker, and what it kept", async (_who, arrange) => {
  arrange()
  await keepPages()
  expect(register).not.toHaveBeenCalled()
  expect(unregister).toHaveBeenCalled()
  expect(deleteCache).toHaveBeenCalledWith("cafn-book")
})

test("blocked storage counts as no word", async () => {
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new Error("blocked")
  })
  await keepPages()
  expect(register).toHaveBeenCalled()
})

test("without workers nothing happens", async () => {
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: undefined })
  await expect(keepPages()).resolves.toBeUndefined()
  expect(reportPage).not.toThrow()
})

test("each further page is told to the worker", () => {
  reportPage()
  expect(postMessage).toHaveBeenCalledWith({ report: { path: "/", seen: [], savesData: false } })
})

test("another choice of the visitor counts at once", async () => {
  saveData()
  startKeepingPages()
  await Promise.resolve()
  expect(register).not.toHaveBeenCalled()
  localStorage.setItem(KEEP_PAGES_KEY, "true")
  window.dispatchEvent(new Event(KEEP_PAGES_EVENT))
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(register).toHaveBeenCalledTimes(1)
})
