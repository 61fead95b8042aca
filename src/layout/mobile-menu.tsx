import { Phone } from "lucide-react"
import { telephoneLink, whatsAppLink } from "../lib/message-links"
import { useSite } from "../shared/use-site"
import { useSetPanel } from "./panel"
import { ButtonLink } from "../components/button"
import {
  CollapsibleMenu,
  CollapsibleMenuGroup,
  CollapsibleMenuLink,
  CollapsibleMenuSubLink,
} from "../components/collapsible-menu"
import { Heading } from "../components/heading"
import { Link } from "../components/link"
import { offlineRoute } from "../lib/paths"
import { Icon, SpriteIcon } from "../components/icon"
import { SheetBody, SheetHeader, SheetTitle } from "../components/sheet"
import { PanelSheet, type PanelProps } from "./panel-sheet"
import { DataSaver } from "./data-saver"
import { OpeningHours } from "../features/contact/opening-hours"
import { SearchForm } from "../features/search/search-form"

/** What the menu button of small screens slides in. Loaded when it is first opened. */
export default function MobileMenu({ pathname, ...panel }: PanelProps & { pathname: string }) {
  const { site, navigation, offline } = useSite()
  const setPanel = useSetPanel()
  const isShortcut = (href: string) => navigation.menuShortcuts.some((shortcut) => shortcut.href === href)
  const [telephone] = site.telephones
  const openGroups = navigation.mainMenu.filter(({ items }) => items.some(({ href }) => href === pathname))
  return (
    <PanelSheet {...panel} side="left" aria-describedby={undefined} closeLabel="Close the menu">
      <SheetHeader>
        <SheetTitle>Menu</SheetTitle>
      </SheetHeader>
      <SheetBody className="space-y-5">
        <SearchForm onSearch={() => setPanel(null)} />
        <CollapsibleMenu label="Main" defaultOpen={openGroups.map(({ label }) => label)}>
          {navigation.mainMenu.map(({ label, href, items }) =>
            items.length === 0 && href ? (
              <CollapsibleMenuLink key={label} href={href} current={href === pathname}>
                {label}
              </CollapsibleMenuLink>
            ) : (
              <CollapsibleMenuGroup key={label} value={label} title={label}>
                {items
                  .filter((item) => !isShortcut(item.href))
                  .map((item) => (
                    <CollapsibleMenuSubLink key={item.href} href={item.href} current={item.href === pathname}>
                      {item.label}
                    </CollapsibleMenuSubLink>
                  ))}
              </CollapsibleMenuGroup>
            ),
          )}
          {navigation.menuShortcuts.map(({ label, href }) => (
            <CollapsibleMenuLink key={href} href={href} current={href === pathname}>
              {label}
            </CollapsibleMenuLink>
          ))}
        </CollapsibleMenu>
        <div className="flex gap-3">
          {telephone && (
            <ButtonLink href={telephoneLink(telephone.number)} variant="outline" className="grow px-3!">
              <Icon icon={Phone} />
              {navigation.bar.call}
            </ButtonLink>
          )}
          {site.features.chatButton && (
            <ButtonLink
              href={whatsAppLink(site.chat.number, site.chat.greeting)}
              variant="primary"
              className="grow px-3!"
            >
              <SpriteIcon name="whatsapp" size="sm" />
              {navigation.bar.chat}
            </ButtonLink>
          )}
        </div>
        <section className="space-y-1">
          <Heading level={3} size="sm">
            {navigation.footer.hoursTitle}
          </Heading>
          <OpeningHours hours={site.openingHours} />
        </section>
        <div className="border-t border-line pt-3">
          <DataSaver />
          {site.features.offline && (
            <>
              <p className="mt-3 text-sm text-ink-muted">{offline.keeping.text}</p>
              <Link href={offlineRoute} className="inline-flex min-h-touch items-center">
                {offline.keeping.moreLabel}
              </Link>
            </>
          )}
        </div>
      </SheetBody>
    </PanelSheet>
  )
}
