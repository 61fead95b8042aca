import { dayInWords } from "../../lib/days"
import { formatMoney } from "../../lib/money"
import type { OfficeProps } from "./office"
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
    <article data-slot="receipt-sheet" className="space-y-4">
      <SheetHead site={site} title={sheets.receipt} line={row.number} />
      <dl className="grid grid-cols-[auto_1fr] gap-x-4">
        {facts
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label} className="contents">
              <dt>{label}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ))}
      </dl>
      <table className="w-full text-left">
        <thead>
          <tr>
            <th scope="col">{sheets.good}</th>
            {[sheets.quantity, sheets.each, sheets.sum].map((label) => (
              <th key={label} scope="col" className="pl-2 text-right">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {row.goods.map((line, index) => (
            <tr key={index} className="border-t border-line-strong align-top">
              <th scope="row" className="py-1 font-normal">
                {goodName(line)}
              </th>
              <td className="py-1 pl-2 text-right figures">{line.quantity}</td>
              <td className="py-1 pl-2 text-right figures">{line.price ? formatMoney(line.price) : ""}</td>
              <td className="py-1 pl-2 text-right figures">
                {line.price ? formatMoney({ ...line.price, amountMinor: line.price.amountMinor * line.quantity }) : ""}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {row.totals.map((total) => (
            <tr key={total.currency} className="border-t-2 border-ink-strong font-semibold">
              <th scope="row" colSpan={3} className="pt-1">
                {sheets.total}
              </th>
              <td className="pt-1 pl-2 text-right figures">{formatMoney(total)}</td>
            </tr>
          ))}
        </tfoot>
      </table>
      <p className="pt-10">
        <span className="block w-2/3 border-t border-ink-strong pt-1">{sheets.signature}</span>
      </p>
    </article>
  )
}
