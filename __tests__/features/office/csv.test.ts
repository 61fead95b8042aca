/** @jest-environment node */
import fc from "fast-check"
import { parse } from "papaparse"
import { csvOf, type CsvLabels } from "../../../src/features/office/csv"
import { someRow } from "../../fixtures/office"

const labels: CsvLabels = {
  ...{ number: "Number", day: "Day", time: "Time", sender: "Sender", telephone: "Phone", name: "Name", place: "Place" },
  ...{ what: "What", sumUGX: "Sum UGX", sumUSD: "Sum USD", state: "State", text: "As it came" },
}
const states = { new: "New", answered: "Answered", paid: "Paid", collected: "Collected" }
const cells = (csv: string) => parse<string[]>(csv.slice(1)).data

test("the file says that it is UTF-8, and Excel's line ends are in it", () => {
  const csv = csvOf([someRow], labels, states)
  expect(csv.startsWith("\ufeffNumber,Day,")).toBe(true)
  expect(csv).toContain("\r\n")
})

test("sums are numbers that a spreadsheet adds up", () => {
  const totals = [
    { amountMinor: 3_000_000, currency: "UGX" as const },
    { amountMinor: 1250, currency: "USD" as const },
  ]
  expect(cells(csvOf([{ ...someRow, totals }], labels, states))[1]?.slice(8, 10)).toEqual(["30000", "12.50"])
})

test.each(["=1+1", "+256 000 111 222", "-5", "@SUM(A1)", "\t=1", "\r=1", " =1", "＝1+1", "\n=1"])(
  "%j is text, and no formula",
  (text) => {
    expect(cells(csvOf([{ ...someRow, sender: text }], labels, states))[1]?.[3]).toBe(`'${text}`)
  },
)

test("whatever somebody writes stays in its cell, and begins no formula", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const [, row = []] = cells(csvOf([{ ...someRow, text }], labels, states))
      expect(row).toHaveLength(12)
      expect(row[11]).toBe(/^[\s\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(text) ? `'${text}` : text)
    }),
    { numRuns: 1000 },
  )
})
