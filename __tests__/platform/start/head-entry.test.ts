import { PARSING_ATTRIBUTE } from "../../../src/lib/constants"

test("head script: after five seconds it shows content hidden during parsing, even on a stalled connection", async () => {
  jest.useFakeTimers()
  await import("../../../src/platform/start/head-entry")
  jest.advanceTimersByTime(4999)
  expect(document.documentElement).toHaveAttribute(PARSING_ATTRIBUTE)
  jest.advanceTimersByTime(1)
  expect(document.documentElement).not.toHaveAttribute(PARSING_ATTRIBUTE)
  jest.useRealTimers()
})
