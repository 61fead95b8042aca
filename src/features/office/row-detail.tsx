import { useId } from "react"
import { Button } from "../../components/button"
import { Heading } from "../../components/heading"
import { AnswerForm } from "./answer-form"
import { momentInWords } from "./moment-in-words"
import type { OfficeTablesProps } from "./office-props"
import type { Row } from "./row"

interface RowDetailProps extends Omit<OfficeTablesProps, "rows" | "onState"> {
  row: Row
}

/** A message in full, what came before it under its number, and what can be done about it. */
export function RowDetail({ row, copy, site, today, onReceipt }: RowDetailProps) {
  const id = useId()
  const { textTitle, earlierTitle, receiptLabel } = copy.detail
  return (
    <div data-slot="row-detail" className="grid gap-6 rounded-lg bg-surface-sunken p-4 lg:grid-cols-2">
      <div className="space-y-4">
        <section aria-labelledby={`${id}-text`} className="space-y-2">
          <Heading level={3} size="sm" id={`${id}-text`}>
            {textTitle}
          </Heading>
          <p className="wrap-anywhere whitespace-pre-line">{row.text}</p>
        </section>
        {row.earlier.length > 0 && (
          <section aria-labelledby={`${id}-earlier`} className="space-y-2">
            <Heading level={3} size="sm" id={`${id}-earlier`}>
              {earlierTitle}
            </Heading>
            {row.earlier.map((earlier) => (
              <div key={earlier.text} className="border-l-4 border-line-strong pl-3">
                <p className="text-sm text-ink-muted figures">{momentInWords(earlier)}</p>
                <p className="wrap-anywhere whitespace-pre-line">{earlier.text}</p>
              </div>
            ))}
          </section>
        )}
        {row.table === "orders" && (
          <Button variant="outline" onClick={() => onReceipt(row)}>
            {receiptLabel}
          </Button>
        )}
      </div>
      <AnswerForm copy={copy.answers} accounts={site.mobileMoney} row={row} today={today} />
    </div>
  )
}
