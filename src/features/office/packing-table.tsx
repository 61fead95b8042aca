import { Printer } from "lucide-react"
import { useId } from "react"
import { Button } from "../../components/button"
import { Heading } from "../../components/heading"
import { Icon } from "../../components/icon"
import type { Row } from "./row"
import { packingList } from "./table"

interface PackingTableProps {
  copy: Queries.OfficePageCopyFragment["packing"]
  rows: readonly Row[]
  onPrint: () => void
}

/** What must be packed: the goods of all open orders, summed. */
export function PackingTable({ copy, rows, onPrint }: PackingTableProps) {
  const id = useId()
  const list = packingList(rows)
  return (
    <section data-slot="packing-table" aria-labelledby={id} className="max-w-measure space-y-3 print:hidden">
      <Heading level={2} size="xl" id={id}>
        {copy.title}
      </Heading>
      <p>{list.length > 0 ? copy.lead : copy.none}</p>
      {list.length > 0 && (
        <>
          <table aria-labelledby={id} className="w-full text-left">
            <thead>
              <tr className="text-sm text-ink-strong">
                <th scope="col">{copy.good}</th>
                <th scope="col" className="pl-3 text-right">
                  {copy.quantity}
                </th>
                <th scope="col" className="pl-3 text-right">
                  {copy.orders}
                </th>
              </tr>
            </thead>
            <tbody className="divide-y divide-line border-y border-line">
              {list.map(({ name, sku, quantity, orders }) => (
                <tr key={name + sku}>
                  <th scope="row" className="py-2 font-normal wrap-anywhere">
                    {name}
                  </th>
                  <td className="pl-3 text-right font-semibold figures">{quantity}</td>
                  <td className="pl-3 text-right figures">{orders}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <Button variant="outline" onClick={onPrint}>
            <Icon icon={Printer} /> {copy.printLabel}
          </Button>
        </>
      )}
    </section>
  )
}
