import { checkIds, toggleId } from "../../../src/features/shop/id-list"

test("list of ids: a number goes in at the end, and out again", () => {
  expect(toggleId([3, 1], 7)).toEqual([3, 1, 7])
  expect(toggleId([3, 1, 7], 1)).toEqual([3, 7])
})

describe("list of ids", () => {
  let warn: jest.SpyInstance
  beforeEach(() => {
    warn = jest.spyOn(console, "warn").mockImplementation(() => {})
  })

  test("list of ids: what was stored comes back as it is, a number once", () => {
    expect(checkIds("wishlist", [3, 1, 3])).toEqual([3, 1])
    expect(warn).not.toHaveBeenCalled()
  })

  test.each([[0], [-1], [1.5], ["3"], [null], [Number.MAX_VALUE], [[3]]])(
    "list of ids: what was stored %j is no product's number: it is left out and named, the rest survives",
    (entry) => {
      expect(checkIds("wishlist", [1, entry, 2])).toEqual([1, 2])
      expect(warn).toHaveBeenCalledWith(expect.stringContaining("wishlist"), entry)
    },
  )

  test.each([[null], [{ 0: 1 }], ["1,2"]])("list of ids: what was stored %j is no list", (stored) => {
    expect(checkIds("comparison", stored)).toEqual([])
    expect(warn).toHaveBeenCalledTimes(1)
  })
})
