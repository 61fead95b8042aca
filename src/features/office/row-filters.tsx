import { useId, type ReactNode } from "react"
import { Button } from "../../components/button"
import { controlStyles } from "../../components/control-styles"
import { SelectBox } from "../../components/select-box"
import type { Row } from "./row"
import { goodsOf, NO_FILTER, placesOf, type RowFilter } from "./table"

interface RowFiltersProps {
  copy: Queries.OfficePageCopyFragment["filters"]
  /** All rows: what can be chosen comes from them. */
  rows: readonly Row[]
  /** How many are left. */
  shown: number
  filter: RowFilter
  onChange: (filter: RowFilter) => void
}

/** Narrows the tables to a place, a good and a day, and says how many messages are left. */
export function RowFilters({ copy, rows, shown, filter, onChange }: RowFiltersProps) {
  const id = useId()
  const choose = (name: keyof RowFilter) => (value: string) => onChange({ ...filter, [name]: value })
  return (
    <div data-slot="row-filters" role="group" aria-labelledby={`${id}-title`} className="space-y-3">
      <p id={`${id}-title`} className="font-semibold text-ink-strong">
        {copy.title}
      </p>
      <div className="grid gap-3 sm:grid-cols-3">
        <Filter label={copy.place} id={`${id}-place`}>
          <Choice
            {...{ id: `${id}-place`, all: copy.all, options: placesOf(rows) }}
            value={filter.place}
            onChange={choose("place")}
          />
        </Filter>
        <Filter label={copy.good} id={`${id}-good`}>
          <Choice
            {...{ id: `${id}-good`, all: copy.all, options: goodsOf(rows) }}
            value={filter.good}
            onChange={choose("good")}
          />
        </Filter>
        <Filter label={copy.day} id={`${id}-day`}>
          <input
            id={`${id}-day`}
            type="date"
            className={controlStyles({ className: "min-h-touch" })}
            value={filter.day}
            onChange={({ target }) => choose("day")(target.value)}
          />
        </Filter>
      </div>
      <div className="flex min-h-touch flex-wrap items-center gap-x-4">
        <p role="status" className="figures">
          {copy.shown.replace("{shown}", String(shown)).replace("{count}", String(rows.length))}
        </p>
        {filter !== NO_FILTER && (
          <Button variant="ghost" onClick={() => onChange(NO_FILTER)}>
            {copy.clearLabel}
          </Button>
        )}
      </div>
    </div>
  )
}

function Filter({ label, id, children }: { label: string; id: string; children: ReactNode }) {
  return (
    <div className="space-y-2">
      <label htmlFor={id} className="text-sm font-semibold text-ink-strong">
        {label}
      </label>
      {children}
    </div>
  )
}

interface ChoiceProps {
  id: string
  all: string
  options: readonly string[]
  value: string
  onChange: (value: string) => void
}

function Choice({ id, all, options, value, onChange }: ChoiceProps) {
  return (
    <SelectBox id={id} value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">{all}</option>
      {options.map((option) => (
        <option key={option} value={option}>
          {option}
        </option>
      ))}
    </SelectBox>
  )
}
