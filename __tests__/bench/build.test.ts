/** @jest-environment node */
import { treeMemory } from "../../scripts/bench/build"

const table = `
    1     0  1000
   10     1   200
   11    10    50
   12    11     5
   20     1   400
`

test("a process counts with all that it started, and with nobody else's", () => {
  expect(treeMemory(table, 10)).toBe(255)
  expect(treeMemory(table, 12)).toBe(5)
})

test("a process that has ended, or a table that can't be read, counts as nothing", () => {
  expect(treeMemory(table, 99)).toBe(0)
  expect(treeMemory("", 10)).toBe(0)
  expect(treeMemory(table, undefined)).toBe(0)
})
