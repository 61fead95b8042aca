import * as DialogPrimitive from "@radix-ui/react-dialog"
import { cx } from "class-variance-authority"
import { useRef, type ComponentProps } from "react"
import { useOverlay } from "./use-overlay"

/**
 * A small panel below its button, for the cart. It is a non-modal dialog: the focus moves into it and cycles inside;
 * Escape, Android's Back and any click or focus outside close it.
 *
 * It stands after its button in the DOM and is positioned with CSS against the next positioned element around it, so no
 * positioning engine is shipped (Radix Popover would add about 10 KB for a single use).
 */
export function Popover(props: Omit<ComponentProps<typeof DialogPrimitive.Root>, "modal">) {
  return (
    <div data-slot="popover">
      <DialogPrimitive.Root modal={false} {...props} />
    </div>
  )
}

/** The popover's panel. It needs a `PopoverTitle`, or an `aria-label`. */
export function PopoverContent({ className, children, ...props }: ComponentProps<typeof DialogPrimitive.Content>) {
  return (
    <DialogPrimitive.Content
      data-slot="popover-content"
      className={cx(
        "absolute top-full right-0 z-40 mt-2 w-88 max-w-[calc(100vw-2rem)] rounded-lg border border-line bg-surface-raised p-4 text-ink shadow-lifted motion-safe:data-[state=closed]:animate-vanish motion-safe:data-[state=open]:animate-rise",
        className,
      )}
      {...props}
    >
      {children}
      <ClosedByBack />
    </DialogPrimitive.Content>
  )
}

/** Rendered while the popover is open. Only Radix's own button can close one whose state Radix has. */
function ClosedByBack() {
  const button = useRef<HTMLButtonElement>(null)
  useOverlay(true, () => button.current?.click())
  return (
    <DialogPrimitive.Close ref={button} hidden>
      Close
    </DialogPrimitive.Close>
  )
}

export function PopoverTitle({ className, ...props }: ComponentProps<typeof DialogPrimitive.Title>) {
  return (
    <DialogPrimitive.Title
      data-slot="popover-title"
      className={cx("font-display text-lg font-bold text-ink-strong", className)}
      {...props}
    />
  )
}
