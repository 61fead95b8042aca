import * as AccordionPrimitive from "@radix-ui/react-accordion"
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
  /** Values of the groups that are open at first: the one that holds the open page. */
  defaultOpen?: string[]
}

/** The site's menu in one column, for the mobile sheet: groups unfold in place. */
export function CollapsibleMenu({ label, defaultOpen, children, ...props }: CollapsibleMenuProps) {
  return (
    <nav data-slot="collapsible-menu" aria-label={label} {...props}>
      <AccordionPrimitive.Root type="multiple" defaultValue={defaultOpen} asChild>
        <ul className="space-y-1">{children}</ul>
      </AccordionPrimitive.Root>
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
  value: string
  title: ReactNode
}

/** A heading row that shows and hides the `CollapsibleMenuSubLink`s in it. */
export function CollapsibleMenuGroup({ value, title, children, ...props }: CollapsibleMenuGroupProps) {
  return (
    <AccordionPrimitive.Item value={value} asChild>
      <li data-slot="collapsible-menu-group" {...props}>
        <AccordionPrimitive.Header asChild>
          <div>
            <AccordionPrimitive.Trigger className={cx("group", row)}>
              {title}
              <Icon
                icon={ChevronDown}
                className="transition-transform duration-calm group-data-[state=open]:[transform:rotate(180deg)] motion-reduce:transition-none"
              />
            </AccordionPrimitive.Trigger>
          </div>
        </AccordionPrimitive.Header>
        <AccordionPrimitive.Content
          forceMount
          role="group"
          data-slot="accordion-content"
          className="data-[state=closed]:hidden motion-safe:data-[state=open]:animate-appear"
        >
          <ul className="mb-2 ml-3 border-l-2 border-line pl-2">{children}</ul>
        </AccordionPrimitive.Content>
      </li>
    </AccordionPrimitive.Item>
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
