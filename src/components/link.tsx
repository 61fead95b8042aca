import { cva, type VariantProps } from "class-variance-authority"
import {
  createContext,
  createElement,
  useContext,
  type ComponentProps,
  type ElementType,
  type MouseEvent,
  type ReactNode,
} from "react"
import { mailLink, telephoneLink } from "../lib/message-links"
import { VisuallyHidden } from "./visually-hidden"
import { messages } from "./messages"

export const linkStyles = cva("", {
  variants: {
    /** inline: in running text; quiet: in lists and menus; plain: no styles, for cards and pictures. */
    variant: {
      inline: "text-accent underline decoration-1 underline-offset-4 hover:decoration-2",
      quiet:
        "text-ink underline-offset-4 hover:text-accent hover:underline aria-[current=page]:font-semibold aria-[current=page]:text-accent",
      plain: "",
    },
  },
})

/**
 * The component for links inside the site; it takes the path as `to`. Without a provider they are plain `<a>` elements.
 */
const InternalLinkContext = createContext<ElementType | null>(null)

/** Used once, around the whole site, with the router's link component. */
export function LinkProvider({ component, children }: { component: ElementType; children: ReactNode }) {
  return <InternalLinkContext value={component}>{children}</InternalLinkContext>
}

/** Whether a click on a link is left to the browser, which opens another tab or window, or saves the file. */
export const isModifiedClick = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey

/**
 * The kinds of hrefs:
 *   internal  a page of this site: the router handles it
 *   external  another site: opens in a new tab
 *   direct    left to the browser: a fragment, telephone, mail, a file
 */
type LinkKind = "internal" | "external" | "direct"

export function linkKind(href: string): LinkKind {
  if (/^(?:https?:)?\/\//i.test(href)) return "external"
  if (!href.startsWith("/")) return "direct"
  const path = href.replace(/[?#].*$/, "")
  // "/feed.xml" is a file; the router would look for a page at that path.
  return /\.[a-z0-9]+$/i.test(path) ? "direct" : "internal"
}

/** Whether the words are the telephone number or the e-mail address that the link leads to: nothing to translate. */
const isOwnAddress = (href: string, children: ReactNode) =>
  typeof children === "string" && (telephoneLink(children) === href || mailLink(children) === href)

export interface LinkProps extends Omit<ComponentProps<"a">, "href">, VariantProps<typeof linkStyles> {
  /** A path, a URL or a fragment: "/about-us", "https://…", "tel:…", "mailto:…" or "#part". */
  href: string
  /** True where the link leads to the current page and the router can't detect it. */
  current?: boolean
}

/**
 * The site's only link component: routes internal paths on the client, opens external URLs in a new tab and says so.
 * `inline` is for running text, `quiet` for lists and menus, `plain` for cards and pictures. Its text says where it
 * leads, also when it is read alone. What does something on this page is a `Button`.
 */
export function Link({ href, variant = "inline", current, className, children, ...props }: LinkProps) {
  const Internal = useContext(InternalLinkContext)
  const kind = linkKind(href)
  const shared = {
    "data-slot": "link",
    className: linkStyles({ variant, className }) || undefined,
    // Set only when known: the router's link sets `aria-current` itself.
    ...(current === undefined ? {} : { "aria-current": current ? ("page" as const) : undefined }),
    ...(isOwnAddress(href, children) && { translate: "no" as const }),
    ...props,
  }

  if (kind === "internal" && Internal) {
    // The router compares paths without their query, and would replace the history entry where only the query differs.
    const entry = current === undefined ? {} : { replace: current }
    return createElement(Internal, { to: href, ...entry, ...shared }, children)
  }
  if (kind === "external") {
    return (
      <a href={href} target="_blank" rel="noopener noreferrer" {...shared}>
        {children}
        <VisuallyHidden>{messages.newTab}</VisuallyHidden>
      </a>
    )
  }
  return (
    <a href={href} {...shared}>
      {children}
    </a>
  )
}
