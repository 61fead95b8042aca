import { cva, type VariantProps } from "class-variance-authority"
import { createContext, createElement, useContext, type ComponentProps, type ElementType, type ReactNode } from "react"
import { linkKind } from "../lib/link-kind"
import { VisuallyHidden } from "./visually-hidden"

export const linkStyles = cva("", {
  variants: {
    /** inline: in running text; quiet: in lists and menus; plain: no looks of its own, for cards and pictures. */
    variant: {
      inline: "font-medium text-accent underline decoration-1 underline-offset-4 hover:decoration-2",
      quiet:
        "text-ink underline-offset-4 hover:text-accent hover:underline aria-[current=page]:font-semibold aria-[current=page]:text-accent",
      plain: "",
    },
  },
})

/** Renders links inside the site; it takes the address as `to`. Outside a provider they are plain links. */
const InternalLinkContext = createContext<ElementType | null>(null)

/** Given once, round the whole site, with the router's link. */
export function LinkProvider({ component, children }: { component: ElementType; children: ReactNode }) {
  return <InternalLinkContext value={component}>{children}</InternalLinkContext>
}

export interface LinkProps extends Omit<ComponentProps<"a">, "href">, VariantProps<typeof linkStyles> {
  /** "/about-us", "https://…", "tel:…", "mailto:…" or "#part". */
  href: string
  /** True where the link leads to the page that is open and the router can't know it. */
  current?: boolean
}

/** The one link of the site: knows which addresses are ours, opens others in a new tab and says so. */
export function Link({ href, variant = "inline", current, className, children, ...props }: LinkProps) {
  const Internal = useContext(InternalLinkContext)
  const kind = linkKind(href)
  const shared = {
    "data-slot": "link",
    className: linkStyles({ variant, className }) || undefined,
    // Left out unless known: the router's link sets its own.
    ...(current === undefined ? {} : { "aria-current": current ? ("page" as const) : undefined }),
    ...props,
  }

  if (kind === "internal" && Internal) {
    // The router compares paths alone, and would put an address that differs in its query in the place of this one.
    const entry = current === undefined ? {} : { replace: current }
    return createElement(Internal, { to: href, ...entry, ...shared }, children)
  }
  if (kind === "external") {
    return (
      <a href={href} target="_blank" rel="noopener noreferrer" {...shared}>
        {children}
        <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
      </a>
    )
  }
  return (
    <a href={href} {...shared}>
      {children}
    </a>
  )
}
