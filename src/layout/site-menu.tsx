import { TriangleAlert } from "lucide-react"
import { ButtonLink } from "../components/button"
import { Icon } from "../components/icon"
import { animalHealthRoute } from "../lib/paths"
import { Menu, MenuGroup, MenuLink, MenuSubLink } from "./menu"
import { useSite } from "../shared/use-site"
import { messages } from "./messages"

interface SiteMenuProps {
  /** row: in the header; column: in the drawer, with the page for sick animals first and a button to join. */
  layout: "row" | "column"
  pathname: string
  className?: string
}

export function SiteMenu({ layout, pathname, className }: SiteMenuProps) {
  const { mainMenu, joinButton } = useSite().navigation
  const isColumn = layout === "column"
  const emergencyLink =
    isColumn && mainMenu.flatMap(({ items }) => items).find(({ href }) => href === animalHealthRoute)
  return (
    <Menu label={messages.mainMenu} layout={layout} className={className}>
      {emergencyLink && (
        <MenuLink
          href={emergencyLink.href}
          current={emergencyLink.href === pathname}
          className="bg-danger-surface font-semibold"
        >
          {emergencyLink.label}
          <Icon icon={TriangleAlert} className="text-danger" />
        </MenuLink>
      )}
      {mainMenu.map(({ label, href, items }) =>
        isColumn && href === joinButton.href ? (
          <li key={label}>
            <ButtonLink
              href={href}
              current={href === pathname}
              variant={href === pathname ? "outline" : "primary"}
              className="my-2 w-full"
            >
              {label}
            </ButtonLink>
          </li>
        ) : items.length === 0 && href ? (
          <MenuLink key={label} href={href} current={href === pathname}>
            {label}
          </MenuLink>
        ) : (
          <MenuGroup key={label} title={label} current={items.some((item) => item.href === pathname)}>
            {items
              .filter((item) => item !== emergencyLink)
              .map((item) => (
                <MenuSubLink key={item.href} href={item.href} current={item.href === pathname}>
                  {item.label}
                </MenuSubLink>
              ))}
          </MenuGroup>
        ),
      )}
    </Menu>
  )
}
