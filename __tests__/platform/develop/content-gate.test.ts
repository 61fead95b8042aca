/** @jest-environment node */
import type { Problem } from "../../../src/content"
import { createContentGate } from "../../../src/platform/develop/content-gate"

/* What it means for open pages: e2e/dev. */

const problem: Problem = {
  file: "data/products/3-fresh-milk.json",
  entry: "id 3",
  field: "price",
  found: '"450k"',
  wanted: "a price",
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** A gate whose check finds `problems`, what went through it, and what it messages. */
function openGate(check: () => Problem[]) {
  const made: string[] = []
  const messages: string[] = []
  const gate = createContentGate(check)
  gate.listen((message) => messages.push(message))
  return { gate, made, messages, change: (file: string, what = file) => gate.pass(file, () => made.push(what)) }
}

test("content gate: open, passes changes on; closed, batches them for one check", () => {
  const check = jest.fn((): Problem[] => [])
  const { gate, made, change } = openGate(check)
  change("goat")
  expect(made).toEqual(["goat"])
  expect(check).not.toHaveBeenCalled()
  gate.close()
  change("milk", "milk, half written")
  change("hay")
  change("milk")
  expect(made).toEqual(["goat"])
  jest.runOnlyPendingTimers()
  expect(made).toEqual(["goat", "hay", "milk"])
  expect(check).toHaveBeenCalledTimes(1)
})

test("content gate: reports invalid content, and queues all changes until it is valid again", () => {
  let problems = [problem]
  const { gate, made, messages, change } = openGate(() => problems)
  gate.close()
  change("milk")
  jest.advanceTimersByTime(100)
  change("goat")
  jest.advanceTimersByTime(100)
  expect(made).toEqual([])
  expect(messages).toEqual(["", expect.stringContaining('found:  "450k"')])
  expect(messages[1]).toContain("The pages show what was there before.")
  // Whoever listens later hears what is wrong now.
  const later = jest.fn()
  gate.listen(later)
  expect(later).toHaveBeenCalledWith(messages[1])
  problems = []
  change("milk", "milk, corrected")
  jest.advanceTimersByTime(100)
  expect(made).toEqual(["goat", "milk, corrected"])
  expect(messages.at(-1)).toBe("")
})

test("content gate: queues changes while queries run, and settles once they are processed", async () => {
  const { gate } = openGate(() => [])
  let isQuerying = true
  gate.holdWhile(() => isQuerying)
  gate.close()
  const log: string[] = []
  let complete = () => {}
  gate.pass("milk", () => {
    log.push("asked")
    return new Promise<void>((resolve) => (complete = resolve))
  })
  jest.advanceTimersByTime(1000)
  expect(log).toEqual([])
  isQuerying = false
  jest.advanceTimersByTime(100)
  expect(log).toEqual(["asked"])
  const settled = gate.settled().then(() => log.push("settled"))
  await Promise.resolve()
  expect(log).toEqual(["asked"])
  complete()
  await settled
  expect(log).toEqual(["asked", "settled"])
})
