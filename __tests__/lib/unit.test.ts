import { countUnits, perUnit } from "../../src/lib/unit"

const tray = { one: "tray of 30", many: "trays of 30" }

test("a unit stands behind a price and a number", () => {
  expect(perUnit(tray)).toBe("per tray of 30")
  expect(countUnits(1, tray)).toBe("1 tray of 30")
  expect(countUnits(2, tray)).toBe("2 trays of 30")
  expect(countUnits(1000, tray)).toBe("1,000 trays of 30")
})
