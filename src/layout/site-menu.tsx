import type { Navigation } from "../shared/use-site"
import { Menu, MenuContent, MenuItem, MenuLink, MenuSubLink, MenuTrigger } from "../components/menu"
import { words } from "./words"

interface SiteMenuProps {
  entries: Navigation["mainMenu"]
  /** Where the entry leads that looks like a button: to the registration. */
  actionHref: string
  /** The open page's path. */
  pathname: string
}

/** The main menu beside the logo; on smaller screens it is a sheet (`mobile-menu.tsx`). */
export function SiteMenu({ entries, actionHref, pathname }: SiteMenuProps) {
  // Beside the logo: on the right it would move with each button that arrives after it.
  return (
    <Menu label={words.mainMenu} className="hidden flex-1 lg:block xl:ml-10">
      {entries.map(({ label, href, items }) =>
        items.length === 0 && href ? (
          <MenuItem key={label}>
            <MenuLink href={href} current={href === pathname} variant={href === actionHref ? "action" : "entry"}>
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
