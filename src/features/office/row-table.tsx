import { useState } from "react"
import { Button } from "../../components/button"
import { columns, type OfficeTablesProps } from "./office-props"
import { RowLine } from "./row-line"
import type { TableName } from "./row"

interface RowTableProps extends OfficeTablesProps {
  name: TableName
  /** What is said where there is no row. */
  empty: string
}

/** How many rows are shown at first, and how many more each time: a telephone stands still for some thousands. */
const STEP = 20

/** One table. On a telephone each row is a card. */
export function RowTable({ name, rows, empty, ...props }: RowTableProps) {
  const { tables } = props.copy
  const [most, setMost] = useState(STEP)
  if (rows.length === 0) return <p className="text-ink-muted">{empty}</p>
  return (
    <div data-slot="row-table" className="space-y-4">
      <table aria-label={tables.names[name]} className="w-full text-left">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="text-sm font-semibold text-ink-strong">
                {tables.columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, most).map((row) => (
            <RowLine key={row.id} row={row} {...props} />
          ))}
        </tbody>
      </table>
      {rows.length > most && (
        <Button variant="outline" onClick={() => setMost(most + STEP)}>
          {tables.moreLabel.replace("{count}", String(Math.min(STEP, rows.length - most)))}
        </Button>
      )}
    </div>
  )
}
