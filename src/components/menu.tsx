import { cva, cx, type VariantProps } from "class-variance-authority"
import { ChevronDown } from "lucide-react"
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
} from "react"
import { Icon } from "./icon"
import { Link, type LinkProps } from "./link"
import { useMounted } from "./use-mounted"

/** The open drop-down. One that was pressed open stays when the pointer leaves it. */
interface Opened {
  value: string
  isPressed: boolean
}

interface MenuState {
  opened: Opened | null
  setOpened: (opened: Opened | null) => void
}
const MenuContext = createContext<MenuState>({ opened: null, setOpened: () => {} })

/** The `value` of the entry that a part stands in. */
const ItemContext = createContext("")

interface MenuProps extends ComponentProps<"nav"> {
  /** Names the navigation for screen readers, e.g. "Main". */
  label: string
}

/**
 * The site's menu in a row, or more with large letters: links, and disclosure buttons with drop-downs (the pattern of the
 * WAI-ARIA Authoring Practices). They open by pointer, finger and keyboard; arrow keys walk, Escape closes. Before the
 * scripts have come, and where they never come, hovering and focusing open the same drop-downs by CSS alone.
 */
export function Menu({ label, children, ...props }: MenuProps) {
  const root = useRef<HTMLElement>(null)
  const [opened, setOpened] = useState<Opened | null>(null)
  const isOpen = opened !== null

  useEffect(() => {
    if (!isOpen) return
    const onKeyDown = ({ key }: globalThis.KeyboardEvent) => {
      if (key !== "Escape") return
      const item = root.current?.querySelector("[data-slot=menu-item]:focus-within")
      setOpened(null)
      item?.querySelector("button")?.focus()
    }
    const onPointerDown = ({ target }: globalThis.PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpened(null)
    }
    document.addEventListener("keydown", onKeyDown)
    document.addEventListener("pointerdown", onPointerDown)
    return () => {
      document.removeEventListener("keydown", onKeyDown)
      document.removeEventListener("pointerdown", onPointerDown)
    }
  }, [isOpen])

  return (
    <MenuContext value={{ opened, setOpened }}>
      <nav data-slot="menu" ref={root} aria-label={label} {...props}>
        <ul className="flex flex-wrap items-center">{children}</ul>
      </nav>
    </MenuContext>
  )
}

interface MenuItemProps extends ComponentProps<"li"> {
  /** Names the drop-down of an entry that has one. */
  value?: string
}

/** One entry: a `MenuLink`, or a `MenuTrigger` and its `MenuContent`. The latter needs a `value`. */
export function MenuItem({ value = "", className, ...props }: MenuItemProps) {
  const { opened, setOpened } = useContext(MenuContext)
  const isOpen = value !== "" && opened?.value === value

  /** What CSS holds open when the scripts come stays open: nothing vanishes from under a pointer or a focus. */
  const keepOpen = useCallback(
    (item: HTMLLIElement | null) => {
      if (value && item?.matches(":hover, :focus-within")) setOpened({ value, isPressed: false })
    },
    [value, setOpened],
  )
  const onPointerEnter = ({ pointerType }: PointerEvent) => {
    if (value && pointerType === "mouse" && !isOpen) setOpened({ value, isPressed: false })
  }
  const onPointerLeave = ({ pointerType }: PointerEvent) => {
    if (isOpen && pointerType === "mouse" && !opened.isPressed) setOpened(null)
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (isOpen && relatedTarget && !currentTarget.contains(relatedTarget)) setOpened(null)
  }
  return (
    <ItemContext value={value}>
      <li
        data-slot="menu-item"
        ref={keepOpen}
        onPointerEnter={onPointerEnter}
        onPointerLeave={onPointerLeave}
        onBlur={onBlur}
        className={cx("group/menu-item relative", className)}
        {...props}
      />
    </ItemContext>
  )
}

