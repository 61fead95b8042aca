import { act, fireEvent, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import { Menu, MenuContent, MenuItem, MenuLink, MenuSubLink, MenuTrigger } from "../../src/components/menu"

const menu = (
  <>
    <Menu label="Main">
      <MenuItem>
        <MenuLink href="/">Home</MenuLink>
      </MenuItem>
      <MenuItem value="pages">
        <MenuTrigger>Pages</MenuTrigger>
        <MenuContent>
          <MenuSubLink href="#about">About Us</MenuSubLink>
          <MenuSubLink href="/farm" current>
            Farm
          </MenuSubLink>
        </MenuContent>
      </MenuItem>
      <MenuItem value="shop">
        <MenuTrigger>Shop</MenuTrigger>
        <MenuContent>
          <MenuSubLink href="/cart">Cart</MenuSubLink>
        </MenuContent>
      </MenuItem>
    </Menu>
    <button>Search</button>
  </>
)

const trigger = (name: string) => screen.getByRole("button", { name })
const subLink = (name: string) => screen.queryByRole("link", { name })

test("Menu: opens on hover, stays open on click, closes on a second click or Escape", async () => {
  render(menu)
  const user = userEvent.setup()
  const search = screen.getByText("Search")
  act(() => search.focus())
  await user.hover(trigger("Shop"))
  expect(subLink("Cart")).toBeVisible()
  await user.hover(search)
  expect(subLink("Cart")).not.toBeInTheDocument()
  await user.hover(trigger("Shop"))
  await user.keyboard("{Escape}")
  expect(subLink("Cart")).not.toBeInTheDocument()
  expect(search).toHaveFocus()
  // The second press of a double click closes nothing.
  await user.dblClick(trigger("Shop"))
  await user.hover(search)
  expect(subLink("Cart")).toBeVisible()
  expect(trigger("Shop")).toHaveAttribute("aria-expanded", "true")
  fireEvent.click(trigger("Shop"))
  expect(subLink("Cart")).not.toBeInTheDocument()
})

test("Menu: arrow keys, Home, End, Enter and Escape work", async () => {
  render(menu)
  const user = userEvent.setup()
  await user.tab()
  for (const [key, name] of [
    ["ArrowRight", "Pages"],
    ["ArrowDown", "Shop"],
    ["ArrowRight", "Shop"],
    ["End", "Shop"],
    ["ArrowLeft", "Pages"],
  ] as const) {
    await user.keyboard(`{${key}}`)
    expect(trigger(name)).toHaveFocus()
  }
  await user.keyboard("{Enter}{ArrowDown}")
  expect(subLink("About Us")).toHaveFocus()
  await user.tab()
  expect(subLink("Farm")).toHaveFocus()
  await user.keyboard("{Escape}")
  expect(subLink("Farm")).not.toBeInTheDocument()
  expect(trigger("Pages")).toHaveFocus()
  await user.keyboard("{Home}")
  expect(screen.getByRole("link", { name: "Home" })).toHaveFocus()
})

test("Menu: touch opens it by tap alone", () => {
  render(menu)
  fireEvent.pointerEnter(trigger("Shop"), { pointerType: "touch" })
  expect(subLink("Cart")).not.toBeInTheDocument()
  fireEvent.click(trigger("Shop"))
  expect(subLink("Cart")).toBeVisible()
})

test("Menu: a drop-down opened by focus before hydration stays open and keeps focus", () => {
  const container = document.body.appendChild(document.createElement("div"))
  container.innerHTML = renderToString(menu)
  const link = screen.getByRole("link", { name: "Farm" })
  link.focus()
  render(menu, { container, hydrate: true })
  expect(link).toHaveFocus()
  expect(subLink("Farm")).toBe(link)
  expect(trigger("Pages")).toHaveAttribute("aria-expanded", "true")
})
