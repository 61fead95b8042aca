import { cva, cx, type VariantProps } from "class-variance-authority"
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
    /** inline: in running text; quiet: in lists and menus; plain: no styles. */
    variant: {
      inline: "text-accent underline decoration-1 underline-offset-4 hover:decoration-2",
      quiet:
        "text-ink underline-offset-4 hover:text-accent hover:underline aria-[current=page]:font-semibold aria-[current=page]:text-accent",
      plain: "",
    },
  },
})

/** The router's link component, with a prop `to`; links are plain `<a>` elements without it. */
const InternalLinkContext = createContext<ElementType | null>(null)

/** Provides the router's link component; rendered once, around the site. */
export function LinkProvider({ component, children }: { component: ElementType; children: ReactNode }) {
  return <InternalLinkContext value={component}>{children}</InternalLinkContext>
}

/** Whether the browser handles the click: it opens a new tab or window, or saves the file. */
export const isModifiedClick = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey

/** internal: handled by the router; external: a new tab; direct: a fragment, telephone, mail or file. */
type LinkKind = "internal" | "external" | "direct"

export function getLinkKind(href: string): LinkKind {
  if (/^(?:https?:)?\/\//i.test(href)) return "external"
  if (!href.startsWith("/")) return "direct"
  const path = href.replace(/[?#].*$/, "")
  // "/feed.xml" is a file; the router would look for a page there.
  return /\.[a-z0-9]+$/i.test(path) ? "direct" : "internal"
}

/** Whether the text is the telephone number or e-mail address itself, which must not be translated. */
const isAddressText = (href: string, children: ReactNode) =>
  typeof children === "string" && (telephoneLink(children) === href || mailLink(children) === href)

export interface LinkProps extends Omit<ComponentProps<"a">, "href">, VariantProps<typeof linkStyles> {
  /** "/about-us", "https://…", "tel:…", "mailto:…" or "#part". */
  href: string
  /** Set where the router can't detect that the link leads to the current page. */
  current?: boolean
}

/**
 * The site's only link component: client routing for internal paths, a new tab (announced) for external URLs. Its text
 * must make sense when read alone. Use `Button` for actions on this page.
 */
export function Link({ href, variant = "inline", current, className, children, ...props }: LinkProps) {
  const Internal = useContext(InternalLinkContext)
  const kind = getLinkKind(href)
  const linkProps = {
    "data-slot": "link",
    className: linkStyles({ variant, className }) || undefined,
    // Set only when known, because the router's link sets `aria-current` itself.
    ...(current === undefined ? {} : { "aria-current": current ? ("page" as const) : undefined }),
    ...(isAddressText(href, children) && { translate: "no" as const }),
    ...props,
  }

  if (kind === "internal" && Internal) {
    // The router ignores the query, and would replace the history entry where only the query differs.
    const entry = current === undefined ? {} : { replace: current }
    return createElement(Internal, { to: href, ...entry, ...linkProps }, children)
  }
  if (kind === "external") {
    return (
      <a href={href} target="_blank" rel="noopener noreferrer" {...linkProps}>
        {children}
        <VisuallyHidden>{messages.newTab}</VisuallyHidden>
      </a>
    )
  }
  return (
    <a href={href} {...linkProps}>
      {children}
    </a>
  )
}

/** A link outside running text, as high as a touch target. */
export function StandaloneLink({ className, ...props }: LinkProps) {
  return <Link className={cx("inline-flex min-h-touch items-center", className)} {...props} />
}
