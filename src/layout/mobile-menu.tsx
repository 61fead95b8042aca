import { cx } from "class-variance-authority"
import { Info, Menu as MenuIcon, Phone, X } from "lucide-react"
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from "react"
import { telephoneLink, whatsAppLink } from "../lib/message-links"
import { useSite } from "../shared/use-site"
import { useSetPanel } from "./panel"
import { Button, ButtonLink } from "../components/button"
import { StandaloneLink } from "../components/link"
import { offlineRoute } from "../lib/paths"
import { Icon, SpriteIcon } from "../components/icon"
import { useOverlay } from "../components/use-overlay"
import { VisuallyHidden } from "../components/visually-hidden"
import { SiteMenu } from "./site-menu"
import { DataSaver } from "./data-saver"
import { OpeningHours } from "../features/contact/opening-hours"
import { messages as sharedMessages } from "../shared/messages"
import { SearchForm } from "../features/search/search-form"
import { useBodyClass } from "./use-body-class"
import { messages } from "./messages"

const TITLE_ID = "mobile-menu-name"

/** When open, the button is in the drawer's corner, and its `::before` is the scrim beside the drawer. */
const buttonStyles = cx(
  "grid size-touch place-items-center rounded-md text-accent transition-colors duration-quick hover:bg-surface-sunken hover:text-accent-strong [&::-webkit-details-marker]:hidden",
  "[[open]>&]:fixed [[open]>&]:top-2 [[open]>&]:left-[calc(var(--drawer-width)-52px)] [[open]>&]:z-20 [[open]>&]:rounded-full [[open]>&]:text-ink-muted",
  "[[open]>&]:before:fixed [[open]>&]:before:inset-0 [[open]>&]:before:left-(--drawer-width) [[open]>&]:before:bg-scrim motion-safe:[[open]>&]:before:animate-appear",
)

/**
 * The menu below 1024 px: a native disclosure, which works before and without scripts. Scripts trap the focus, and
 * close it on Escape, Android's Back and links within the site.
 */
export function MobileMenu({ pathname }: { pathname: string }) {
  const { site } = useSite()
  const setPanel = useSetPanel()
  const menu = useRef<HTMLDetailsElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [telephone] = site.telephones

  const close = () => {
    const summary = menu.current?.querySelector("summary") ?? undefined
    menu.current?.removeAttribute("open")
    summary?.focus({ preventScroll: true })
    return summary
  }
  // From spec section 4.
  useBodyClass("no-fade", isOpen)
  useModal(menu, isOpen, close)
  // Closes on navigation, but not on the first page, where visitors can open it before hydration.
  useEffect(() => () => menu.current?.removeAttribute("open"), [pathname])
  useEffect(() => {
    if (isOpen) setPanel(null)
  }, [isOpen, setPanel])

  return (
    <details
      data-slot="mobile-menu"
      ref={useCallback((details: HTMLDetailsElement | null) => {
        menu.current = details
        // It can have been opened before hydration.
        if (details?.open) setIsOpen(true)
      }, [])}
      suppressHydrationWarning
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className="size-touch shrink-0 [--drawer-width:min(24rem,88vw)] lg:[&:not([open])]:hidden print:hidden"
    >
      <summary className={buttonStyles}>
        <VisuallyHidden>{messages.menu}</VisuallyHidden>
        <Icon icon={MenuIcon} className="[[open]>*>&]:hidden" />
        <Icon icon={X} size="md" className="[details:not([open])>*>&]:hidden" />
      </summary>
      {/* A dialog once it is modal. Without `aria-modal`, which would hide the close button. Not displayed while closed,
          because find-in-page would open it. */}
      <div
        data-slot="mobile-menu-drawer"
        {...(isOpen && { role: "dialog", "aria-labelledby": TITLE_ID })}
        className="fixed inset-y-0 left-0 z-10 hidden w-(--drawer-width) flex-col bg-surface-raised text-ink shadow-lifted motion-safe:animate-enter-left [[open]>&]:flex"
      >
        <p id={TITLE_ID} className="px-5 pt-3.5 pr-[60px] pb-3 font-display text-xl font-bold text-ink-strong">
          {messages.menu}
        </p>
        <div className="flex-1 space-y-5 overflow-y-auto overscroll-contain px-5 pb-6">
          <div className="js-only">
            <SearchForm onSearch={close} />
          </div>
          <SiteMenu layout="column" pathname={pathname} />
          <div className="flex gap-3">
            {telephone && (
              <ButtonLink href={telephoneLink(telephone.number)} variant="outline" padding="tight" className="grow">
                <Icon icon={Phone} />
                {messages.call}
              </ButtonLink>
            )}{" "}
            {site.features.chatButton && (
              <ButtonLink
                href={whatsAppLink(site.chat.number, site.chat.greeting)}
                variant="outline"
                padding="tight"
                className="grow"
              >
                <SpriteIcon name="whatsapp" size="sm" />
                {messages.chat}
              </ButtonLink>
            )}
          </div>
          {/* From 640 px on its button is in the header. */}
          <Button
            variant="ghost"
            padding="tight"
            aria-haspopup="dialog"
            onClick={() => setPanel("info", close())}
            className="js-only sm:hidden"
          >
            <Icon icon={Info} />
            {messages.info}
          </Button>
          <div className="space-y-1">
            <p className="font-display leading-snug font-bold text-ink-strong">{messages.hours}</p>
            <OpeningHours hours={site.openingHours} />
          </div>
          <div className="js-only border-t border-line pt-3">
            <DataSaver place="menu" />
            {site.features.offline && (
              <>
                <p className="mt-3 text-sm text-ink-muted">{sharedMessages.cachedPages.text}</p>
                <StandaloneLink href={offlineRoute}>{sharedMessages.cachedPages.link}</StandaloneLink>
              </>
            )}
          </div>
        </div>
      </div>
    </details>
  )
}

/** Not inert while the menu is open: toasts and the page's progress. */
const LIVE_REGIONS = "[role=status], [data-slot=toaster]"

/**
 * While `isOpen`, makes the rest of the page inert and unscrollable. Escape, Android's Back and internal links call
 * `onClose`, because a link can lead to the open page.
 */
function useModal(menu: RefObject<HTMLElement | null>, isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useOverlay(isOpen, onClose)

  // A layout effect: if hydration fails, it is undone before the HTML is restored (`platform/start/hydrate-page.ts`).
  useLayoutEffect(() => {
    const element = menu.current
    if (!isOpen || !element) return
    const others = getOutsideElements(element)
    for (const other of others) other.inert = true
    document.documentElement.style.overflow = "hidden"
    if (!element.contains(document.activeElement)) element.querySelector("summary")?.focus({ preventScroll: true })

    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return
      event.preventDefault()
      close()
    }
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest("a[href^='/']")) close()
    }
    document.addEventListener("keydown", onKeyDown)
    element.addEventListener("click", onClick)
    return () => {
      document.removeEventListener("keydown", onKeyDown)
      element.removeEventListener("click", onClick)
      document.documentElement.style.overflow = ""
      for (const other of others) other.inert = false
    }
  }, [menu, isOpen])
}

/** Returns the siblings of an element and of all its ancestors. */
function getOutsideElements(element: HTMLElement): HTMLElement[] {
  const parent = element.parentElement
  if (!parent) return []
  const siblings = Array.from(parent.children).filter((sibling) => sibling instanceof HTMLElement)
  return [
    ...siblings.filter((sibling) => sibling !== element && !sibling.matches(LIVE_REGIONS)),
    ...getOutsideElements(parent),
  ]
}
