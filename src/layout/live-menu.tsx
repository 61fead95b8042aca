import { Menu, MenuContent, MenuItem, MenuLink, MenuSubLink, MenuTrigger } from "../components/menu"
import type { SiteMenuProps } from "./site-menu"

/** The main menu with everything that scripts add: Escape, arrow keys, drop-downs that open on touch. */
export default function LiveMenu({ entries, pathname }: SiteMenuProps) {
  return (
    <Menu label="Main">
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
