import { ChevronDown } from "lucide-react"
import { useEffect, useRef, useState, type ComponentType } from "react"
import { flushSync } from "react-dom"
import type { Navigation } from "../shared/use-site"
import { matchesMedia, watchMedia } from "../lib/media-query"
import { Icon } from "../components/icon"
import { Link } from "../components/link"
import { menuEntryStyles, menuSheetStyles, menuSubEntryStyles } from "../components/menu-styles"

export interface SiteMenuProps {
  entries: Navigation["mainMenu"]
  /** The open page's address. */
  pathname: string
}

/** From here on the row has room (`lg`); below, the menu is a sheet, and the scripts of this one are never fetched. */
const WIDE = "(min-width: 64rem)"

/** The main menu in one row. It begins as plain links and lists that CSS opens, and comes alive on wide screens. */
export function SiteMenu(props: SiteMenuProps) {
  const root = useRef<HTMLDivElement>(null)
  const [Live, setLive] = useState<ComponentType<SiteMenuProps> | null>(null)

  useEffect(() => {
    const abort = new AbortController()
    const load = async () => {
      if (!matchesMedia(WIDE)) return
      const { default: LiveMenu } = await import("./live-menu")
      await untilLeft(root.current, abort.signal)
      // At once: a focus that came in between would be lost with the plain menu.
      if (!abort.signal.aborted) flushSync(() => setLive(() => LiveMenu))
    }
    const start = () => void load().catch((error: unknown) => console.warn("The menu stays a plain one.", error))
    start()
    const unwatch = watchMedia(WIDE, start)
    return () => {
      abort.abort()
      unwatch()
    }
  }, [])

  return (
    <div data-slot="site-menu" ref={root} className="hidden lg:block">
      {Live ? <Live {...props} /> : <PlainMenu {...props} />}
    </div>
  )
}

/** No list vanishes from under a pointer or a focus because the scripts arrived. */
function untilLeft(element: HTMLElement | null, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (element?.matches(":hover, :focus-within")) return
      element?.removeEventListener("pointerleave", check)
      element?.removeEventListener("focusout", later)
      resolve()
    }
    // The focus arrives at its next place after `focusout`.
    const later = () => setTimeout(check)
    element?.addEventListener("pointerleave", check, { signal })
    element?.addEventListener("focusout", later, { signal })
    check()
  })
}

/** Hovering and focusing open the lists by CSS alone. */
function PlainMenu({ entries, pathname }: SiteMenuProps) {
  return (
    <nav aria-label="Main">
      <ul className="flex items-center">
        {entries.map(({ label, href, items }) =>
          items.length === 0 && href ? (
            <li key={label}>
              <Link
                href={href}
                variant="plain"
                current={href === pathname}
                className={menuEntryStyles({ current: href === pathname })}
              >
                {label}
              </Link>
            </li>
          ) : (
            <li key={label} className="group/menu-item relative">
              <button
                type="button"
                className={menuEntryStyles({ current: items.some((item) => item.href === pathname) })}
              >
                {label}
                <Icon icon={ChevronDown} size="xs" />
              </button>
              <div className="absolute top-full left-0 z-40 hidden pt-1 group-focus-within/menu-item:block group-hover/menu-item:block">
                <ul className={menuSheetStyles}>
                  {items.map((item) => (
                    <li key={item.href}>
                      <Link
                        href={item.href}
                        variant="plain"
                        current={item.href === pathname}
                        className={menuSubEntryStyles}
                      >
                        {item.label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
            </li>
          ),
        )}
      </ul>
    </nav>
  )
}
