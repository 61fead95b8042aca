import { useAtom } from "jotai"
import { cx } from "class-variance-authority"
import { Menu as MenuIcon, PanelRightOpen, Search } from "lucide-react"
import { lazy, Suspense, type ReactNode } from "react"
import { useBodyClass } from "../../hooks/use-body-class"
import { useScrolled } from "../../hooks/use-scrolled"
import { useSite } from "../../hooks/use-site"
import { panelAtom, type Panel } from "../../state/panel"
import { Button, ButtonLink } from "../ui/button"
import { Container } from "../ui/container"
import { Icon } from "../ui/icon"
import { Link } from "../ui/link"
import { Sheet, SheetTrigger } from "../ui/sheet"
import { CartMenu } from "./cart-menu"
import { Logo } from "./logo"
import { SearchForm } from "./search-form"
import { SiteMenu } from "./site-menu"

const MobileMenu = lazy(() => import("./mobile-menu"))
const SidePanel = lazy(() => import("./side-panel"))

/** The header looks stuck once the page has been scrolled by more than this, in pixels (spec section 4). */
export const STUCK_AFTER = 5

/** Pages whose hero begins under the header: it is transparent there until the page is scrolled. */
const HOMES = ["/", "/home-2", "/home-3", "/home-4"]

/** Logo, menu and tools; it stays at the top. */
export function Header({ pathname }: { pathname: string }) {
  const { navigation } = useSite()
  const [panel, setPanel] = useAtom(panelAtom)
  const stuck = useScrolled(STUCK_AFTER)
  const overlays = HOMES.includes(pathname) && !stuck && panel !== "search"
  // Spec section 4: an open mobile menu and an open side panel mark the body.
  useBodyClass("no-fade", panel === "menu")
  useBodyClass("info-open", panel === "info")

  const toggle = (name: Panel) => (open: boolean) => setPanel(open ? name : null)

  return (
    <header
      data-slot="header"
      data-stuck={stuck || undefined}
      className={cx(
        "sticky top-0 z-40 h-(--header-height) transition-colors duration-calm print:static",
        overlays ? "theme-deep bg-transparent!" : "bg-surface shadow-sheet",
      )}
    >
      <Container className="flex h-full items-center gap-1 sm:gap-2">
        <Logo className="mr-auto" />
        <SiteMenu entries={navigation.mainMenu} pathname={pathname} className="hidden lg:block" />

        <Button
          variant="ghost"
          size="icon"
          aria-label="Search"
          aria-expanded={panel === "search"}
          aria-controls="site-search"
          onClick={() => setPanel(panel === "search" ? null : "search")}
          className="js-only hidden sm:inline-flex"
        >
          <Icon icon={Search} />
        </Button>

        <CartMenu />

        <PanelSheet open={panel === "info"} onOpenChange={toggle("info")} panel={<SidePanel />}>
          <Button variant="ghost" size="icon" aria-label="About us and contact" className="js-only hidden sm:inline-flex">
            <Icon icon={PanelRightOpen} />
          </Button>
        </PanelSheet>

        <ButtonLink href={navigation.joinButton.href} variant="action" className="hidden xl:inline-flex">
          {navigation.joinButton.label}
        </ButtonLink>

        <PanelSheet open={panel === "menu"} onOpenChange={toggle("menu")} panel={<MobileMenu pathname={pathname} />}>
          <Button variant="ghost" size="icon" aria-label="Menu" className="js-only lg:hidden">
            <Icon icon={MenuIcon} />
          </Button>
        </PanelSheet>

        <StaticMenu entries={navigation.mainMenu} />
      </Container>

      <div id="site-search" hidden={panel !== "search"} className="border-t border-line bg-surface py-4 shadow-sheet">
        <Container>{panel === "search" && <SearchForm onSearch={() => setPanel(null)} />}</Container>
      </div>
    </header>
  )
}

interface PanelSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** What slides in, loaded when it is first opened. */
  panel: ReactNode
  /** The button that opens it. */
  children: ReactNode
}

function PanelSheet({ open, onOpenChange, panel, children }: PanelSheetProps) {
  return (
    <Sheet open={open} onOpenChange={onOpenChange}>
      <SheetTrigger asChild>{children}</SheetTrigger>
      <Suspense>{open && panel}</Suspense>
    </Sheet>
  )
}

/** The menu of small screens where no script runs: a native disclosure with every link. */
function StaticMenu({ entries }: { entries: ReturnType<typeof useSite>["navigation"]["mainMenu"] }) {
  const links = entries.flatMap(({ label, href, items }) => (href ? [{ label, href }, ...items] : items))
  return (
    <details className="no-js-only lg:hidden!">
      <summary className="min-h-touch px-2 py-2.5 font-semibold">Menu</summary>
      <ul className="absolute inset-x-0 top-full max-h-[80vh] overflow-y-auto border-t border-line bg-surface p-4 shadow-lifted">
        {links.map(({ label, href }) => (
          <li key={href}>
            <Link href={href} variant="quiet" className="flex min-h-touch items-center px-2">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
