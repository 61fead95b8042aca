import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import {
  CollapsibleMenu,
  CollapsibleMenuGroup,
  CollapsibleMenuLink,
  CollapsibleMenuSubLink,
} from "../../src/components/collapsible-menu"

const menu = (
  <CollapsibleMenu label="Main" defaultOpen={["shop"]}>
    <CollapsibleMenuLink href="/">Home</CollapsibleMenuLink>
    <CollapsibleMenuGroup value="pages" title="Pages">
      <CollapsibleMenuSubLink href="/farm">Farm</CollapsibleMenuSubLink>
    </CollapsibleMenuGroup>
    <CollapsibleMenuGroup value="shop" title="Shop">
      <CollapsibleMenuSubLink href="/cart" current>
        Cart
      </CollapsibleMenuSubLink>
    </CollapsibleMenuGroup>
  </CollapsibleMenu>
)

const expanded = (name: string) => screen.getByRole("button", { name }).getAttribute("aria-expanded")

test("a group opens and closes, and leaves the others as they are", async () => {
  render(menu)
  const user = userEvent.setup()
  expect([expanded("Pages"), expanded("Shop")]).toEqual(["false", "true"])
  await user.click(screen.getByRole("button", { name: "Pages" }))
  expect([expanded("Pages"), expanded("Shop")]).toEqual(["true", "true"])
  await user.click(screen.getByRole("button", { name: "Pages" }))
  expect([expanded("Pages"), expanded("Shop")]).toEqual(["false", "true"])
})

test("is a named navigation of lists, without headings, and marks the open page", () => {
  render(menu)
  expect(screen.getByRole("navigation", { name: "Main" })).toBeVisible()
  expect(screen.queryByRole("heading")).not.toBeInTheDocument()
  expect(screen.getByRole("link", { name: "Cart" })).toHaveAttribute("aria-current", "page")
})
