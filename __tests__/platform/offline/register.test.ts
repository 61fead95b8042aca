import { SAVE_DATA_ATTRIBUTE } from "../../../src/lib/constants"
import { OFFLINE_CHOICE_EVENT, OFFLINE_CHOICE_KEY } from "../../../src/platform/offline/names"
import { reportPage, startOffline } from "../../../src/platform/offline/register"

const unregister = jest.fn()
const postMessage = jest.fn()
const active = { postMessage }
const register = jest.fn()
const deleteCache = jest.fn()
const loadPage = jest.fn()
let container: EventTarget

beforeEach(() => {
  jest.clearAllMocks()
  unregister.mockResolvedValue(true)
  register.mockResolvedValue({})
  deleteCache.mockResolvedValue(true)
  localStorage.clear()
  document.documentElement.removeAttribute(SAVE_DATA_ATTRIBUTE)
  Object.assign(globalThis, {
    HAS_OFFLINE: true,
    caches: { keys: () => Promise.resolve(["cafn-pictures"]), delete: deleteCache },
    requestIdleCallback: (run: () => void) => run(),
  })
  performance.getEntriesByType = (): PerformanceEntryList => []
  container = Object.assign(new EventTarget(), {
    register,
    ready: Promise.resolve({ active }),
    controller: active,
    getRegistrations: () => Promise.resolve([{ unregister }]),
  })
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: container })
})
afterAll(() => {
  Reflect.deleteProperty(navigator, "serviceWorker")
  Reflect.deleteProperty(globalThis, "requestIdleCallback")
})

const saveData = () => document.documentElement.setAttribute(SAVE_DATA_ATTRIBUTE, "")
const start = async () => {
  startOffline(loadPage)
  await new Promise((resolve) => setTimeout(resolve))
}

test("a worker is registered, and told what the page shows; what it asks for then is loaded", async () => {
  await start()
  expect(register).toHaveBeenCalledWith("/sw.js", { updateViaCache: "none" })
  expect(postMessage).toHaveBeenCalledWith({ report: { path: "/", seen: [], savesData: false } })
  expect(unregister).not.toHaveBeenCalled()
  container.dispatchEvent(new MessageEvent("message", { data: "/offline" }))
  expect(loadPage).toHaveBeenCalledWith("/offline")
})

test("while data is being saved only the visitor's choice registers a worker, at once", async () => {
  saveData()
  await start()
  expect(register).not.toHaveBeenCalled()
  localStorage.setItem(OFFLINE_CHOICE_KEY, "true")
  window.dispatchEvent(new Event(OFFLINE_CHOICE_EVENT))
  await new Promise((resolve) => setTimeout(resolve))
  expect(register).toHaveBeenCalled()
  expect(postMessage).toHaveBeenCalledWith({ report: { path: "/", seen: [], savesData: true } })
})

test.each([
  ["a visitor who wants no pages cached", () => localStorage.setItem(OFFLINE_CHOICE_KEY, "false")],
  ["a site without the feature", () => Object.assign(globalThis, { HAS_OFFLINE: false })],
])("%s loses the worker, and what it cached", async (_who, arrange) => {
  arrange()
  await start()
  expect(register).not.toHaveBeenCalled()
  expect(postMessage).toHaveBeenCalledWith("stop")
  expect(unregister).toHaveBeenCalled()
  expect(deleteCache).toHaveBeenCalledWith("cafn-pictures")
})

test("blocked storage counts as no choice", async () => {
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new Error("blocked")
  })
  await start()
  expect(register).toHaveBeenCalled()
})

test("in a browser without workers nothing happens", async () => {
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: undefined })
  await start()
  expect(reportPage).not.toThrow()
  expect(register).not.toHaveBeenCalled()
})
