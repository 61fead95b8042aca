import { createValidatedStorage } from "../../src/browser/validated-storage"

const numbers = createValidatedStorage((stored) =>
  Array.isArray(stored) ? stored.filter((entry): entry is number => Number.isInteger(entry)) : [],
)

let warn: jest.SpyInstance
beforeEach(() => {
  localStorage.clear()
  warn = jest.spyOn(console, "warn").mockImplementation(() => {})
})

const fillStorage = () =>
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("Not here.", "QuotaExceededError")
  })

test("checked storage: returns a saved value after validation", () => {
  numbers.setItem("herd", [3, 4])
  expect(localStorage.getItem("herd")).toBe("[3,4]")
  localStorage.setItem("herd", `[3, "four", 5]`)
  expect(numbers.getItem("herd", [])).toEqual([3, 5])
  expect(warn).not.toHaveBeenCalled()
})

test("checked storage: invalid JSON gives the initial value, and is logged", () => {
  localStorage.setItem("herd", "[1, 2")
  expect(numbers.getItem("herd", [1])).toEqual([1])
  expect(warn).toHaveBeenCalledWith(expect.stringContaining(`"herd"`), expect.any(SyntaxError))
})

test("checked storage: unchanged text gives the identical value, to avoid a render", () => {
  numbers.setItem("herd", [3])
  expect(numbers.getItem("herd", [])).toBe(numbers.getItem("herd", []))
  localStorage.setItem("herd", "[4]")
  expect(numbers.getItem("herd", [])).toEqual([4])
})

/** Simulates private windows and browsers with storage disabled. */
const blockStorage = () =>
  jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("Access is denied.", "SecurityError")
  })

test.each([
  ["blocked", blockStorage, 3],
  ["full", fillStorage, 1],
])("checked storage that is %s: gives the initial value, and logs each failure", (_, breakStorage, lines) => {
  breakStorage()
  expect(numbers.getItem("herd", [1])).toEqual([1])
  expect(() => numbers.setItem("herd", [2])).not.toThrow()
  expect(() => numbers.removeItem("herd")).not.toThrow()
  expect(warn).toHaveBeenCalledTimes(lines)
})

describe("checked storage: another tab", () => {
  const onChange = jest.fn()
  let stop: () => void
  beforeEach(() => {
    onChange.mockClear()
    stop = numbers.subscribe("herd", onChange, [1])
  })
  afterEach(() => stop())

  /** Dispatches the event that this tab gets when another tab writes. */
  const writeInOtherTab = (init: StorageEventInit) => {
    const { key, newValue } = init
    if (key && newValue) localStorage.setItem(key, newValue)
    window.dispatchEvent(new StorageEvent("storage", { storageArea: localStorage, ...init }))
  }

  test.each<[string, StorageEventInit, number[] | null]>([
    ["saved a value", { key: "herd", newValue: `[8, "nine"]` }, [8]],
    ["removed it", { key: "herd", newValue: null }, [1]],
    ["cleared everything", { key: null, newValue: null }, [1]],
    ["saved something else", { key: "flock", newValue: "[1]" }, null],
    ["uses sessionStorage", { key: "herd", newValue: "[1]", storageArea: sessionStorage }, null],
  ])("checked storage: another tab has %s", (_, event, value) => {
    writeInOtherTab(event)
    expect(onChange.mock.calls).toEqual(value ? [[value]] : [])
  })

  test("checked storage: no events after unsubscribing", () => {
    stop()
    writeInOtherTab({ key: "herd", newValue: "[1]" })
    expect(onChange).not.toHaveBeenCalled()
  })
})

describe("checked storage: a page restored from the bfcache", () => {
  const firePageShow = (persisted: boolean) => {
    const event = new Event("pageshow")
    Object.defineProperty(event, "persisted", { value: persisted })
    window.dispatchEvent(event)
  }

  test("checked storage: a page restored from the bfcache reads what other tabs have saved", () => {
    numbers.setItem("herd", [3])
    const onChange = jest.fn()
    const stop = numbers.subscribe("herd", onChange, [1])
    localStorage.setItem("herd", "[8]")
    firePageShow(false)
    expect(onChange).not.toHaveBeenCalled()
    firePageShow(true)
    expect(onChange.mock.calls).toEqual([[[8]]])
    stop()
    firePageShow(true)
    expect(onChange).toHaveBeenCalledTimes(1)
  })

  test("checked storage: a page restored from the bfcache keeps a value that could not be saved", () => {
    const onChange = jest.fn()
    const stop = numbers.subscribe("herd", onChange, [])
    const full = fillStorage()
    numbers.setItem("herd", [3])
    firePageShow(true)
    expect(onChange).not.toHaveBeenCalled()

    full.mockRestore()
    numbers.setItem("herd", [4])
    firePageShow(true)
    expect(onChange.mock.calls).toEqual([[[4]]])
    stop()
  })
})
