import { cx } from "class-variance-authority"
import { createContext, useContext, useId, useRef, useState, type ComponentPropsWithoutRef } from "react"
import { useLiveTabs } from "./use-live-tabs"

interface TabsState {
  /** The beginning of the ids of tabs and panels. */
  id: string
  value: string
  select: (value: string) => void
  /** False as long as the first panel shows: it stands there with the page and does not appear. */
  wasChanged: boolean
}

const TabsContext = createContext<TabsState | null>(null)
const LiveContext = createContext<ReturnType<typeof useLiveTabs>>(null)

function useTabs(): TabsState {
  const tabs = useContext(TabsContext)
  if (!tabs) throw new Error("A part of tabs stands outside <Tabs>. Put it in there, so that it knows what is chosen.")
  return tabs
}

const tabId = (tabs: TabsState, value: string) => `${tabs.id}-trigger-${value}`
const panelId = (tabs: TabsState, value: string) => `${tabs.id}-content-${value}`

interface TabsProps extends Omit<ComponentPropsWithoutRef<"div">, "defaultValue"> {
  /** The tab that is chosen, where the page holds that; else `defaultValue` is the first one. */
  value?: string
  defaultValue?: string
  onValueChange?: (value: string) => void
}

/** Several views of one thing, one at a time. All of them are in the HTML; without JavaScript all show. */
export function Tabs({ value: held, defaultValue = "", onValueChange, className, ...props }: TabsProps) {
  const id = useId()
  const [own, setOwn] = useState(defaultValue)
  const value = held ?? own
  const [first] = useState(value)
  const [wasChanged, setWasChanged] = useState(false)
  if (value !== first && !wasChanged) setWasChanged(true)

  const select = (chosen: string) => {
    if (chosen === value) return
    setOwn(chosen)
    onValueChange?.(chosen)
  }
  return (
    <TabsContext value={{ id, value, select, wasChanged }}>
      <div data-slot="tabs" className={cx("space-y-5", className)} {...props} />
    </TabsContext>
  )
}

interface TabsListProps extends ComponentPropsWithoutRef<"div"> {
  /** Names the choice for screen readers, e.g. "About this product". */
  label: string
}

/**
 * The row of tabs; it takes a second line where one is too short, so that none is out of sight. It begins as plain
 * buttons, each a stop of the Tab key; what the arrow keys need weighs 8 KB and is loaded with the first touch.
 */
export function TabsList({ label, className, ...props }: TabsListProps) {
  const { value, select } = useTabs()
  const row = useRef<HTMLDivElement>(null)
  const live = useLiveTabs(row)
  const shared = {
    ref: row,
    "data-slot": "tabs-list",
    "aria-label": label,
    className: cx("js-only flex flex-wrap gap-1 print:hidden", className),
    ...props,
  }
  return (
    <LiveContext value={live}>
      {live ? (
        <live.LiveTabsList value={value} onValueChange={select} {...shared} />
      ) : (
        <div role="tablist" {...shared} />
      )}
    </LiveContext>
  )
}

interface TabsTriggerProps extends Omit<ComponentPropsWithoutRef<"button">, "id" | "onClick" | "type"> {
  /** The `value` of the panel that it shows. */
  value: string
}

export function TabsTrigger({ value, className, ...props }: TabsTriggerProps) {
  const tabs = useTabs()
  const live = useContext(LiveContext)
  const isChosen = value === tabs.value
  const shared = {
    "data-slot": "tabs-trigger",
    id: tabId(tabs, value),
    "aria-controls": panelId(tabs, value),
    className: cx(
      "inline-flex min-h-touch shrink-0 items-center gap-2 rounded-md border border-transparent px-4 text-sm font-semibold text-ink-muted transition-colors duration-quick hover:text-accent data-[state=active]:border-line data-[state=active]:bg-surface-raised data-[state=active]:text-accent data-[state=active]:shadow-sheet",
      className,
    ),
    ...props,
  }
  if (live) return <live.LiveTabsTrigger value={value} {...shared} />
  return (
    <button
      type="button"
      role="tab"
      aria-selected={isChosen}
      data-state={isChosen ? "active" : "inactive"}
      onClick={({ currentTarget }) => {
        // Safari gives a button no focus with a press.
        currentTarget.focus()
        tabs.select(value)
      }}
      {...shared}
    />
  )
}

interface TabsContentProps extends Omit<ComponentPropsWithoutRef<"div">, "id" | "title"> {
  /** The `value` of its tab. */
  value: string
  /** The tab's words again, as the panel's title where there are no tabs: without JavaScript and on paper. */
  title: string
}

/** What a tab shows. It is never mounted anew: what is typed in it stays. */
export function TabsContent({ value, title, className, style, children, ...props }: TabsContentProps) {
  const tabs = useTabs()
  const isShown = value === tabs.value
  return (
    <div
      role="tabpanel"
      data-slot="tabs-content"
      id={panelId(tabs, value)}
      aria-labelledby={tabId(tabs, value)}
      data-state={isShown ? "active" : "inactive"}
      tabIndex={0}
      style={isShown && !tabs.wasChanged ? { ...style, animationDuration: "0s" } : style}
      className={cx(
        "rounded-sm data-[state=inactive]:hidden motion-safe:data-[state=active]:animate-appear print:block!",
        className,
      )}
      {...props}
    >
      <p className="no-js-only mb-3 font-display text-xl font-bold text-ink-strong print:block!">{title}</p>
      {children}
    </div>
  )
}
