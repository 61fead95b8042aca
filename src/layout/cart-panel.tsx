import type { ComponentProps, MouseEvent } from "react"
import { useSetPanel, type PanelProps } from "./panel"
import { CartTray } from "../features/cart/cart-tray"
import { words as cartWords } from "../features/cart/words"
import { ButtonLink } from "../components/button"
import { Popover, PopoverContent, PopoverTitle } from "../components/popover"
import { Sheet, SheetBody, SheetContent, SheetHeader, SheetTitle } from "../components/sheet"
import { useMediaQuery } from "../components/use-media-query"
import { restoreFocus } from "./restore-focus"
import { words } from "./words"

interface CartPanelProps extends PanelProps {
  /** Path of the open page. */
  pathname: string
}

/**
 * The cart: on a phone a sheet from below, which its bar opens; from 768 px on what the basket in the header shows. Loaded
 * when it is first opened.
 */
export default function CartPanel({ open, trigger, pathname }: CartPanelProps) {
  const setPanel = useSetPanel()
  const isWide = useMediaQuery("(min-width: 48rem)")
  const shared = {
    "aria-describedby": undefined,
    // A link may point to the open page; no navigation would then close the panel.
    onClick: ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest("a[href^='/']")) setPanel(null)
    },
    // On the panel, so that its name is read: the first thing in it to press would take something out.
    onOpenAutoFocus: (event: Event) => {
      event.preventDefault()
      if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus({ preventScroll: true })
    },
  } satisfies ComponentProps<typeof SheetContent>
  const onOpenChange = (next: boolean) => {
    if (!next) setPanel(null)
  }
  const tray = (
    // Cart and checkout begin with the way to send.
    <CartTray open={open} sends={pathname !== "/cart" && pathname !== "/checkout"}>
      <ButtonLink href="/cart" variant="outline" padding="tight" className="grow">
        {cartWords.viewCart}
      </ButtonLink>{" "}
      <ButtonLink href="/checkout" variant="outline" padding="tight" className="grow">
        {cartWords.checkout}
      </ButtonLink>
    </CartTray>
  )

  if (!isWide) {
    return (
      <Sheet open={open} onOpenChange={onOpenChange}>
        <SheetContent
          {...shared}
          side="bottom"
          className="scroll-pb-40"
          onCloseAutoFocus={(event) => restoreFocus(event, barCart)}
        >
          <SheetHeader>
            <SheetTitle>{words.cart}</SheetTitle>
          </SheetHeader>
          <SheetBody className="pb-0">{tray}</SheetBody>
        </SheetContent>
      </Sheet>
    )
  }
  return (
    <Popover open={open} onOpenChange={onOpenChange}>
      <PopoverContent
        {...shared}
        // No room below the ways to send, which stay at the foot.
        className="max-h-[calc(100vh-10rem)] space-y-2 overflow-y-auto overscroll-contain scroll-pb-40 pb-0 max-lg:right-4"
        onCloseAutoFocus={(event) => restoreFocus(event, trigger)}
        // A press on the button closes it by itself; closing it here as well would open it again.
        onInteractOutside={(event) => {
          if (event.target instanceof Node && trigger.current?.contains(event.target)) event.preventDefault()
        }}
      >
        <PopoverTitle>{words.cart}</PopoverTitle>
        {tray}
      </PopoverContent>
    </Popover>
  )
}

/** The entry of the phone's bar, which opens the sheet there. */
const barCart = {
  get current() {
    return document.querySelector<HTMLElement>("[data-slot=bar-cart]")
  },
}
