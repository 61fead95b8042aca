/** The words round the results of the accessibility tests. */
export const words = {
  /** The day of the last test follows. */
  lastTested: "Programs last tested the whole website on ",
  tests: "The tests",
  result: (passed: number, failed: number, skipped: number) =>
    `${passed} passed, ${failed} failed, ${skipped} left out`,
  tools: "Tested with",
}
