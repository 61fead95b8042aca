import { useState } from "react"
import { Tabs, TabsContent, TabsList, TabsTrigger } from "../../components/tabs"
import type { OfficeTablesProps } from "./office-props"
import { RowFilters } from "./row-filters"
import { RowTable } from "./row-table"
import { rowTableStyles } from "./row-table-styles"
import { tableNames } from "./row"
import { filterRows, NO_FILTER } from "./table"

/** The four tables, one at a time, under what narrows all of them. */
export function OfficeTables({ rows, ...props }: OfficeTablesProps) {
  const { tables, filters } = props.copy
  const [filter, setFilter] = useState(NO_FILTER)
  const shown = filterRows(rows, filter)
  const isFiltered = filter !== NO_FILTER
  return (
    <div data-slot="office-tables" className="space-y-4 print:hidden">
      <style href="office-row-table" precedence="default">
        {rowTableStyles}
      </style>
      <RowFilters copy={filters} rows={rows} shown={shown.length} filter={filter} onChange={setFilter} />
      <Tabs defaultValue="orders">
        <TabsList label={tables.label}>
          {tableNames.map((name) => (
            <TabsTrigger key={name} value={name}>
              {tables.names[name]}{" "}
              <span className="figures">{`(${shown.filter(({ table }) => table === name).length})`}</span>
            </TabsTrigger>
          ))}
        </TabsList>
        {tableNames.map((name) => (
          <TabsContent key={name} value={name} title={tables.names[name]}>
            <RowTable
              name={name}
              rows={shown.filter(({ table }) => table === name)}
              empty={isFiltered ? tables.filtered : tables.empty}
              {...props}
            />
          </TabsContent>
        ))}
      </Tabs>
    </div>
  )
}
