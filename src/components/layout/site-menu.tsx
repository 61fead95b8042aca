import type { Navigation } from "../../hooks/use-site"
import { Menu, MenuContent, MenuItem, MenuLink, MenuSubLink, MenuTrigger } from "../ui/menu"

interface SiteMenuProps {
  entries: Navigation["mainMenu"]
  pathname: string
  className?: string
}

/** The main menu in one row, for wide screens. */
export function SiteMenu({ entries, pathname, className }: SiteMenuProps) {
  return (
    <Menu label="Main" className={className}>
      {entries.map(({ label, href, items }) =>
        items.length === 0 && href ? (
          <MenuItem key={label}>
            <MenuLink href={href} current={href === pathname}>
              {label}
            </MenuLink>
          </MenuItem>
        ) : (
          <MenuItem key={label} value={label}>
            <MenuTrigger current={items.some((item) => item.href === pathname)}>{label}</MenuTrigger>
            <MenuContent>
              {items.map((item) => (
                <MenuSubLink key={item.href} href={item.href} current={item.href === pathname}>
                  {item.label}
                </MenuSubLink>
              ))}
            </MenuContent>
          </MenuItem>
        ),
      )}
    </Menu>
  )
}
