import { parseIds } from "../../../src/features/shop/id-list"

test("list of ids: keeps each saved id once, and logs values that are no ids", () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => {})
  const invalid = [0, -1, 1.5, "3", null, Number.MAX_VALUE, [3]]
  expect(parseIds("wishlist", [2, ...invalid, 1, 2])).toEqual([2, 1])
  expect(warn.mock.calls.map(([, entry]) => entry as unknown)).toEqual(invalid)
})

test.each([[null], [{ 0: 1 }], ["1,2"]])("list of ids: saved %j is not a list, and is logged", (stored) => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => {})
  expect(parseIds("comparison", stored)).toEqual([])
  expect(warn).toHaveBeenCalledTimes(1)
})
