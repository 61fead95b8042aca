import { unparse } from "papaparse"
import type { Currency } from "../../lib/money"
import type { Row } from "./row"

/** Spreadsheets take a cell that begins with one of these for a formula, also behind blanks or in wide letters. */
const FORMULA = /^[\s\p{Cc}]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u

/** The mark by which Excel knows that the text is UTF-8. */
const UTF8_MARK = "\ufeff"

/** The words of the columns, in the order of the file. */
export interface CsvLabels {
  number: string
  day: string
  time: string
  sender: string
  telephone: string
  name: string
  place: string
  what: string
  sumUGX: string
  sumUSD: string
  state: string
  text: string
}

/** A table as a file for Excel and LibreOffice. No cell of it is a formula. */
export function csvOf(rows: readonly Row[], labels: CsvLabels, states: Readonly<Record<Row["state"], string>>): string {
  const cells = rows.map((row) => [
    ...[row.number, row.day, row.time, row.sender, row.telephone, row.name, row.place, row.what],
    ...[sumIn(row, "UGX"), sumIn(row, "USD"), states[row.state], row.text],
  ])
  const fields = [
    ...[labels.number, labels.day, labels.time, labels.sender, labels.telephone, labels.name, labels.place],
    ...[labels.what, labels.sumUGX, labels.sumUSD, labels.state, labels.text],
  ]
  return UTF8_MARK + unparse({ fields, data: cells }, { newline: "\r\n", escapeFormulae: FORMULA })
}

/** A number that can be added up: "30000", "12.50". */
function sumIn({ totals }: Row, currency: Currency): string {
  const amounts = totals.filter((total) => total.currency === currency).map(({ amountMinor }) => amountMinor)
  if (amounts.length === 0) return ""
  const sum = amounts.reduce((sum, amount) => sum + amount, 0)
  return sum % 100 === 0 ? String(sum / 100) : (sum / 100).toFixed(2)
}
