import { useSetAtom } from "jotai"
import { useRef } from "react"
import { clearCompareAtom } from "./compare"
import { Button } from "../../components/button"
import { Dialog, DialogBody, DialogContent, DialogFooter, DialogHeader, DialogTitle } from "../../components/dialog"
import { Notice } from "../../components/notice"
import { CompareTable } from "./compare-table"
import { useCompared } from "./use-compared"

interface CompareDialogProps {
  copy: Queries.CompareCopyFragment
  /** What stands beside every price: "In Stock". */
  stock: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Where the focus goes when what opened the comparison is gone, as a notice is after its time. */
const OPENERS = "[data-slot=compare-open-button], [data-slot=compare-button]"

/** Up to four products side by side (decisions, "compare"). */
export default function CompareDialog({ copy, stock, open, onOpenChange }: CompareDialogProps) {
  const { comparison } = copy
  const { products, count, state, retry } = useCompared(open)
  const clear = useSetAtom(clearCompareAtom)
  const opener = useRef<Element | null>(null)
  const sheet = useRef<HTMLDivElement>(null)

  const said =
    state === "loading"
      ? comparison.loading
      : state === "ready" && (count === 0 ? comparison.empty : count === 1 && comparison.single)

  const focusBack = () => {
    // A link may have led to another page, which has the focus.
    if (document.activeElement !== document.body) return
    const target = opener.current?.isConnected ? opener.current : document.querySelector(OPENERS)
    if (target instanceof HTMLElement) target.focus()
  }

  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        ref={sheet}
        size="lg"
        data-slot="compare-dialog"
        aria-describedby={undefined}
        onOpenAutoFocus={() => {
          opener.current = document.activeElement === document.body ? null : document.activeElement
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          focusBack()
        }}
      >
        <DialogHeader>
          <DialogTitle>{comparison.title}</DialogTitle>
        </DialogHeader>
        <DialogBody>
          <p role="status" className="text-sm text-ink-muted">
            {said}
          </p>
          {state === "failed" && (
            <Notice variant="danger" role="alert">
              {comparison.failed}{" "}
              <Button size="sm" onClick={retry}>
                {comparison.retry}
              </Button>
            </Notice>
          )}
          {products.length > 0 && (
            <CompareTable
              copy={copy}
              stock={stock}
              products={products}
              // The button that was pressed is gone.
              onRemoved={() => sheet.current?.focus()}
            />
          )}
        </DialogBody>
        {count > 0 && state !== "loading" && (
          <DialogFooter>
            <Button
              variant="outline"
              onClick={() => {
                clear()
                sheet.current?.focus()
              }}
            >
              {comparison.clearLabel}
            </Button>
          </DialogFooter>
        )}
      </DialogContent>
    </Dialog>
  )
}
