import { cva, cx } from "class-variance-authority"
import { ChevronDown } from "lucide-react"
import { createContext, useContext, useEffect, useRef, type ComponentProps, type ReactNode } from "react"
import { Icon } from "../components/icon"
import { Link, type LinkProps } from "../components/link"

type MenuLayout = "row" | "column"

const LayoutContext = createContext<MenuLayout>("row")

const entryStyles = cva("min-h-touch items-center font-semibold no-underline transition-colors duration-quick", {
  variants: {
    layout: {
      row: "relative inline-flex gap-1 px-3 text-sm whitespace-nowrap",
      column: "flex w-full justify-between gap-3 rounded-sm px-3 py-2 text-left text-base hover:bg-surface-sunken",
    },
    /** entry: a word of the menu; action: the one that calls to act, in a row. */
    variant: {
      entry: "text-ink-strong hover:text-accent",
      action: "ml-2 rounded-md bg-success px-5 text-surface shadow-sheet hover:bg-ink-strong",
    },
    /** The open page is this one, or one of the group's. */
    current: { true: "", false: "" },
  },
  compoundVariants: [
    {
      layout: "row",
      current: true,
      className: "after:absolute after:inset-x-3 after:bottom-1.5 after:h-0.5 after:rounded-full after:bg-accent",
    },
    { layout: "column", current: true, className: "text-accent" },
  ],
  defaultVariants: { variant: "entry", current: false },
})

const listStyles = cva("", {
  variants: {
    layout: {
      row: "absolute top-full left-0 z-40 mt-1 w-max min-w-52 rounded-lg border border-line bg-surface-raised p-2 shadow-lifted motion-safe:animate-rise",
      column: "mb-2 ml-3 border-l-2 border-line pl-2 motion-safe:animate-appear",
    },
  },
})

const subLinkStyles = cva(
  "flex min-h-touch items-center rounded-sm px-3 text-ink no-underline transition-colors duration-quick hover:bg-surface-sunken hover:text-accent aria-[current=page]:font-semibold aria-[current=page]:text-accent",
  { variants: { layout: { row: "text-sm", column: "text-base" } } },
)

interface MenuProps extends ComponentProps<"nav"> {
  /** Names the navigation for screen readers, e.g. "Main". */
  label: string
  /** row: on wide screens, one group open at a time, over the page; column: in a drawer, groups unfold in place. */
  layout: MenuLayout
}

/**
 * The site's menu: `MenuLink`s, and `MenuGroup`s of `MenuSubLink`s. A group is a native disclosure, so it opens by a press,
 * a tap, Enter or Space, with and without scripts. Scripts close the open group of a row on Escape, on a press or focus
 * elsewhere, and when a link is followed.
 */
export function Menu({ label, layout, children, ...props }: MenuProps) {
  const root = useRef<HTMLElement>(null)
  useEffect(() => {
    const menu = root.current
    if (!menu || layout === "column") return
    const closeOthers = (kept?: Element | null) => {
      for (const group of menu.querySelectorAll("details[open]")) if (group !== kept) group.removeAttribute("open")
    }
    const onLeave = ({ target }: Event) => closeOthers(target instanceof Element ? target.closest("details") : null)
    const onClick = ({ target }: Event) => {
      if (target instanceof Element && target.closest("a")) closeOthers()
    }
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return
      const focused = menu.querySelector("details[open]:focus-within")
      closeOthers()
      focused?.querySelector("summary")?.focus()
    }
    document.addEventListener("pointerdown", onLeave)
    document.addEventListener("focusin", onLeave)
    document.addEventListener("keydown", onKeyDown)
    menu.addEventListener("click", onClick)
    return () => {
      document.removeEventListener("pointerdown", onLeave)
      document.removeEventListener("focusin", onLeave)
      document.removeEventListener("keydown", onKeyDown)
      menu.removeEventListener("click", onClick)
    }
  }, [layout])
  return (
    <LayoutContext value={layout}>
      <nav data-slot="menu" ref={root} aria-label={label} {...props}>
        <ul className={layout === "row" ? "flex flex-wrap items-center" : "space-y-1"}>{children}</ul>
      </nav>
    </LayoutContext>
  )
}

interface MenuLinkProps extends Omit<LinkProps, "variant"> {
  variant?: "entry" | "action"
}

export function MenuLink({ className, current, variant, ...props }: MenuLinkProps) {
  const layout = useContext(LayoutContext)
  return (
    <li>
      <Link
        variant="plain"
        current={current}
        className={entryStyles({ layout, variant, current, className })}
        {...props}
      />
    </li>
  )
}

interface MenuGroupProps extends Omit<ComponentProps<"li">, "title"> {
  title: ReactNode
  /** The open page is one of the group's: it is marked, and open at first in a column. */
  current?: boolean
}

export function MenuGroup({ title, current = false, className, children, ...props }: MenuGroupProps) {
  const layout = useContext(LayoutContext)
  return (
    <li className={cx("relative", className)} {...props}>
      {/* Opened before hydration it stays open. */}
      <details open={layout === "column" ? current : undefined} suppressHydrationWarning>
        <summary
          className={entryStyles({ layout, current, className: "cursor-pointer [&::-webkit-details-marker]:hidden" })}
        >
          {title}
          <Icon
            icon={ChevronDown}
            size={layout === "row" ? "xs" : undefined}
            className="duration-calm motion-safe:transition-transform [[open]>*>&]:[transform:rotate(180deg)]"
          />
        </summary>
        <ul className={listStyles({ layout })}>{children}</ul>
      </details>
    </li>
  )
}

export function MenuSubLink({ className, ...props }: LinkProps) {
  const layout = useContext(LayoutContext)
  return (
    <li>
      <Link variant="plain" className={subLinkStyles({ layout, className })} {...props} />
    </li>
  )
}
