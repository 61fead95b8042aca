import { createCheckedStorage } from "../../src/lib/checked-storage"

const numbers = createCheckedStorage((stored) =>
  Array.isArray(stored) ? stored.filter((entry): entry is number => Number.isInteger(entry)) : [],
)

let warn: jest.SpyInstance
beforeEach(() => {
  localStorage.clear()
  warn = jest.spyOn(console, "warn").mockImplementation(() => {})
})

/** Simulates private windows and browsers with storage disabled. */
const block = (method: "getItem" | "setItem" | "removeItem", name = "SecurityError") =>
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException("Not here.", name)
  })

test("a saved value is returned after validation", () => {
  numbers.setItem("herd", [3, 4])
  expect(localStorage.getItem("herd")).toBe("[3,4]")
  localStorage.setItem("herd", `[3, "four", 5]`)
  expect(numbers.getItem("herd", [])).toEqual([3, 5])
  expect(warn).not.toHaveBeenCalled()
})

test("the initial value is returned if nothing was saved", () => {
  expect(numbers.getItem("herd", [1])).toEqual([1])
  expect(warn).not.toHaveBeenCalled()
})

test.each(["", "[1, 2", "undefined", "<html>"])("%j is no JSON: the initial value, and a line in the log", (text) => {
  localStorage.setItem("herd", text)
  expect(numbers.getItem("herd", [1])).toEqual([1])
  expect(warn).toHaveBeenCalledWith(expect.stringContaining(`"herd"`), expect.any(SyntaxError))
})

test("a validator that throws loses the value, but does not break the page", () => {
  const strict = createCheckedStorage<number>(() => {
    throw new TypeError("no")
  })
  localStorage.setItem("herd", "7")
  expect(strict.getItem("herd", 1)).toBe(1)
  expect(warn).toHaveBeenCalledTimes(1)
})

test("an unchanged text gives the same value, so that nothing is rendered anew", () => {
  numbers.setItem("herd", [3])
  expect(numbers.getItem("herd", [])).toBe(numbers.getItem("herd", []))
  localStorage.setItem("herd", "[4]")
  expect(numbers.getItem("herd", [])).toEqual([4])
})

test("a removed value is gone", () => {
  numbers.setItem("herd", [3])
  numbers.removeItem("herd")
  expect(localStorage.getItem("herd")).toBeNull()
})

describe("storage that fails", () => {
  test("can't be read: returns the initial value and logs it", () => {
    block("getItem")
    expect(numbers.getItem("herd", [1])).toEqual([1])
    expect(warn).toHaveBeenCalledTimes(1)
  })

  test.each(["SecurityError", "QuotaExceededError"])("can't be written (%s): a line in the log", (name) => {
    block("setItem", name)
    expect(() => numbers.setItem("herd", [1])).not.toThrow()
    expect(warn).toHaveBeenCalledTimes(1)
  })

  test("can't be cleared: logs it", () => {
    block("removeItem")
    expect(() => numbers.removeItem("herd")).not.toThrow()
    expect(warn).toHaveBeenCalledTimes(1)
  })

  test("does not exist at all", () => {
    jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("Access is denied.", "SecurityError")
    })
    expect(numbers.getItem("herd", [1])).toEqual([1])
    expect(() => numbers.setItem("herd", [2])).not.toThrow()
    expect(() => numbers.removeItem("herd")).not.toThrow()
    expect(warn).toHaveBeenCalledTimes(3)
  })
})

describe("another tab", () => {
  /** Dispatches the event that this tab gets when another tab writes. */
  const otherTab = (init: StorageEventInit) => {
    const { key, newValue } = init
    if (key && newValue) localStorage.setItem(key, newValue)
    window.dispatchEvent(new StorageEvent("storage", { storageArea: localStorage, ...init }))
  }

  test("has saved a value: the listener gets it validated", () => {
    const heard = jest.fn()
    const stop = numbers.subscribe("herd", heard, [])
    otherTab({ key: "herd", newValue: `[8, "nine"]` })
    expect(heard.mock.calls).toEqual([[[8]]])
    stop()
  })

  test("has saved an unreadable value: the listener gets the initial value", () => {
    const heard = jest.fn()
    const stop = numbers.subscribe("herd", heard, [1])
    otherTab({ key: "herd", newValue: "[8" })
    expect(heard.mock.calls).toEqual([[[1]]])
    stop()
  })

  test.each([
    ["removed it", { key: "herd", newValue: null }],
    ["cleared everything", { key: null, newValue: null }],
  ])("has %s: the initial value", (_, event) => {
    const heard = jest.fn()
    const stop = numbers.subscribe("herd", heard, [1])
    otherTab(event)
    expect(heard.mock.calls).toEqual([[[1]]])
    stop()
  })

  test("events for other keys and for a frame's session storage are ignored", () => {
    const heard = jest.fn()
    const stop = numbers.subscribe("herd", heard, [])
    otherTab({ key: "flock", newValue: "[1]" })
    otherTab({ key: "herd", newValue: "[1]", storageArea: sessionStorage })
    expect(heard).not.toHaveBeenCalled()
    stop()
  })

  test("events arrive with local storage blocked", () => {
    const heard = jest.fn()
    const stop = numbers.subscribe("herd", heard, [])
    jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("Access is denied.", "SecurityError")
    })
    expect(() => window.dispatchEvent(new StorageEvent("storage", { key: "herd", newValue: "[1]" }))).not.toThrow()
    expect(heard).toHaveBeenCalledTimes(1)
    stop()
  })

  test("has saved something, and this tab a newer value since: the newer one counts", () => {
    const heard = jest.fn()
    const stop = numbers.subscribe("herd", heard, [])
    numbers.setItem("herd", [2])
    window.dispatchEvent(new StorageEvent("storage", { key: "herd", newValue: "[1]", storageArea: localStorage }))
    expect(heard.mock.calls).toEqual([[[2]]])
    stop()
  })

  test("no events arrive after unsubscribing", () => {
    const heard = jest.fn()
    numbers.subscribe("herd", heard, [])()
    otherTab({ key: "herd", newValue: "[1]" })
    expect(heard).not.toHaveBeenCalled()
  })
})

describe("a page restored from the bfcache", () => {
  const comeBack = (persisted: boolean) => {
    const event = new Event("pageshow")
    Object.defineProperty(event, "persisted", { value: persisted })
    window.dispatchEvent(event)
  }

  test("reads what other tabs have saved meanwhile", () => {
    numbers.setItem("herd", [3])
    const heard = jest.fn()
    const stop = numbers.subscribe("herd", heard, [1])
    localStorage.setItem("herd", "[8]")
    comeBack(false)
    expect(heard).not.toHaveBeenCalled()
    comeBack(true)
    expect(heard.mock.calls).toEqual([[[8]]])
    stop()
    comeBack(true)
    expect(heard).toHaveBeenCalledTimes(1)
  })

  test("keeps a value that could not be saved", () => {
    const heard = jest.fn()
    const stop = numbers.subscribe("herd", heard, [])
    const full = block("setItem", "QuotaExceededError")
    numbers.setItem("herd", [3])
    comeBack(true)
    expect(heard).not.toHaveBeenCalled()

    full.mockRestore()
    numbers.setItem("herd", [4])
    comeBack(true)
    expect(heard.mock.calls).toEqual([[[4]]])
    stop()
  })
})
