import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import {
  CollapsibleMenu,
  CollapsibleMenuGroup,
  CollapsibleMenuLink,
  CollapsibleMenuSubLink,
} from "../../src/components/collapsible-menu"

const menu = (
  <CollapsibleMenu label="Main">
    <CollapsibleMenuLink href="/">Home</CollapsibleMenuLink>
    <CollapsibleMenuGroup title="Pages">
      <CollapsibleMenuSubLink href="/farm">Farm</CollapsibleMenuSubLink>
    </CollapsibleMenuGroup>
    <CollapsibleMenuGroup title="Shop" open>
      <CollapsibleMenuSubLink href="/cart" current>
        Cart
      </CollapsibleMenuSubLink>
    </CollapsibleMenuGroup>
  </CollapsibleMenu>
)

test("a group opens and closes, and leaves the others as they are", async () => {
  render(menu)
  const user = userEvent.setup()
  const areSeen = () => ["Farm", "Cart"].map((name) => isSeen(screen.getByText(name)))
  expect(areSeen()).toEqual([false, true])
  await user.click(screen.getByText("Pages"))
  expect(areSeen()).toEqual([true, true])
  await user.click(screen.getByText("Pages"))
  expect(areSeen()).toEqual([false, true])
})

const isSeen = (link: HTMLElement) => link.closest("details")?.open

test("another page opens its own group, and closes the last one's", () => {
  const groups = (open: string) => (
    <CollapsibleMenu label="Main">
      {["Pages", "Shop"].map((title) => (
        <CollapsibleMenuGroup key={title} title={title} open={open === title}>
          <CollapsibleMenuSubLink href="/">{`In ${title}`}</CollapsibleMenuSubLink>
        </CollapsibleMenuGroup>
      ))}
    </CollapsibleMenu>
  )
  const { rerender } = render(groups("Pages"))
  rerender(groups("Shop"))
  expect([isSeen(screen.getByText("In Pages")), isSeen(screen.getByText("In Shop"))]).toEqual([false, true])
})

test("is a named navigation of lists, without headings, and marks the open page", () => {
  render(menu)
  expect(screen.getByRole("navigation", { name: "Main" })).toBeVisible()
  expect(screen.queryByRole("heading")).not.toBeInTheDocument()
  expect(screen.getByRole("link", { name: "Cart" })).toHaveAttribute("aria-current", "page")
})
