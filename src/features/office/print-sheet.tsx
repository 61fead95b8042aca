import { useEffect } from "react"
import { createPortal } from "react-dom"
import type { OfficeProps } from "./office-props"
import { PackingSheet } from "./packing-sheet"
import { ReceiptSheet } from "./receipt-sheet"
import type { Row } from "./row"
import { sheetStyles } from "./sheet-styles"

/** What is printed: a packing list of all open orders, or the receipt of one order. */
export type Sheet = { kind: "packing"; rows: readonly Row[] } | { kind: "receipt"; row: Row }

interface PrintSheetProps extends OfficeProps {
  sheet: Sheet
  today: string
  onDone: () => void
}

/**
 * Prints a sheet on A5 as soon as it is there. It goes with the next press or key: some browsers say that they have
 * printed before they have read the page.
 */
export function PrintSheet({ copy, site, sheet, today, onDone }: PrintSheetProps) {
  useEffect(() => {
    const signs = ["pointerdown", "keydown"] as const
    window.print()
    for (const sign of signs) window.addEventListener(sign, onDone)
    return () => {
      for (const sign of signs) window.removeEventListener(sign, onDone)
    }
  }, [sheet, onDone])
  return createPortal(
    <div data-slot="print-sheet" className="text-ink-strong">
      <style>{sheetStyles}</style>
      {sheet.kind === "packing" ? (
        <PackingSheet copy={copy} site={site} rows={sheet.rows} today={today} />
      ) : (
        <ReceiptSheet copy={copy} site={site} row={sheet.row} today={today} />
      )}
    </div>,
    document.body,
  )
}
