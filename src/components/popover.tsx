import * as DialogPrimitive from "@radix-ui/react-dialog"
import { cva, cx, type VariantProps } from "class-variance-authority"
import { useRef, type ComponentProps } from "react"
import { useOverlay } from "./use-overlay"

const popoverContent = cva(
  "absolute top-full z-40 mt-2 w-88 max-w-[calc(100vw-2rem)] rounded-lg border border-line bg-surface-raised p-4 text-ink shadow-lifted motion-safe:data-[state=closed]:animate-vanish motion-safe:data-[state=open]:animate-rise",
  {
    variants: {
      align: { start: "left-0", end: "right-0" },
    },
    defaultVariants: { align: "end" },
  },
)

/**
 * A small panel below its button, for the cart. It is a non-modal dialog: the focus moves into it and cycles inside,
 * Escape, Android's Back and any click or focus outside close it, and the focus returns to the button.
 *
 * It follows its trigger in the DOM and is positioned with CSS, so no positioning engine is shipped (Radix Popover
 * would add about 10 KB for a single use).
 */
export function Popover({
  children,
  anchor = "trigger",
  ...props
}: Omit<ComponentProps<typeof DialogPrimitive.Root>, "modal"> & {
  /** What the panel is placed against: its trigger, or the next positioned element around it. */
  anchor?: "trigger" | "ancestor"
}) {
  return (
    <div data-slot="popover" className={anchor === "trigger" ? "relative" : undefined}>
      <DialogPrimitive.Root modal={false} {...props}>
        {children}
      </DialogPrimitive.Root>
    </div>
  )
}

/** The button that opens and closes the popover. Use `asChild` with a `Button`. */
export function PopoverTrigger(props: ComponentProps<typeof DialogPrimitive.Trigger>) {
  return <DialogPrimitive.Trigger data-slot="popover-trigger" {...props} />
}

/** Closes the popover around it: for links and buttons that lead to another page. */
export function PopoverClose(props: ComponentProps<typeof DialogPrimitive.Close>) {
  return <DialogPrimitive.Close data-slot="popover-close" {...props} />
}

type PopoverContentProps = ComponentProps<typeof DialogPrimitive.Content> & VariantProps<typeof popoverContent>

/** The popover's panel. It needs a `PopoverTitle`, or an `aria-label`. */
export function PopoverContent({ align, className, children, ...props }: PopoverContentProps) {
  return (
    <DialogPrimitive.Content
      data-slot="popover-content"
      className={cx(popoverContent({ align }), className)}
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
