import type { ComponentProps, RefObject } from "react"
import { useSetPanel } from "./panel"
import { Sheet, SheetContent } from "../components/sheet"
import { restoreFocus } from "./restore-focus"

export interface PanelProps {
  open: boolean
  /** The header's button that opens the sheet; the focus returns to it, unless a link led to another page. */
  trigger: RefObject<HTMLElement | null>
}

/** A sheet opened by a button in the header; the two are connected by `panelAtom`. */
export function PanelSheet({ open, trigger, ...props }: PanelProps & ComponentProps<typeof SheetContent>) {
  const setPanel = useSetPanel()
  return (
    <Sheet open={open} onOpenChange={(next) => !next && setPanel(null)}>
      <SheetContent
        // A link may point to the current page; no navigation would then close the sheet.
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest("a[href^='/']")) setPanel(null)
        }}
        // The first Escape in an open list of suggestions closes only that list.
        onEscapeKeyDown={(event) => {
          if (event.target instanceof Element && event.target.matches("[role=combobox][aria-expanded=true]")) {
            event.preventDefault()
          }
        }}
        onCloseAutoFocus={(event) => restoreFocus(event, trigger)}
        {...props}
      />
    </Sheet>
  )
}
