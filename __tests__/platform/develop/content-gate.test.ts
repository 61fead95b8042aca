/** @jest-environment node */
import type { Problem } from "../../../src/content"
import { createContentGate } from "../../../src/platform/develop/content-gate"

const problem: Problem = {
  file: "data/products/3-fresh-milk.json",
  entry: "id 3",
  field: "price",
  found: '"450k"',
  wanted: "a price",
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test("while it is open, changes go through at once and nothing is checked", () => {
  const check = jest.fn(() => [])
  const change = jest.fn()
  createContentGate(check).pass("milk", change)
  expect(change).toHaveBeenCalledTimes(1)
  expect(check).not.toHaveBeenCalled()
})

test("once closed, changes wait for a check; of one file's changes the last counts", () => {
  const made: string[] = []
  const check = jest.fn(() => {
    expect(made).toEqual([])
    return []
  })
  const gate = createContentGate(check)
  gate.close()
  gate.pass("milk", () => made.push("milk, half written"))
  gate.pass("goat", () => made.push("goat"))
  gate.pass("milk", () => made.push("milk"))
  expect(made).toEqual([])
  jest.runOnlyPendingTimers()
  expect(made).toEqual(["goat", "milk"])
  expect(check).toHaveBeenCalledTimes(1)
})

test("bad content is told and kept back with all that follows, until everything is in order", () => {
  let problems = [problem]
  const told: string[] = []
  const made: string[] = []
  const gate = createContentGate(() => problems)
  gate.close()
  gate.listen((message) => told.push(message))
  gate.pass("milk", () => made.push("milk"))
  jest.advanceTimersByTime(100)
  gate.pass("goat", () => made.push("goat"))
  jest.advanceTimersByTime(100)
  expect(made).toEqual([])
  expect(told).toEqual(["", expect.stringContaining('found:  "450k"')])
  expect(told[1]).toContain("The pages show what was there before.")

  problems = []
  gate.pass("milk", () => made.push("milk, mended"))
  jest.advanceTimersByTime(100)
  expect(made).toEqual(["goat", "milk, mended"])
  expect(told.at(-1)).toBe("")
})

test("what a file outside of data/ puts right goes through without another save", () => {
  let problems = [problem]
  const change = jest.fn()
  const gate = createContentGate(() => problems)
  gate.close()
  gate.pass("milk", change)
  jest.advanceTimersByTime(100)
  problems = []
  jest.advanceTimersByTime(2000)
  expect(change).toHaveBeenCalledTimes(1)
})

test("whoever listens later hears what is wrong now, and nothing more after leaving", () => {
  let problems = [problem]
  const gate = createContentGate(() => problems)
  gate.close()
  gate.pass("milk", () => {})
  jest.advanceTimersByTime(100)
  const listener = jest.fn()
  const leave = gate.listen(listener)
  expect(listener).toHaveBeenCalledWith(expect.stringContaining("data/products/3-fresh-milk.json"))
  leave()
  problems = []
  jest.advanceTimersByTime(2000)
  expect(listener).toHaveBeenCalledTimes(1)
})

test("a check that fails keeps changes back and says why, and is tried again", () => {
  const check = jest.fn<Problem[], []>().mockReturnValue([])
  check.mockImplementationOnce(() => {
    throw new Error("no such file")
  })
  const change = jest.fn()
  const told: string[] = []
  const gate = createContentGate(check)
  gate.close()
  gate.listen((message) => told.push(message))
  gate.pass("milk", change)
  jest.advanceTimersByTime(100)
  expect(change).not.toHaveBeenCalled()
  expect(told.at(-1)).toContain("could not be checked: no such file")
  jest.advanceTimersByTime(2000)
  expect(change).toHaveBeenCalledTimes(1)
})
