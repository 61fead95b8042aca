import { cx } from "class-variance-authority"
import { ChevronDown } from "lucide-react"
import type { ComponentProps, ReactNode } from "react"
import { Icon } from "./icon"
import { Link, type LinkProps } from "./link"

const row =
  "flex min-h-touch w-full items-center justify-between gap-3 rounded-sm px-3 py-2 text-left text-base font-semibold text-ink-strong no-underline transition-colors duration-quick hover:bg-surface-sunken hover:text-accent aria-[current=page]:text-accent"

interface CollapsibleMenuProps extends ComponentProps<"nav"> {
  /** Names the navigation for screen readers, e.g. "Main". */
  label: string
}

/** The site's menu in one column, for small screens: groups unfold in place, without scripts too. */
export function CollapsibleMenu({ label, children, ...props }: CollapsibleMenuProps) {
  return (
    <nav data-slot="collapsible-menu" aria-label={label} {...props}>
      <ul className="space-y-1">{children}</ul>
    </nav>
  )
}

export function CollapsibleMenuLink({ className, ...props }: LinkProps) {
  return (
    <li data-slot="collapsible-menu-item">
      <Link variant="plain" className={cx(row, className)} {...props} />
    </li>
  )
}

interface CollapsibleMenuGroupProps extends Omit<ComponentProps<"li">, "title"> {
  title: ReactNode
  /** Whether it is open at first: the group that holds the open page. */
  open?: boolean
}

/** A heading row that shows and hides the `CollapsibleMenuSubLink`s in it. */
export function CollapsibleMenuGroup({ title, open, children, ...props }: CollapsibleMenuGroupProps) {
  return (
    <li data-slot="collapsible-menu-group" {...props}>
      <details open={open}>
        <summary className={cx(row, "[&::-webkit-details-marker]:hidden")}>
          {title}
          <Icon
            icon={ChevronDown}
            className="transition-transform duration-calm motion-reduce:transition-none [[open]>*>&]:[transform:rotate(180deg)]"
          />
        </summary>
        <ul className="mb-2 ml-3 border-l-2 border-line pl-2 motion-safe:[[open]>&]:animate-appear">{children}</ul>
      </details>
    </li>
  )
}

export function CollapsibleMenuSubLink({ className, ...props }: LinkProps) {
  return (
    <li data-slot="collapsible-menu-sub-item">
      <Link
        variant="plain"
        className={cx(
          "flex min-h-touch items-center rounded-sm px-3 text-base text-ink no-underline transition-colors duration-quick hover:bg-surface-sunken hover:text-accent aria-[current=page]:font-semibold aria-[current=page]:text-accent",
          className,
        )}
        {...props}
      />
    </li>
  )
}
