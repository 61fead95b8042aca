/** @jest-environment node */
import { shareOf, treeUsage } from "../../../lab/bench/build"

const table = `
    1     0  1000    9
   10     1   200    4
   11    10    50    3
   12    11     5    1
   20     1   400    7
`

test("a process counts with all that it started, and with nobody else's", () => {
  expect(treeUsage(table, 10).memory).toBe(255)
  expect([...treeUsage(table, 10).cpu]).toEqual([
    [10, 4],
    [11, 3],
    [12, 1],
  ])
  expect(treeUsage(table, 12).memory).toBe(5)
})

test("a process that has ended, or a table that can't be read, counts as nothing", () => {
  for (const nothing of [treeUsage(table, 99), treeUsage("", 10), treeUsage(table, undefined)]) {
    expect(nothing).toEqual({ memory: 0, cpu: new Map() })
  }
})

test("a process's share of the memory is no more than what is resident, and that of none is nothing", () => {
  const share = shareOf(process.pid)
  if (process.platform === "linux") expect(share).toBeGreaterThan(10 * 1024)
  expect(share).toBeLessThanOrEqual(process.memoryUsage().rss / 1024)
  expect(shareOf(2 ** 30)).toBe(0)
})
