import { dayInWords } from "../../lib/days"
import type { OfficeProps } from "./office-props"
import { SheetHead } from "./sheet-head"
import type { Row } from "./row"
import { goodName, packingList } from "./table"

interface PackingSheetProps extends OfficeProps {
  rows: readonly Row[]
  today: string
}

/** The packing list on paper: all goods summed, and below them each open order with a box to tick. */
export function PackingSheet({ copy, site, rows, today }: PackingSheetProps) {
  const { sheets, packing } = copy
  const open = rows.filter(({ table, state }) => table === "orders" && state !== "collected")
  return (
    <article data-slot="packing-sheet">
      <SheetHead site={site} title={sheets.packing} line={`${sheets.date}: ${dayInWords(today)}`} />
      <table>
        <thead>
          <tr>
            <th scope="col">{packing.good}</th>
            <th scope="col">{packing.quantity}</th>
            <th scope="col">{sheets.packed}</th>
          </tr>
        </thead>
        <tbody>
          {packingList(rows).map(({ name, sku, quantity }) => (
            <tr key={name + sku}>
              <th scope="row">{name}</th>
              <td>{quantity}</td>
              <td>☐</td>
            </tr>
          ))}
        </tbody>
      </table>
      {open.map((row) => (
        <section key={row.id}>
          <p>
            <span>{[row.number, row.name || row.sender].filter(Boolean).join(" · ")}</span>
            <span>☐</span>
          </p>
          <p>{[row.place, row.telephone, copy.states[row.state]].filter(Boolean).join(" · ")}</p>
          <ul>
            {row.goods.map((line, index) => (
              <li key={index}>{`${line.quantity} × ${goodName(line)}`}</li>
            ))}
          </ul>
        </section>
      ))}
    </article>
  )
}
