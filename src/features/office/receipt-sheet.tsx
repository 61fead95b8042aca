import { dayInWords } from "../../lib/days"
import { formatMoney } from "../../lib/money"
import type { OfficeProps } from "./office-props"
import { SheetHead } from "./sheet-head"
import type { Row } from "./row"
import { goodName } from "./table"

interface ReceiptSheetProps extends OfficeProps {
  row: Row
  today: string
}

/** The receipt of one order on paper, with a line to sign on. */
export function ReceiptSheet({ copy, site, row, today }: ReceiptSheetProps) {
  const { sheets, states } = copy
  const facts: readonly (readonly [label: string, value: string])[] = [
    [sheets.number, row.number],
    [sheets.date, dayInWords(today)],
    [sheets.customer, row.name || row.sender],
    [sheets.telephone, row.telephone],
    [sheets.place, row.place],
    [sheets.state, states[row.state]],
  ]
  return (
    <article data-slot="receipt-sheet">
      <SheetHead site={site} title={sheets.receipt} line={row.number} />
      <dl>
        {facts
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <table>
        <thead>
          <tr>
            <th scope="col">{sheets.good}</th>
            {[sheets.quantity, sheets.each, sheets.sum].map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {row.goods.map((line, index) => (
            <tr key={index}>
              <th scope="row">{goodName(line)}</th>
              <td>{line.quantity}</td>
              <td>{line.price ? formatMoney(line.price) : ""}</td>
              <td>
                {line.price ? formatMoney({ ...line.price, amountMinor: line.price.amountMinor * line.quantity }) : ""}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {row.totals.map((total) => (
            <tr key={total.currency}>
              <th scope="row" colSpan={3}>
                {sheets.total}
              </th>
              <td>{formatMoney(total)}</td>
            </tr>
          ))}
        </tfoot>
      </table>
      <p data-slot="sheet-signature">
        <span>{sheets.signature}</span>
      </p>
    </article>
  )
}
