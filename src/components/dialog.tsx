import * as DialogPrimitive from "@radix-ui/react-dialog"
import { cva, cx, type VariantProps } from "class-variance-authority"
import { X } from "lucide-react"
import { useRef, type ComponentProps } from "react"
import { scrollToFocus } from "./scroll-to-focus"
import { useOverlay } from "./use-overlay"
import { VisuallyHidden } from "./visually-hidden"
import { messages } from "./messages"

const dialogContent = cva(
  "relative w-full rounded-lg border border-transparent bg-surface-raised text-ink shadow-lifted motion-safe:data-[state=open]:animate-rise motion-safe:data-[state=closed]:animate-vanish",
  {
    variants: {
      size: {
        sm: "max-w-md",
        md: "max-w-2xl",
        lg: "max-w-5xl",
      },
    },
    defaultVariants: { size: "md" },
  },
)

/**
 * A modal dialog for one task. It needs a `DialogTitle`, and a `DialogDescription` or `aria-describedby={undefined}`.
 * Use a toast for a message that needs no answer, and `Drawer` for a panel at the side.
 */
export const Dialog = DialogPrimitive.Root

/** Closes the dialog around it; use `asChild` with a `Button` or a `Link`. */
export function DialogClose(props: ComponentProps<typeof DialogPrimitive.Close>) {
  return <DialogPrimitive.Close data-slot="dialog-close" {...props} />
}

type DialogContentProps = ComponentProps<typeof DialogPrimitive.Content> & VariantProps<typeof dialogContent>

export function DialogContent({ size, className, children, ...props }: DialogContentProps) {
  return (
    <DialogPrimitive.Portal>
      {/* Scrolls when the dialog is taller than the screen. */}
      <DialogPrimitive.Overlay
        data-slot="dialog-overlay"
        className="fixed inset-0 z-50 overflow-y-auto overscroll-contain bg-scrim motion-safe:data-[state=open]:animate-appear motion-safe:data-[state=closed]:animate-vanish"
      >
        <div className="flex min-h-full items-center justify-center p-4 sm:p-8">
          <DialogPrimitive.Content
            data-slot="dialog-content"
            className={cx(dialogContent({ size }), className)}
            onFocus={scrollToFocus}
            {...props}
          >
            <CloseButton />
            {children}
          </DialogPrimitive.Content>
        </div>
      </DialogPrimitive.Overlay>
    </DialogPrimitive.Portal>
  )
}

export function DialogHeader({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="dialog-header"
      className={cx("space-y-2 p-5 pr-16 pb-0 sm:p-6 sm:pr-16 sm:pb-0", className)}
      {...props}
    />
  )
}

export function DialogBody({ className, ...props }: ComponentProps<"div">) {
  return <div data-slot="dialog-body" className={cx("p-5 sm:p-6", className)} {...props} />
}

/** The dialog's buttons; the main one comes last. */
export function DialogFooter({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="dialog-footer"
      className={cx("flex flex-wrap justify-end gap-3 border-t border-line p-5 sm:px-6", className)}
      {...props}
    />
  )
}

export function DialogTitle({ className, ...props }: ComponentProps<typeof DialogPrimitive.Title>) {
  return (
    <DialogPrimitive.Title
      data-slot="dialog-title"
      className={cx("font-display text-xl font-bold text-ink-strong", className)}
      {...props}
    />
  )
}

export function DialogDescription({ className, ...props }: ComponentProps<typeof DialogPrimitive.Description>) {
  return (
    <DialogPrimitive.Description
      data-slot="dialog-description"
      className={cx("text-ink-muted", className)}
      {...props}
    />
  )
}

/** First in the panel's DOM order, so that it gets the focus on open. Android's Back clicks it. */
export function CloseButton({ label = messages.close }: { label?: string }) {
  const button = useRef<HTMLButtonElement>(null)
  useOverlay(true, () => button.current?.click())
  return (
    <DialogClose
      ref={button}
      className="absolute top-2 right-2 z-10 grid size-11 place-items-center rounded-full text-ink-muted transition-colors duration-quick hover:bg-surface-sunken hover:text-ink-strong"
    >
      <X className="size-6" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </DialogClose>
  )
}
