import { useAtomValue, useSetAtom } from "jotai"
import { useEffect, useRef } from "react"
import { fetchOrReload, useFetched } from "../../platform/lists"
import { clearCompareAtom, compareAtom, MAX_COMPARED, removeFromComparisonAtom } from "./compare"
import { Button } from "../../components/button"
import { Dialog, DialogBody, DialogContent, DialogFooter, DialogHeader, DialogTitle } from "../../components/dialog"
import { Notice } from "../../components/notice"
import { CompareTable } from "./compare-table"
import { productsRequest, productStore } from "./shop-source"
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

/** The products in the comparison, fetched while it is open. One that the shop has no longer leaves it. */
function useCompared(isOpen: boolean) {
  const ids = useAtomValue(compareAtom)
  const remove = useSetAtom(removeFromComparisonAtom)
  const fetched = useFetched(productStore, productsRequest, isOpen && ids.length > 0)
  const all = fetched instanceof Error ? undefined : fetched?.nodes

  const gone = all && ids.find((id) => !all.some(({ jsonId }) => jsonId === id))
  useEffect(() => {
    if (gone !== undefined) remove(gone)
  }, [gone, remove])

  return {
    products: ids.flatMap((id) => all?.find(({ jsonId }) => jsonId === id) ?? []),
    ids,
    state: all || ids.length === 0 ? "ready" : fetched ? "failed" : "loading",
    // A failure is saved in the store.
    retry: () => void fetchOrReload(productStore, productsRequest).catch(() => undefined),
  }
}
