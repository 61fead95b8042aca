import { useSetAtom } from "jotai"
import { useRef } from "react"
import { clearCompareAtom, MAX_COMPARED } from "./compare"
import { Button } from "../../components/button"
import { Dialog, DialogBody, DialogContent, DialogFooter, DialogHeader, DialogTitle } from "../../components/dialog"
import { Notice } from "../../components/notice"
import { CompareTable } from "./compare-table"
import { useCompared } from "./use-compared"
import { words as sharedWords } from "../../shared/words"
import { detailWords } from "./detail-words"

const { comparison } = detailWords

interface CompareDialogProps {
  /** What stands beside every price: "In Stock". */
  stock: string
  /** The product whose button was pressed: it may be one too many. */
  asked: number
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Returns the focus to the button that opened the dialog. */
  onFocusBack: () => void
}

/** Up to four products side by side (decisions, "compare"). */
export default function CompareDialog({ stock, asked, open, onOpenChange, onFocusBack }: CompareDialogProps) {
  const { products, ids, state, retry } = useCompared(open)
  const clear = useSetAtom(clearCompareAtom)
  const sheet = useRef<HTMLDivElement>(null)

  const status = () => {
    if (state === "loading") return comparison.loading
    if (state === "failed") return null
    if (ids.length === 0) return comparison.empty
    if (ids.length === 1) return comparison.single
    const isFull = ids.length === MAX_COMPARED && !ids.includes(asked)
    return isFull && comparison.full(MAX_COMPARED)
  }

  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        ref={sheet}
        size="lg"
        data-slot="compare-dialog"
        aria-describedby={undefined}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          // A link may have led to another page, which has the focus.
          if (document.activeElement === document.body) onFocusBack()
        }}
      >
        <DialogHeader>
          <DialogTitle>{comparison.title}</DialogTitle>
        </DialogHeader>
        <DialogBody>
          <p role="status" className="text-sm text-ink-muted">
            {status()}
          </p>
          {state === "failed" && (
            <Notice variant="danger" role="alert">
              {comparison.failed}{" "}
              <Button size="sm" onClick={retry}>
                {sharedWords.tryAgain}
              </Button>
            </Notice>
          )}
          {products.length > 0 && (
            <CompareTable
              stock={stock}
              products={products}
              // The button that was pressed is gone.
              onRemoved={() => sheet.current?.focus()}
            />
          )}
        </DialogBody>
        {ids.length > 0 && state !== "loading" && (
          <DialogFooter>
            <Button
              variant="outline"
              onClick={() => {
                clear()
                sheet.current?.focus()
              }}
            >
              {comparison.clear}
            </Button>
          </DialogFooter>
        )}
      </DialogContent>
    </Dialog>
  )
}
