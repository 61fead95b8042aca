/** @jest-environment node */
import { neighbours } from "../../../src/content/pages/neighbours"

test("the ends of the row meet", () => {
  expect(neighbours(["a", "b", "c"])).toEqual([
    { previous: "c", next: "b" },
    { previous: "a", next: "c" },
    { previous: "b", next: "a" },
  ])
})

test("two stand on either side of each other", () => {
  expect(neighbours(["a", "b"])).toEqual([
    { previous: "b", next: "b" },
    { previous: "a", next: "a" },
  ])
})

test("an entry that is alone has no neighbours", () => {
  expect(neighbours(["a"])).toEqual([{ previous: null, next: null }])
  expect(neighbours([])).toEqual([])
})
