import * as TabsPrimitive from "@radix-ui/react-tabs"
import { cx } from "class-variance-authority"
import type { ComponentProps } from "react"

/** Several views of one thing, one at a time. All of them are in the HTML; without JavaScript all show. */
export function Tabs({ className, ...props }: ComponentProps<typeof TabsPrimitive.Root>) {
  return <TabsPrimitive.Root data-slot="tabs" className={cx("space-y-5", className)} {...props} />
}

interface TabsListProps extends ComponentProps<typeof TabsPrimitive.List> {
  /** Names the choice for screen readers, e.g. "About this product". */
  label: string
}

/** The row of tabs; it scrolls sideways where it is too long. */
export function TabsList({ label, className, ...props }: TabsListProps) {
  return (
    <TabsPrimitive.List
      data-slot="tabs-list"
      aria-label={label}
      className={cx(
        // The padding keeps the focus ring from being cut off.
        "js-only -mx-1.5 flex gap-1 overflow-x-auto p-1.5 [scrollbar-width:none] print:hidden",
        className,
      )}
      {...props}
    />
  )
}

export function TabsTrigger({ className, ...props }: ComponentProps<typeof TabsPrimitive.Trigger>) {
  return (
    <TabsPrimitive.Trigger
      data-slot="tabs-trigger"
      className={cx(
        "inline-flex min-h-touch shrink-0 items-center gap-2 rounded-md border border-transparent px-4 text-sm font-semibold text-ink-muted transition-colors duration-quick hover:text-accent data-[state=active]:border-line data-[state=active]:bg-surface-raised data-[state=active]:text-accent data-[state=active]:shadow-sheet",
        className,
      )}
      {...props}
    />
  )
}

interface TabsContentProps extends Omit<ComponentProps<typeof TabsPrimitive.Content>, "title"> {
  /** The tab's words again, as the panel's title where there are no tabs: without JavaScript and on paper. */
  title: string
}

/** What a tab shows. */
export function TabsContent({ title, className, children, ...props }: TabsContentProps) {
  return (
    <TabsPrimitive.Content
      forceMount
      data-slot="tabs-content"
      className={cx(
        "rounded-sm data-[state=inactive]:hidden motion-safe:data-[state=active]:animate-appear print:block!",
        className,
      )}
      {...props}
    >
      <p className="no-js-only mb-3 font-display text-xl font-bold text-ink-strong print:block">{title}</p>
      {children}
    </TabsPrimitive.Content>
  )
}
