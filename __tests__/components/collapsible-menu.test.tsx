import { render } from "@testing-library/react"
import { CollapsibleMenu, CollapsibleMenuGroup, CollapsibleMenuSubLink } from "../../src/components/collapsible-menu"

test("CollapsibleMenu: navigating opens the new page's group and closes the previous one", () => {
  const groups = (open: string) => (
    <CollapsibleMenu label="Main">
      {["Pages", "Shop"].map((title) => (
        <CollapsibleMenuGroup key={title} title={title} open={open === title}>
          <CollapsibleMenuSubLink href="/">{`In ${title}`}</CollapsibleMenuSubLink>
        </CollapsibleMenuGroup>
      ))}
    </CollapsibleMenu>
  )
  const { container, rerender } = render(groups("Pages"))
  rerender(groups("Shop"))
  expect(Array.from(container.querySelectorAll("details"), ({ open }) => open)).toEqual([false, true])
})