/** Arrow keys, Home and End: along the row of entries, into an open list, and through it. For each link and button. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const next = stopOf(event)
  if (!next) return
  event.preventDefault()
  next.focus()
}

function stopOf({ key, currentTarget: stop }: KeyboardEvent<HTMLElement>): HTMLElement | undefined {
  const item = stop.closest("[data-slot=menu-item]")
  const list = Array.from(item?.querySelectorAll<HTMLElement>(":scope ul a") ?? [])
  const row = Array.from(
    item?.parentElement?.querySelectorAll<HTMLElement>(":scope > li > a, :scope > li > button") ?? [],
  )
  if (key === "ArrowDown" && stop.getAttribute("aria-expanded") === "true") return list[0]
  const stops = list.includes(stop) ? list : row
  const at = stops.indexOf(stop)
  if (key === "ArrowRight" || key === "ArrowDown") return stops[at + 1]
  if (key === "ArrowLeft" || key === "ArrowUp") return stops[at - 1]
  if (key === "Home") return stops[0]
  return key === "End" ? stops[stops.length - 1] : undefined
}

/** An entry of the row. */
const entryStyles = cva(
  "relative inline-flex min-h-touch items-center gap-1 px-3 text-sm font-semibold whitespace-nowrap no-underline transition-colors duration-quick",
  {
    variants: {
      /** entry: a word of the menu; action: the one that calls to act. */
      variant: {
        entry: "rounded-sm text-ink-strong hover:text-accent",
        action: "ml-2 rounded-md bg-success px-5 text-surface shadow-sheet hover:bg-ink-strong",
      },
      /** The open page is this one, or one of the drop-down's. */
      current: {
        true: "after:absolute after:inset-x-3 after:bottom-1.5 after:h-0.5 after:rounded-full after:bg-accent",
        false: "",
      },
    },
    defaultVariants: { variant: "entry" },
  },
)

interface MenuLinkProps extends Omit<LinkProps, "variant"> {
  variant?: VariantProps<typeof entryStyles>["variant"]
}

export function MenuLink({ className, current, variant, ...props }: MenuLinkProps) {
  return (
    <Link
      variant="plain"
      current={current}
      onKeyDown={walk}
      className={cx(entryStyles({ variant, current }), className)}
      {...props}
    />
  )
}

interface MenuTriggerProps extends ComponentProps<"button"> {
  /** The open page is one of the drop-down's. */
  current?: boolean
}

export function MenuTrigger({ className, current, children, ...props }: MenuTriggerProps) {
  const { opened, setOpened } = useContext(MenuContext)
  const value = useContext(ItemContext)
  const isMounted = useMounted()
  const isOpen = opened?.value === value
  return (
    <button
      type="button"
      // Unknown in the server's HTML, where CSS opens the drop-down.
      aria-expanded={isMounted ? isOpen : undefined}
      onKeyDown={walk}
      // What hovering has opened stays with the press that follows, and with a second press of an unsteady hand.
      onClick={({ detail }) => setOpened(isOpen && opened.isPressed && detail < 2 ? null : { value, isPressed: true })}
      className={cx("group/menu-trigger", entryStyles({ current }), className)}
      {...props}
    >
      {children}
      <Icon
        icon={ChevronDown}
        size="xs"
        className="duration-calm group-aria-expanded/menu-trigger:[transform:rotate(180deg)] motion-safe:transition-transform"
      />
    </button>
  )
}

/** The drop-down: a list of `MenuSubLink`. */
export function MenuContent({ className, children, ...props }: ComponentProps<"div">) {
  const { opened } = useContext(MenuContext)
  const value = useContext(ItemContext)
  const isMounted = useMounted()
  return (
    <div
      hidden={isMounted && opened?.value !== value}
      className={cx(
        // The padding bridges the way from the trigger to the sheet for the pointer.
        "absolute top-full left-0 z-40 pt-1",
        isMounted
          ? "motion-safe:animate-rise"
          : // Plain selectors: browsers that are too old for the scripts know no `:is()`.
            "hidden [[data-slot=menu-item]:focus-within_&]:block [[data-slot=menu-item]:hover_&]:block",
        className,
      )}
      {...props}
    >
      <ul className="w-max min-w-52 rounded-lg border border-line bg-surface-raised p-2 shadow-lifted">{children}</ul>
    </div>
  )
}

export function MenuSubLink({ className, onClick, ...props }: LinkProps) {
  const { setOpened } = useContext(MenuContext)
  return (
    <li>
      <Link
        variant="plain"
        onKeyDown={walk}
        onClick={(event) => {
          onClick?.(event)
          setOpened(null)
        }}
        className={cx(
          "flex min-h-touch items-center rounded-sm px-3 text-sm text-ink no-underline transition-colors duration-quick hover:bg-surface-sunken hover:text-accent aria-[current=page]:font-semibold aria-[current=page]:text-accent",
          className,
        )}
        {...props}
      />
    </li>
  )
}
