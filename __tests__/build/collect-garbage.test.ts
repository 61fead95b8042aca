/** @jest-environment node */
import { collectGarbage } from "../../src/build/collect-garbage"

test("what nobody holds any longer leaves the heap at once", () => {
  const make = () => Array.from({ length: 200_000 }, (_, index) => ({ index }))
  collectGarbage()
  const before = process.memoryUsage().heapUsed
  let held: unknown[] | undefined = make()
  expect(process.memoryUsage().heapUsed - before).toBeGreaterThan(held.length * 16)
  held = undefined
  collectGarbage()
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(200_000 * 8)
})
