import { Download } from "lucide-react"
import { useId } from "react"
import { Button } from "../../components/button"
import { Heading } from "../../components/heading"
import { Icon } from "../../components/icon"
import { csvOf } from "./csv"
import type { OfficeProps } from "./office-props"
import { tableNames, type Row, type TableName } from "./row"
import { saveFile } from "./save-file"
import { savedTable } from "./saved-table"

interface TakeOutProps extends Pick<OfficeProps, "copy"> {
  rows: readonly Row[]
  today: string
}

/** Files to take away: each table for a spreadsheet, and all of them for another device. */
export function TakeOut({ copy, rows, today }: TakeOutProps) {
  const id = useId()
  const { takeOut, tables, states, sheets } = copy
  const saveCsv = (name: TableName) => {
    const { number, day, sender, what, place, sum, state } = tables.columns
    const { telephone } = sheets
    const labels = {
      number,
      day,
      sender,
      telephone,
      what,
      place,
      state,
      name: takeOut.name,
      time: takeOut.time,
      text: copy.detail.textTitle,
    }
    const sums = { sumUGX: `${sum} UGX`, sumUSD: `${sum} USD` }
    const chosen = rows.filter(({ table }) => table === name)
    saveFile(`cafn-${name}-${today}.csv`, csvOf(chosen, { ...labels, ...sums }, states), "text/csv;charset=utf-8")
  }
  return (
    <section data-slot="take-out" aria-labelledby={id} className="space-y-3 print:hidden">
      <Heading level={2} size="xl" id={id}>
        {takeOut.title}
      </Heading>
      <div className="flex flex-wrap gap-3">
        {tableNames
          .filter((name) => rows.some(({ table }) => table === name))
          .map((name) => (
            <Button key={name} variant="outline" onClick={() => saveCsv(name)}>
              <Icon icon={Download} /> <span>{takeOut.csvLabel.replace("{table}", tables.names[name])}</span>
            </Button>
          ))}
        <Button
          variant="outline"
          fit="shrinks"
          onClick={() => saveFile(`cafn-office-${today}.json`, savedTable(rows), "application/json")}
        >
          <Icon icon={Download} /> {takeOut.saveLabel}
        </Button>
      </div>
    </section>
  )
}
