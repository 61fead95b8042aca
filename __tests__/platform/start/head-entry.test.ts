import { PARSING_ATTRIBUTE } from "../../../src/lib/constants"

test("head script: shows what it hides while HTML arrives after five seconds, on a stalled line too", async () => {
  jest.useFakeTimers()
  await import("../../../src/platform/start/head-entry")
  jest.advanceTimersByTime(4999)
  expect(document.documentElement).toHaveAttribute(PARSING_ATTRIBUTE)
  jest.advanceTimersByTime(1)
  expect(document.documentElement).not.toHaveAttribute(PARSING_ATTRIBUTE)
  jest.useRealTimers()
})
