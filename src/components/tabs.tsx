import * as TabsPrimitive from "@radix-ui/react-tabs"
import { cx } from "class-variance-authority"
import { createContext, useContext, useEffect, useRef, type ComponentProps } from "react"
import { useMounted } from "./use-mounted"

interface TabsState {
  value: string
  select: (value: string) => void
}

const TabsContext = createContext<TabsState | null>(null)

function useTabs(): TabsState {
  const tabs = useContext(TabsContext)
  if (!tabs) throw new Error("Put this component into <Tabs>.")
  return tabs
}

interface TabsProps extends Omit<ComponentProps<typeof TabsPrimitive.Root>, "dir" | "defaultValue"> {
  value: string
  onValueChange: (value: string) => void
}

/** Views of one subject, all in the HTML; without JavaScript all are visible. Use `Accordion` for questions. */
export function Tabs({ value, onValueChange, className, ...props }: TabsProps) {
  /** Radix reports a click twice before the next render: on mousedown and on focus. */
  const lastReported = useRef(value)
  useEffect(() => {
    lastReported.current = value
  }, [value])

  const select = (next: string) => {
    if (next === lastReported.current) return
    lastReported.current = next
    onValueChange(next)
  }
  return (
    <TabsContext value={{ value, select }}>
      <TabsPrimitive.Root
        data-slot="tabs"
        value={value}
        onValueChange={select}
        className={cx("space-y-5", className)}
        {...props}
      />
    </TabsContext>
  )
}

interface TabsListProps extends ComponentProps<typeof TabsPrimitive.List> {
  /** The accessible name: "About this product". */
  label: string
}

export function TabsList({ label, className, ...props }: TabsListProps) {
  return (
    <TabsPrimitive.List
      data-slot="tabs-list"
      aria-label={label}
      className={cx("js-only flex flex-wrap border-b border-line print:hidden", className)}
      {...props}
    />
  )
}

export function TabsTrigger({ className, ...props }: ComponentProps<typeof TabsPrimitive.Trigger>) {
  const { value, select } = useTabs()
  const isMounted = useMounted()
  return (
    <TabsPrimitive.Trigger
      data-slot="tabs-trigger"
      // Radix listens to `mousedown`; the inline script and assistive software send only clicks.
      onClick={() => select(props.value)}
      // Radix makes a tab focusable only after hydration.
      {...(!isMounted && props.value === value ? { tabIndex: 0 } : {})}
      className={cx(
        "inline-flex min-h-touch shrink-0 items-center gap-2 border-b-2 border-transparent px-1 text-sm font-semibold whitespace-nowrap text-ink-muted transition-colors duration-quick hover:text-accent data-[state=active]:border-current data-[state=active]:text-accent sm:px-4",
        className,
      )}
      {...props}
    />
  )
}

interface TabsContentProps extends Omit<ComponentProps<typeof TabsPrimitive.Content>, "title"> {
  /** The tab's label, shown as a title without JavaScript and in print. */
  title: string
}

/** A tab's panel; it stays mounted, so that typed text is kept. */
export function TabsContent({ title, className, children, ...props }: TabsContentProps) {
  return (
    <TabsPrimitive.Content
      forceMount
      data-slot="tabs-content"
      className={cx(
        "rounded-sm motion-safe:data-[state=active]:animate-appear not-print:data-[state=inactive]:hidden",
        className,
      )}
      {...props}
    >
      <p className="no-js-only mb-3 font-display text-xl font-bold text-ink-strong print:block!">{title}</p>
      {children}
    </TabsPrimitive.Content>
  )
}
