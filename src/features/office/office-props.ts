import type { Row, RowState } from "./row"

/** What every part of the staff's page is given: its words, and the site's facts that it writes into answers and sheets. */
export interface OfficeProps {
  copy: Queries.OfficePageCopyFragment
  site: Queries.OfficePageFactsFragment
}

/** What a part of the tables is given besides. */
export interface OfficeTablesProps extends OfficeProps {
  rows: readonly Row[]
  /** "2026-11-25". */
  today: string
  onState: (id: string, state: RowState) => void
  onReceipt: (row: Row) => void
}

/** The columns of a table in their order. */
export const columns = ["number", "day", "sender", "what", "sum", "place", "state"] as const
