import { TriangleAlert } from "lucide-react"
import { Icon } from "../components/icon"
import { Menu, MenuGroup, MenuLink, MenuSubLink } from "./menu"
import { useSite } from "../shared/use-site"
import { words } from "./words"

interface SiteMenuProps {
  /** row: in the header; column: in the drawer, with the shortcuts, which its groups leave out. */
  layout: "row" | "column"
  pathname: string
  className?: string
}

export function SiteMenu({ layout, pathname, className }: SiteMenuProps) {
  const { mainMenu, menuShortcuts } = useSite().navigation
  const [urgent, ...shortcuts] = layout === "column" ? menuShortcuts : []
  const isShortcut = (href: string) => [urgent, ...shortcuts].some((shortcut) => shortcut?.href === href)
  return (
    <Menu label={words.mainMenu} layout={layout} className={className}>
      {urgent && (
        <MenuLink href={urgent.href} current={urgent.href === pathname} className="bg-danger-surface">
          {urgent.label}
          <Icon icon={TriangleAlert} className="text-danger" />
        </MenuLink>
      )}
      {mainMenu.map(({ label, href, items }) =>
        items.length === 0 && href ? (
          <MenuLink key={label} href={href} current={href === pathname}>
            {label}
          </MenuLink>
        ) : (
          <MenuGroup key={label} title={label} current={items.some((item) => item.href === pathname)}>
            {items
              .filter((item) => !isShortcut(item.href))
              .map((item) => (
                <MenuSubLink key={item.href} href={item.href} current={item.href === pathname}>
                  {item.label}
                </MenuSubLink>
              ))}
          </MenuGroup>
        ),
      )}
      {shortcuts.map(({ label, href }) => (
        <MenuLink key={href} href={href} current={href === pathname}>
          {label}
        </MenuLink>
      ))}
    </Menu>
  )
}
