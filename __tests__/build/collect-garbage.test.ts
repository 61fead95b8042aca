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

test("what stays is moved together, and the rest of the heap's memory is given back", () => {
  collectGarbage()
  const empty = process.memoryUsage().heapTotal
  const kept: unknown[] = []
  let dropped: unknown[] | undefined = []
  for (let index = 0; index < 2_000_000; index++) {
    const entry = { index, text: `entry ${index}` }
    ;(index % 40 === 0 ? kept : dropped).push(entry)
  }
  const full = process.memoryUsage().heapTotal
  dropped = undefined
  collectGarbage()
  // Collected alone, the heap would keep four fifths of it.
  expect(process.memoryUsage().heapTotal).toBeLessThan((empty + full) / 2)
  expect(kept).toHaveLength(50_000)
})
