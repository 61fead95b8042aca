import { checkIds, toggleId } from "../../../src/features/shop/id-list"

test("list of ids: toggling appends an id, or removes it", () => {
  expect(toggleId([3, 1], 7)).toEqual([3, 1, 7])
  expect(toggleId([3, 1, 7], 1)).toEqual([3, 7])
})

describe("list of ids: check of saved values", () => {
  let warn: jest.SpyInstance
  beforeEach(() => {
    warn = jest.spyOn(console, "warn").mockImplementation(() => {})
  })

  test("list of ids: removes duplicates from saved ids", () => {
    expect(checkIds("wishlist", [3, 1, 3])).toEqual([3, 1])
    expect(warn).not.toHaveBeenCalled()
  })

  test.each([[0], [-1], [1.5], ["3"], [null], [Number.MAX_VALUE], [[3]]])(
    "list of ids: drops and logs the invalid saved id %j, and keeps the rest",
    (entry) => {
      expect(checkIds("wishlist", [1, entry, 2])).toEqual([1, 2])
      expect(warn).toHaveBeenCalledWith(expect.stringContaining("wishlist"), entry)
    },
  )

  test.each([[null], [{ 0: 1 }], ["1,2"]])("list of ids: saved %j is not a list, and is logged", (stored) => {
    expect(checkIds("comparison", stored)).toEqual([])
    expect(warn).toHaveBeenCalledTimes(1)
  })
})
