/** @jest-environment node */
import { growths, steps, type Measurement } from "../../../lab/bench/verdict"

const measurement = (size: number, change: Partial<Measurement> = {}): Measurement => ({
  size,
  pages: size * 5,
  seconds: 60 + size / 100,
  cpuSeconds: 60 + size / 100,
  peakMemory: 900,
  scripts: 1000,
  lists: [
    { route: "/shop", page: 1, entries: 8, bytes: 10_000 },
    { route: "/shop", page: 2, entries: size < 16 ? size - 8 : 8, bytes: size < 16 ? 500 : 2000 },
  ],
  ...change,
})

test("a page is compared from the smallest size at which it shows as much", () => {
  expect(growths([measurement(5000), measurement(10), measurement(1000)])).toEqual([
    {
      what: "page 1 of /shop",
      from: { size: 10, bytes: 10_000 },
      to: { size: 5000, bytes: 10_000 },
      percent: 0,
      isTooMuch: false,
    },
    {
      what: "page 2 of /shop",
      from: { size: 1000, bytes: 2000 },
      to: { size: 5000, bytes: 2000 },
      percent: 0,
      isTooMuch: false,
    },
    {
      what: "all scripts",
      from: { size: 10, bytes: 1000 },
      to: { size: 5000, bytes: 1000 },
      percent: 0,
      isTooMuch: false,
    },
  ])
})

test("a page that is as full at the largest size only is told, and not judged", () => {
  expect(growths([measurement(10), measurement(50)])).toContainEqual({
    what: "page 2 of /shop",
    to: { size: 50, bytes: 2000 },
    percent: 0,
    isTooMuch: false,
  })
})

test.each([
  [1050, false],
  [1051, true],
  [900, false],
])("scripts of 1,000 bytes that become %i: too much is %s", (scripts, isTooMuch) => {
  const found = growths([measurement(10), measurement(1000, { scripts })])
  expect(found.find(({ what }) => what === "all scripts")).toMatchObject({ isTooMuch })
})

test("one size has nothing to be compared with", () => {
  expect(growths([measurement(10)])).toEqual([])
  expect(steps([measurement(10)])).toEqual([])
})

test("what 1,000 more pages take is told from size to size", () => {
  const measured = [
    measurement(10, { pages: 100, cpuSeconds: 60 }),
    measurement(1000, { pages: 5100, cpuSeconds: 85 }),
    measurement(5000, { pages: 25_100, cpuSeconds: 205 }),
  ]
  expect(steps(measured)).toEqual([
    { from: 10, to: 1000, seconds: 5 },
    { from: 1000, to: 5000, seconds: 6 },
  ])
})
