import { cva, cx } from "class-variance-authority"
import { ChevronDown } from "lucide-react"
import { createContext, useContext, useEffect, useRef, type ComponentProps, type ReactNode } from "react"
import { Icon } from "../components/icon"
import { Link, type LinkProps } from "../components/link"

type MenuLayout = "row" | "column"

const LayoutContext = createContext<MenuLayout>("row")

const entryStyles = cva(
  "min-h-touch items-center text-ink-strong no-underline transition-colors duration-quick hover:text-accent",
  {
    variants: {
      layout: {
        row: "relative inline-flex gap-1 px-3 text-sm font-semibold whitespace-nowrap",
        column: "flex w-full justify-between gap-3 rounded-sm px-3 py-2 text-left text-base hover:bg-surface-sunken",
      },
      current: { true: "", false: "" },
    },
    compoundVariants: [
      {
        layout: "row",
        current: true,
        className: "after:absolute after:inset-x-3 after:bottom-1.5 after:h-0.5 after:rounded-full after:bg-accent",
      },
      { layout: "column", current: true, className: "font-semibold text-accent!" },
    ],
    defaultVariants: { current: false },
  },
)

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
  /** The accessible name: "Main". */
  label: string
  /** row: dropdowns, one open at a time; column: in a drawer, groups expand in place. */
  layout: MenuLayout
}

/**
 * `MenuLink`s, and `MenuGroup`s of `MenuSubLink`s. Groups are native disclosures, which work without scripts. Scripts
 * close a row's open group on Escape, on a press or focus outside, and when a link is followed.
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

export function MenuLink({ className, current, ...props }: LinkProps) {
  const layout = useContext(LayoutContext)
  return (
    <li>
      <Link variant="plain" current={current} className={entryStyles({ layout, current, className })} {...props} />
    </li>
  )
}

interface MenuGroupProps extends Omit<ComponentProps<"li">, "title"> {
  title: ReactNode
  /** The open page is in the group, which a column then shows open. */
  current?: boolean
}

export function MenuGroup({ title, current = false, className, children, ...props }: MenuGroupProps) {
  const layout = useContext(LayoutContext)
  return (
    <li className={cx("relative", className)} {...props}>
      {/* A group opened before hydration stays open. */}
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
