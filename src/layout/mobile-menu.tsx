import { useSetAtom } from "jotai"
import { useSite } from "../shared/use-site"
import { panelAtom } from "./panel"
import { ButtonLink } from "../components/button"
import {
  CollapsibleMenu,
  CollapsibleMenuGroup,
  CollapsibleMenuLink,
  CollapsibleMenuSubLink,
} from "../components/collapsible-menu"
import { SheetBody, SheetHeader, SheetTitle } from "../components/sheet"
import { PanelSheet, type PanelProps } from "./panel-sheet"
import { SearchForm } from "../features/search/search-form"

/** What the menu button of small screens slides in. Loaded when it is first opened. */
export default function MobileMenu({ pathname, ...panel }: PanelProps & { pathname: string }) {
  const { navigation } = useSite()
  const setPanel = useSetAtom(panelAtom)
  const openGroups = navigation.mainMenu.filter(({ items }) => items.some(({ href }) => href === pathname))
  return (
    <PanelSheet {...panel} side="left" aria-describedby={undefined} closeLabel="Close the menu">
      <SheetHeader>
        <SheetTitle>Menu</SheetTitle>
      </SheetHeader>
      <SheetBody className="space-y-6">
        <CollapsibleMenu label="Main" defaultOpen={openGroups.map(({ label }) => label)}>
          {navigation.mainMenu.map(({ label, href, items }) =>
            items.length === 0 && href ? (
              <CollapsibleMenuLink key={label} href={href} current={href === pathname}>
                {label}
              </CollapsibleMenuLink>
            ) : (
              <CollapsibleMenuGroup key={label} value={label} title={label}>
                {items.map((item) => (
                  <CollapsibleMenuSubLink key={item.href} href={item.href} current={item.href === pathname}>
                    {item.label}
                  </CollapsibleMenuSubLink>
                ))}
              </CollapsibleMenuGroup>
            ),
          )}
        </CollapsibleMenu>
        <SearchForm onSearch={() => setPanel(null)} />
        <ButtonLink href={navigation.joinButton.href} variant="action" className="w-full">
          {navigation.joinButton.label}
        </ButtonLink>
      </SheetBody>
    </PanelSheet>
  )
}
