import * as TabsPrimitive from "@radix-ui/react-tabs"
import { useRef, useState, type ComponentProps, type RefObject } from "react"

interface LiveTabsListProps extends ComponentProps<typeof TabsPrimitive.List> {
  value: string
  onValueChange: (value: string) => void
}

/** The row of tabs with everything that Radix adds: arrow keys, Home, End, one stop for the Tab key. */
export function LiveTabsList({ value, onValueChange, ...props }: LiveTabsListProps) {
  // The first focus may be the one that is given back to a tab that was reached but not chosen: it chooses nothing.
  const [wasFocused, setWasFocused] = useState(false)
  // A press focuses its tab too, and Radix tells of both.
  const told = useRef<string>(null)
  const tellOnce = (chosen: string) => {
    if (told.current === chosen) return
    told.current = chosen
    queueMicrotask(() => (told.current = null))
    onValueChange(chosen)
  }
  return (
    <TabsPrimitive.Root
      asChild
      value={value}
      onValueChange={tellOnce}
      activationMode={wasFocused ? "automatic" : "manual"}
    >
      <TabsPrimitive.List onFocus={() => setWasFocused(true)} {...props} />
    </TabsPrimitive.Root>
  )
}

/** A tab of that row. Give it the id of its own and that of its panel: Radix knows no panels here. */
export function LiveTabsTrigger(props: ComponentProps<typeof TabsPrimitive.Trigger>) {
  return <TabsPrimitive.Trigger {...props} />
}

/** Does again what was pressed before this part had come. One key a task: the focus moves on in a task of its own. */
export function repeatKeys([key, ...others]: readonly string[], row: RefObject<HTMLElement | null>): void {
  if (!key) return
  setTimeout(() => {
    const tab = document.activeElement
    if (!row.current?.contains(tab)) return
    tab?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }))
    repeatKeys(others, row)
  })
}
