import { useSetAtom } from "jotai"
import type { ComponentProps, RefObject } from "react"
import { panelAtom } from "./panel"
import { Sheet, SheetContent } from "../components/sheet"
import { restoreFocus } from "./restore-focus"

export interface PanelProps {
  open: boolean
  /** The header's button that opens it; the focus returns there, unless a link led to another page. */
  trigger: RefObject<HTMLElement | null>
}

/** A sheet that a button of the header opens; the button and the sheet meet in `panelAtom`. */
export function PanelSheet({ open, trigger, ...props }: PanelProps & ComponentProps<typeof SheetContent>) {
  const setPanel = useSetAtom(panelAtom)
  return (
    <Sheet open={open} onOpenChange={(next) => !next && setPanel(null)}>
      <SheetContent
        // A link may lead to the page that is open already; then no new page takes the sheet away.
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest("a[href^='/']")) setPanel(null)
        }}
        // The first Escape in an open list of suggestions closes that list.
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
