import * as DialogPrimitive from "@radix-ui/react-dialog"
import { cva, cx, type VariantProps } from "class-variance-authority"
import type { ComponentProps } from "react"
import { CloseButton, Dialog, DialogDescription, DialogTitle } from "./dialog"
import { scrollToFocus } from "./scroll-to-focus"

/**
 * A dialog that slides in from an edge. It needs a `DrawerTitle`, and a `DrawerDescription` or
 * `aria-describedby={undefined}`.
 */
export const Drawer = Dialog

const drawerContent = cva(
  "fixed z-50 flex flex-col overflow-y-auto overscroll-contain bg-surface-raised text-ink shadow-lifted",
  {
    variants: {
      /**
       * right: full height; dropdown: at the bottom on phones, from 768 px below its `container`. CSS places it,
       * because Radix Popover would add about 10 KB.
       */
      side: {
        right:
          "inset-y-0 right-0 w-96 max-w-[88vw] motion-safe:data-[state=closed]:animate-leave-right motion-safe:data-[state=open]:animate-enter-right",
        dropdown: [
          "max-md:inset-x-0 max-md:bottom-0 max-md:max-h-[85vh] max-md:rounded-t-lg max-md:motion-safe:data-[state=closed]:animate-leave-bottom max-md:motion-safe:data-[state=open]:animate-enter-bottom",
          "md:absolute md:top-full md:right-0 md:mt-2 md:max-h-[calc(100vh-10rem)] md:w-88 md:rounded-lg md:border md:border-line md:max-lg:right-4 md:motion-safe:data-[state=closed]:animate-vanish md:motion-safe:data-[state=open]:animate-rise",
        ],
      },
    },
    defaultVariants: { side: "right" },
  },
)

type DrawerContentProps = VariantProps<typeof drawerContent> &
  ComponentProps<typeof DialogPrimitive.Content> &
  Pick<ComponentProps<typeof DialogPrimitive.Portal>, "container">

export function DrawerContent({ side, container, className, children, ...props }: DrawerContentProps) {
  return (
    <DialogPrimitive.Portal container={container}>
      <DialogPrimitive.Overlay
        data-slot="drawer-overlay"
        className="fixed inset-0 z-50 bg-scrim motion-safe:data-[state=closed]:animate-vanish motion-safe:data-[state=open]:animate-appear"
      />
      <DialogPrimitive.Content
        data-slot="drawer-content"
        className={drawerContent({ side, className })}
        onFocus={scrollToFocus}
        {...props}
      >
        <CloseButton />
        {children}
      </DialogPrimitive.Content>
    </DialogPrimitive.Portal>
  )
}

export function DrawerHeader({ className, ...props }: ComponentProps<"div">) {
  return <div data-slot="drawer-header" className={cx("px-5 pt-3.5 pr-16 pb-3", className)} {...props} />
}

export function DrawerBody({ className, ...props }: ComponentProps<"div">) {
  return <div data-slot="drawer-body" className={cx("flex-1 px-5 pb-6", className)} {...props} />
}

export const DrawerTitle = DialogTitle
export const DrawerDescription = DialogDescription
