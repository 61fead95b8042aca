/** @jest-environment node */
import { treeUsage } from "../../scripts/bench/build"

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
