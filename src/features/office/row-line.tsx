import { useId, useState, type ReactNode } from "react"
import { Badge } from "../../components/badge"
import { Button } from "../../components/button"
import { SelectBox } from "../../components/select-box"
import { formatMoney } from "../../lib/money"
import { momentInWords } from "./moment-in-words"
import { columns, type OfficeTablesProps } from "./office-props"
import { RowDetail } from "./row-detail"
import { rowStates, type Row } from "./row"

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
      >
        <span className="whitespace-nowrap">{called}</span>
      </Button>
    ),
    day: <span className="figures whitespace-nowrap">{momentInWords(row)}</span>,
    sender: row.sender || row.name,
    what: (
      <>
        {row.what}
        {row.notes.length > 0 && (
          <span className="mt-1 flex flex-wrap gap-1">
            {row.notes.map((note) => (
              <Badge key={note} variant="quiet">
                {notes[note]}
              </Badge>
            ))}
          </span>
        )}
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
      <tr data-slot="row-line">
        {columns.map((column) => (
          <Cell key={column} column={column} label={tables.columns[column]} isEmpty={!cells[column]}>
            {cells[column]}
          </Cell>
        ))}
      </tr>
      <tr id={id} hidden={!isOpen}>
        {isOpen && (
          <td data-opened="" colSpan={columns.length}>
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
      data-column={column}
      data-empty={isEmpty ? "" : undefined}
      className={column === "what" ? "wrap-anywhere" : undefined}
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
