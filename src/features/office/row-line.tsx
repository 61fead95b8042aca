import { cx } from "class-variance-authority"
import { useId, useState, type ReactNode } from "react"
import { Badge } from "../../components/badge"
import { Button } from "../../components/button"
import { SelectBox } from "../../components/select-box"
import { formatMoney } from "../../lib/money"
import { momentInWords } from "./moment-in-words"
import type { OfficeTablesProps } from "./office-tables"
import { RowDetail } from "./row-detail"
import { rowStates, type Row } from "./row"
import { columns } from "./row-table"

interface RowLineProps extends Omit<OfficeTablesProps, "rows"> {
  row: Row
}

/** A row of a table; opened, the whole message and the ready answers stand below it. */
export function RowLine({ row, onState, ...props }: RowLineProps) {
  const { tables, states, notes } = props.copy
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const called = row.number || tables.noNumber
  const cells: Readonly<Record<(typeof columns)[number], ReactNode>> = {
    number: (
      <Button
        variant="ghost"
        padding="tight"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={(isOpen ? tables.closeLabel : tables.openLabel).replace("{number}", row.number || row.what)}
        onClick={() => setOpen(!isOpen)}
        className="-ml-3"
      >
        <span className="whitespace-nowrap">{called}</span>
      </Button>
    ),
    day: <span className="figures whitespace-nowrap">{momentInWords(row)}</span>,
    sender: row.sender || row.name,
    what: (
      <>
        {row.what}
        {row.notes.map((note) => (
          <Badge key={note} variant="quiet" className="mt-1 mr-1">
            {notes[note]}
          </Badge>
        ))}
      </>
    ),
    sum: row.totals.map((total) => formatMoney(total)).join(" + "),
    place: row.place,
    state: (
      <SelectBox
        aria-label={tables.stateOf.replace("{number}", row.number || row.what)}
        value={row.state}
        // The options are `rowStates`.
        onChange={({ target }) => onState(row.id, rowStates[target.selectedIndex] ?? "new")}
      >
        {rowStates.map((state) => (
          <option key={state} value={state}>
            {states[state]}
          </option>
        ))}
      </SelectBox>
    ),
  }
  return (
    <>
      <tr
        role="row"
        data-slot="row-line"
        className={cx(
          "align-top max-lg:grid max-lg:grid-cols-2 max-lg:gap-x-4 max-lg:rounded-lg max-lg:border-2 max-lg:border-line max-lg:bg-surface-raised max-lg:p-3",
          "lg:border-t lg:border-line",
        )}
      >
        {columns.map((column) => (
          <Cell key={column} column={column} label={tables.columns[column]} isEmpty={!cells[column]}>
            {cells[column]}
          </Cell>
        ))}
      </tr>
      <tr role="row" id={id} hidden={!isOpen} className="max-lg:block">
        {isOpen && (
          <td role="cell" colSpan={columns.length} className="pb-6 max-lg:block lg:px-2">
            <RowDetail row={row} {...props} />
          </td>
        )}
      </tr>
    </>
  )
}

interface CellProps {
  column: (typeof columns)[number]
  label: string
  isEmpty: boolean
  children: ReactNode
}

/** On a telephone the column's head stands over what needs it; an empty cell takes no room there. */
function Cell({ column, label, isEmpty, children }: CellProps) {
  return (
    <td
      role="cell"
      className={cx(
        "wrap-break-word lg:p-2",
        isEmpty && "max-lg:hidden",
        column === "what" && "wrap-anywhere max-lg:col-span-full lg:min-w-64",
        column === "state" && "max-lg:col-span-full max-lg:pt-2 lg:min-w-40",
        column === "day" && "max-lg:self-center max-lg:text-right",
        column === "sum" && "figures lg:whitespace-nowrap",
      )}
    >
      {["sender", "sum", "place"].includes(column) && (
        <span aria-hidden className="block text-sm text-ink-muted lg:hidden">
          {label}
        </span>
      )}
      {children}
    </td>
  )
}
