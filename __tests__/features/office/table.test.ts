/** @jest-environment node */
import { someRow } from "../../fixtures/office"
import type { Row } from "../../../src/features/office/row"
import {
  filterRows,
  goodsOf,
  mergeRows,
  NO_FILTER,
  packingList,
  placesOf,
  rowsSince,
  setState,
} from "../../../src/features/office/table"

const row = (changes: Partial<Row>): Row => ({ ...someRow, ...changes })
const first = row({ text: "2 × Eggs", day: "2026-11-24", time: "07:02" })
const second = row({ text: "6 × Eggs", day: "2026-11-24", time: "23:29" })

test("the same number is one row: the later message counts, and both can be seen", () => {
  for (const [a, b] of [
    [first, second],
    [second, first],
  ] as const) {
    const [merged, ...others] = mergeRows([a], [b])
    expect(others).toEqual([])
    expect(merged?.text).toBe("6 × Eggs")
    expect(merged?.earlier).toEqual([{ day: "2026-11-24", time: "07:02", text: "2 × Eggs" }])
  }
})

test("what staff have said of an order stays when it comes again, and the row says that it is other words", () => {
  const [merged] = mergeRows([{ ...first, state: "paid" }], [second])
  expect([merged?.state, merged?.notes]).toEqual(["paid", ["changed"]])
  expect(setState(merged ? [merged] : [], first.id, "answered")[0]?.notes).toEqual([])
})

test("an older message that is read later changes nothing but the list of earlier ones", () => {
  const [merged] = mergeRows([{ ...second, state: "paid" }], [first])
  expect([merged?.text, merged?.state, merged?.notes]).toEqual(["6 × Eggs", "paid", []])
})

test("a file that is opened twice changes nothing", () => {
  const once = mergeRows([], [first, second])
  expect(mergeRows(once, [first, second])).toEqual(once)
})

test("a pasted message gets its sender from the chat that has it too", () => {
  const pasted = row({ sender: "", time: "", day: "2026-11-26", telephone: "" })
  const [merged] = mergeRows([pasted], [row({ sender: "Nakato Ruth", day: "2026-11-24", time: "07:02" })])
  expect(merged).toMatchObject({ sender: "Nakato Ruth", day: "2026-11-24", time: "07:02" })
})

test("the newest stands first", () => {
  const rows = mergeRows([], [row({ id: "a", day: "2026-11-24" }), row({ id: "b", day: "2026-11-26" })])
  expect(rows.map(({ id }) => id)).toEqual(["b", "a"])
})

const rows = [
  row({ id: "1", place: "Mbale", day: "2026-11-24", goods: [{ quantity: 2, title: "Eggs", unit: "tray of 30" }] }),
  row({ id: "2", place: "mbale ", day: "2026-11-25", goods: [{ quantity: 1, title: "Ghee" }], state: "paid" }),
  row({
    id: "3",
    place: "Gulu",
    day: "2026-11-25",
    goods: [{ quantity: 3, title: "Eggs", unit: "tray of 30" }],
    state: "collected",
  }),
  row({ id: "4", place: "", day: "", table: "rest", goods: [] }),
]
const ids = (chosen: readonly Row[]) => chosen.map(({ id }) => id).join("")

test("a table is narrowed by place, however it is written, by good and by day", () => {
  expect(placesOf(rows)).toEqual(["Gulu", "mbale"])
  expect(goodsOf(rows)).toEqual(["Eggs (tray of 30)", "Ghee"])
  expect(ids(filterRows(rows, NO_FILTER))).toBe("1234")
  expect(ids(filterRows(rows, { ...NO_FILTER, place: "Mbale" }))).toBe("12")
  expect(ids(filterRows(rows, { ...NO_FILTER, good: "Eggs (tray of 30)" }))).toBe("13")
  expect(ids(filterRows(rows, { ...NO_FILTER, day: "2026-11-25" }))).toBe("23")
  expect(ids(filterRows(rows, { place: "mbale", good: "Ghee", day: "2026-11-25" }))).toBe("2")
})

test("what is to be packed is the sum over orders that are not collected", () => {
  const more = row({ id: "5", goods: [{ quantity: 5, title: "Eggs", unit: "tray of 30" }], state: "answered" })
  expect(packingList([...rows, more])).toEqual([
    { name: "Eggs (tray of 30)", sku: "", quantity: 7, orders: 2 },
    { name: "Ghee", sku: "", quantity: 1, orders: 1 },
  ])
})

test("old messages can be deleted; one without a day stays", () => {
  expect(ids(rowsSince(rows, "2026-11-25"))).toBe("234")
})
