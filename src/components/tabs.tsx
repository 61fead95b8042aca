import * as TabsPrimitive from "@radix-ui/react-tabs"
import { cx } from "class-variance-authority"
import { createContext, useContext, useEffect, useRef, useState, type ComponentProps } from "react"
import { useMounted } from "./use-mounted"

interface TabsState {
  value: string
  select: (value: string) => void
}

const TabsContext = createContext<TabsState | null>(null)

function useTabs(): TabsState {
  const tabs = useContext(TabsContext)
  if (!tabs) throw new Error("A part of tabs stands outside <Tabs>. Put it in there, so that it knows what is chosen.")
  return tabs
}

interface TabsProps extends Omit<ComponentProps<typeof TabsPrimitive.Root>, "dir"> {
  /** The tab that is chosen, where the page holds that; else `defaultValue` is the first one. */
  value?: string
  defaultValue?: string
  onValueChange?: (value: string) => void
}

/**
 * Several views of one thing, one at a time. All of them are in the HTML; without JavaScript all show. `label` names
 * the row. What people compare stands side by side, and questions are an `Accordion`.
 */
export function Tabs({ value: controlled, defaultValue = "", onValueChange, className, ...props }: TabsProps) {
  const [uncontrolled, setUncontrolled] = useState(defaultValue)
  const value = controlled ?? uncontrolled
  /** Radix reports a press twice, as a press and as a focus, before the next render. */
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  }, [value])

  const select = (chosen: string) => {
    if (chosen === latest.current) return
    latest.current = chosen
    setUncontrolled(chosen)
    onValueChange?.(chosen)
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
  /** Names the choice for screen readers, e.g. "About this product". */
  label: string
}

/** The row of tabs; it takes a second line where one is too short, so that none is out of sight. */
export function TabsList({ label, className, ...props }: TabsListProps) {
  return (
    <TabsPrimitive.List
      data-slot="tabs-list"
      aria-label={label}
      className={cx("js-only flex flex-wrap gap-1 print:hidden", className)}
      {...props}
    />
  )
}

/** A tab; its `value` is that of the panel that it shows. */
export function TabsTrigger({ className, ...props }: ComponentProps<typeof TabsPrimitive.Trigger>) {
  const { value, select } = useTabs()
  const isMounted = useMounted()
  return (
    <TabsPrimitive.Trigger
      data-slot="tabs-trigger"
      // Radix goes by the press of a mouse. The inline script repeats early presses as clicks, and so does other software.
      onClick={() => select(props.value)}
      // Radix gives the row its stop of the Tab key when it runs.
      {...(!isMounted && props.value === value ? { tabIndex: 0 } : {})}
      className={cx(
        "inline-flex min-h-touch shrink-0 items-center gap-2 rounded-md border border-transparent px-4 text-sm font-semibold text-ink-muted transition-colors duration-quick hover:text-accent data-[state=active]:border-line data-[state=active]:bg-surface-raised data-[state=active]:text-accent data-[state=active]:shadow-sheet",
        className,
      )}
      {...props}
    />
  )
}

interface TabsContentProps extends Omit<ComponentProps<typeof TabsPrimitive.Content>, "title"> {
  /** The tab's label again, as the panel's title where there are no tabs: without JavaScript and on paper. */
  title: string
}

/** What a tab shows. It is never mounted anew: what is typed in it stays. */
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
