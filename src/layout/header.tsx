import { useAtomValue } from "jotai"
import { cx } from "class-variance-authority"
import { Info, Search } from "lucide-react"
import { useEffect, useRef } from "react"
import { homeRoutes } from "../lib/paths"
import { deferred } from "../components/deferred"
import { LoadErrorToast } from "../components/load-error-toast"
import { useBodyClass } from "./use-body-class"
import { useSite } from "../shared/use-site"
import { panelAtom, useSetPanel } from "./panel"
import { Button, ButtonLink } from "../components/button"
import { Container } from "../components/container"
import { Icon } from "../components/icon"
import { useOverlay } from "../components/use-overlay"
import { VisuallyHidden } from "../components/visually-hidden"
import { CartMenu } from "./cart-menu"
import { ChatButton } from "./chat-button"
import { Logo } from "./logo"
import { MobileMenu } from "./mobile-menu"
import { SearchForm } from "../features/search/search-form"
import { SiteMenu } from "./site-menu"
import { messages } from "./messages"

const SidePanel = deferred(() => import("./side-panel").then((part) => part.default), { LoadError: SidePanelError })

function SidePanelError() {
  const setPanel = useSetPanel()
  const action = { label: messages.contact, href: "/contact" }
  return <LoadErrorToast name={messages.loadError.panel} action={action} onClose={() => setPanel(null)} />
}

/** The sticky header: logo, menu and tools. Its panels are loaded when they are first opened. */
export function Header({ pathname }: { pathname: string }) {
  const { navigation } = useSite()
  const panel = useAtomValue(panelAtom)
  const setPanel = useSetPanel()
  const searchButton = useRef<HTMLButtonElement>(null)

  // From spec section 4.
  useBodyClass("info-open", panel === "info")
  useOverlay(panel === "search", () => setPanel(null))
  useEffect(() => setPanel(null), [pathname, setPanel])
  useEffect(() => {
    if (panel !== "search") return
    const close = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return
      event.preventDefault()
      setPanel(null)
      searchButton.current?.focus()
    }
    document.addEventListener("keydown", close)
    return () => document.removeEventListener("keydown", close)
  }, [panel, setPanel])

  return (
    <header
      data-slot="header"
      className={cx(
        "sticky top-0 z-40 min-h-(--header-height) bg-surface shadow-card low:relative print:static",
        homeRoutes.includes(pathname) && panel !== "search" && "transparent-at-top",
      )}
    >
      <Container className="flex min-h-[inherit] flex-wrap items-center gap-x-1 max-lg:justify-end sm:gap-x-2">
        <Logo className="max-lg:mr-auto" />
        {/* Beside the logo: on the right it would move with each late button. */}
        <SiteMenu layout="row" pathname={pathname} className="hidden flex-1 lg:block xl:ml-10" />
        {/* When open, the form itself is the landmark. */}
        <div role={panel === "search" ? undefined : "search"} className="js-only">
          <Button
            ref={searchButton}
            variant="ghost"
            size="icon"
            aria-expanded={panel === "search"}
            aria-controls="site-search"
            onClick={() => setPanel(panel === "search" ? null : "search")}
          >
            <Icon icon={Search} />
            <VisuallyHidden>{messages.search}</VisuallyHidden>
          </Button>
          <div
            id="site-search"
            hidden={panel !== "search"}
            className="absolute inset-x-0 top-full border-t border-line bg-surface py-4 shadow-card"
          >
            <Container>
              {panel === "search" && <SearchForm input={{ autoFocus: true }} onSearch={() => setPanel(null)} />}
            </Container>
          </div>
        </div>
        <ChatButton place="header" />
        <CartMenu pathname={pathname} />{" "}
        <Button
          variant="ghost"
          aria-haspopup="dialog"
          aria-expanded={panel === "info"}
          onClick={({ currentTarget }) => setPanel("info", currentTarget)}
          padding="tight"
          className="js-only max-sm:hidden"
        >
          <Icon icon={Info} />
          <span className="md:max-xl:sr-only">{messages.info}</span>
        </Button>{" "}
        {/* Only where neither the menu, which contains the link, nor the bottom bar is visible. */}
        <ButtonLink href={navigation.joinButton.href} variant="outline" className="max-md:hidden lg:hidden">
          {navigation.joinButton.label}
        </ButtonLink>
        <MobileMenu pathname={pathname} />
      </Container>

      <SidePanel open={panel === "info"} />
    </header>
  )
}
