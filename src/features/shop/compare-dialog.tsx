import { useAtomValue, useSetAtom } from "jotai"
import { useEffect, useRef } from "react"
import { fetchOrReload, useFetched } from "../../browser/fetch-store"
import { clearCompareAtom, compareAtom, MAX_COMPARED, removeFromComparisonAtom } from "./compare"
import { Button } from "../../components/button"
import { Dialog, DialogBody, DialogContent, DialogFooter, DialogHeader, DialogTitle } from "../../components/dialog"
import { Alert } from "../../components/alert"
import { CompareTable } from "./compare-table"
import { productsRequest, productStore } from "./shop-source"
import { messages as sharedMessages } from "../../shared/messages"
import { detailMessages } from "./detail-messages"

const { comparison } = detailMessages

interface CompareDialogProps {
  /** The text beside every price: "In Stock". */
  stock: string
  /** The product whose button was clicked; it may exceed the maximum. */
  addedId: number
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Returns the focus to the button that opened the dialog. */
  onFocusBack: () => void
}

export default function CompareDialog({ stock, addedId, open, onOpenChange, onFocusBack }: CompareDialogProps) {
  const { products, ids, state, retry } = useCompared(open)
  const clear = useSetAtom(clearCompareAtom)
  const content = useRef<HTMLDivElement>(null)

  const status = () => {
    if (state === "loading") return comparison.loading
    if (state === "failed") return null
    if (ids.length === 0) return comparison.empty
    if (ids.length === 1) return comparison.single
    const isFull = ids.length === MAX_COMPARED && !ids.includes(addedId)
    return isFull && comparison.full(MAX_COMPARED)
  }

  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        ref={content}
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
        {/* A title can lead to the page below. */}
        <DialogBody
          onClick={({ target }) => {
            if (target instanceof Element && target.closest("a[href^='/']")) onOpenChange(false)
          }}
        >
          <p role="status" className="text-sm text-ink-muted">
            {status()}
          </p>
          {state === "failed" && (
            <Alert variant="danger" role="alert">
              {comparison.failed}{" "}
              <Button size="sm" onClick={retry}>
                {sharedMessages.tryAgain}
              </Button>
            </Alert>
          )}
          {products.length > 0 && (
            <CompareTable
              stock={stock}
              products={products}
              // The clicked button is gone.
              onRemoved={() => content.current?.focus()}
            />
          )}
        </DialogBody>
        {ids.length > 0 && state !== "loading" && (
          <DialogFooter>
            <Button
              variant="outline"
              onClick={() => {
                clear()
                content.current?.focus()
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

/**
 * Returns the compared products, fetched while the dialog is open. Products that the shop no longer has are removed.
 */
function useCompared(isOpen: boolean) {
  const ids = useAtomValue(compareAtom)
  const remove = useSetAtom(removeFromComparisonAtom)
  const fetched = useFetched(productStore, productsRequest, isOpen && ids.length > 0)
  const all = fetched instanceof Error ? undefined : fetched?.nodes

  const unavailableId = all && ids.find((id) => !all.some(({ jsonId }) => jsonId === id))
  useEffect(() => {
    if (unavailableId !== undefined) remove(unavailableId)
  }, [unavailableId, remove])

  return {
    products: ids.flatMap((id) => all?.find(({ jsonId }) => jsonId === id) ?? []),
    ids,
    state: all || ids.length === 0 ? "ready" : fetched ? "failed" : "loading",
    // The store keeps the error.
    retry: () => void fetchOrReload(productStore, productsRequest).catch(() => undefined),
  }
}
