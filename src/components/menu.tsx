import * as NavigationMenuPrimitive from "@radix-ui/react-navigation-menu"
import { cx } from "class-variance-authority"
import { ChevronDown } from "lucide-react"
import { createContext, useCallback, useContext, useState, type ComponentProps, type FocusEvent } from "react"
import { Icon } from "./icon"
import { Link, type LinkProps } from "./link"
import { menuEntryStyles, menuSheetStyles, menuSubEntryStyles } from "./menu-styles"
import { useMounted } from "./use-mounted"

interface MenuState {
  /** False in the server's HTML: all drop-downs are in the document then, and CSS opens them. */
  live: boolean
  close: (value: string) => void
}
const MenuContext = createContext<MenuState>({ live: false, close: () => {} })

interface MenuProps extends Omit<ComponentProps<"nav">, "dir" | "defaultValue"> {
  /** Names the navigation for screen readers, e.g. "Main". */
  label: string
}

/**
 * The site's menu in one row, with drop-downs that open by pointer, finger and keyboard. Before the scripts have
 * come, and where they never come, hovering and focusing open them by CSS alone.
 */
export function Menu({ label, className, children, ...props }: MenuProps) {
  const live = useMounted()
  const [value, setValue] = useState("")

  /** What CSS holds open stays open: no sub-menu vanishes from under a pointer because the scripts have come. */
  const keepOpen = useCallback((list: HTMLUListElement | null) => {
    const item = list?.querySelector<HTMLElement>(
      ":scope > [data-menu-value]:hover, :scope > [data-menu-value]:focus-within",
    )
    if (item?.dataset.menuValue) setValue(item.dataset.menuValue)
  }, [])

  const close = (item: string) => setValue((current) => (current === item ? "" : current))

  return (
    <MenuContext value={{ live, close }}>
      <NavigationMenuPrimitive.Root
        data-slot="menu"
        aria-label={label}
        value={value}
        onValueChange={setValue}
        className={className}
        {...props}
      >
        <NavigationMenuPrimitive.List ref={keepOpen} className="flex items-center">
          {children}
        </NavigationMenuPrimitive.List>
      </NavigationMenuPrimitive.Root>
    </MenuContext>
  )
}

/** One entry: a `MenuLink`, or a `MenuTrigger` and its `MenuContent`. The latter needs a `value`. */
export function MenuItem({ value, className, ...props }: ComponentProps<typeof NavigationMenuPrimitive.Item>) {
  const { close } = useContext(MenuContext)
  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent<HTMLLIElement>) => {
    if (value && relatedTarget && !currentTarget.contains(relatedTarget)) close(value)
  }
  return (
    <NavigationMenuPrimitive.Item
      data-slot="menu-item"
      data-menu-value={value}
      value={value}
      onBlur={closeWhenLeft}
      // Radix puts a focus catcher after the trigger for drop-downs that live elsewhere; ours follow the trigger.
      className={cx("group/menu-item relative [&>span[aria-hidden=true]]:hidden", className)}
      {...props}
    />
  )
}

export function MenuLink({ className, current, ...props }: LinkProps) {
  return (
    <NavigationMenuPrimitive.Link asChild active={current}>
      <RoutedLink data-slot="menu-link" className={cx(menuEntryStyles({ current }), className)} {...props} />
    </NavigationMenuPrimitive.Link>
  )
}

interface MenuTriggerProps extends ComponentProps<typeof NavigationMenuPrimitive.Trigger> {
  /** The open page is one of the drop-down's. */
  current?: boolean
}

export function MenuTrigger({ className, current, children, ...props }: MenuTriggerProps) {
  return (
    <NavigationMenuPrimitive.Trigger
      data-slot="menu-trigger"
      type="button"
      className={cx("group/menu-trigger", menuEntryStyles({ current }), className)}
      {...props}
    >
      {children}
      <Icon
        icon={ChevronDown}
        size="xs"
        className="transition-transform duration-calm group-data-[state=open]/menu-trigger:[transform:rotate(180deg)] motion-reduce:transition-none"
      />
    </NavigationMenuPrimitive.Trigger>
  )
}

/** The drop-down: a list of `MenuSubLink`. */
export function MenuContent({ className, children, ...props }: ComponentProps<typeof NavigationMenuPrimitive.Content>) {
  const { live } = useContext(MenuContext)
  return (
    <NavigationMenuPrimitive.Content
      data-slot="menu-content"
      role="group"
      forceMount={live ? undefined : true}
      // Leaving the drop-down by keyboard is `MenuItem`'s business.
      onFocusOutside={(event) => event.preventDefault()}
      style={{ pointerEvents: live ? undefined : "auto" }}
      className={cx(
        // The padding bridges the way from the trigger to the sheet for the pointer.
        "absolute top-full left-0 z-40 hidden pt-1 data-[state=open]:block motion-safe:data-[state=open]:animate-rise",
        !live && "group-focus-within/menu-item:block group-hover/menu-item:block",
        className,
      )}
      {...props}
    >
      <ul className={menuSheetStyles}>{children}</ul>
    </NavigationMenuPrimitive.Content>
  )
}

export function MenuSubLink({ className, current, ...props }: LinkProps) {
  return (
    <li data-slot="menu-sub-item">
      <NavigationMenuPrimitive.Link asChild active={current}>
        <RoutedLink data-slot="menu-sub-link" className={cx(menuSubEntryStyles, className)} {...props} />
      </NavigationMenuPrimitive.Link>
    </li>
  )
}

/** Radix hands down `aria-current={undefined}`, which would overrule what the router knows. */
function RoutedLink({ "aria-current": current, ...props }: LinkProps) {
  return <Link variant="plain" {...props} {...(current ? { "aria-current": current } : {})} />
}
