import { act, fireEvent, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import { LinkProvider } from "../../src/components/link"
import { Menu, MenuContent, MenuItem, MenuLink, MenuSubLink, MenuTrigger } from "../../src/components/menu"
import { axe } from "../support/axe"

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

test("the server's HTML has every link, with rules that open it by hovering and by focus", () => {
  const html = renderToString(menu)
  for (const href of ["/", "#about", "/farm", "/cart"]) expect(html).toContain(`href="${href}"`)
  expect(html).toContain("[[data-slot=menu-item]:hover_&amp;]:block")
  expect(html).toContain("[[data-slot=menu-item]:focus-within_&amp;]:block")
  expect(html).not.toContain("aria-expanded=")
})

test("React takes over the server's HTML without a difference", () => {
  const differences: unknown[] = []
  const container = document.body.appendChild(document.createElement("div"))
  container.innerHTML = renderToString(menu)
  render(menu, { container, hydrate: true, onRecoverableError: (error) => differences.push(error) })
  expect(differences).toEqual([])
  expect(subLink("Farm")).not.toBeInTheDocument()
})

test("a press opens and closes", () => {
  render(menu)
  fireEvent.click(trigger("Pages"))
  expect(subLink("Farm")).toHaveAttribute("aria-current", "page")
  expect(trigger("Pages")).toHaveAttribute("aria-expanded", "true")
  fireEvent.click(trigger("Pages"))
  expect(subLink("Farm")).not.toBeInTheDocument()
})

test("hovering opens, and leaving closes", async () => {
  render(menu)
  const user = userEvent.setup()
  await user.hover(trigger("Shop"))
  expect(subLink("Cart")).toBeVisible()
  await user.hover(screen.getByText("Search"))
  expect(subLink("Cart")).not.toBeInTheDocument()
})

test("what hovering has opened, a press keeps open", async () => {
  render(menu)
  const user = userEvent.setup()
  await user.click(trigger("Shop"))
  await user.hover(screen.getByText("Search"))
  expect(subLink("Cart")).toBeVisible()
})

test("the second press of a double click closes nothing, a later one does", async () => {
  render(menu)
  const user = userEvent.setup()
  await user.dblClick(trigger("Shop"))
  expect(subLink("Cart")).toBeVisible()
  fireEvent.click(trigger("Shop"))
  expect(subLink("Cart")).not.toBeInTheDocument()
})

test("a finger opens by its press alone", () => {
  render(menu)
  fireEvent.pointerEnter(trigger("Shop"), { pointerType: "touch" })
  expect(subLink("Cart")).not.toBeInTheDocument()
  fireEvent.click(trigger("Shop"))
  expect(subLink("Cart")).toBeVisible()
})

test("a press beside it closes it", () => {
  render(menu)
  fireEvent.click(trigger("Shop"))
  fireEvent.pointerDown(screen.getByText("Search"))
  expect(subLink("Cart")).not.toBeInTheDocument()
})

test("Escape closes what hovering has opened, and leaves the focus where it is", async () => {
  render(menu)
  const user = userEvent.setup()
  act(() => screen.getByText("Search").focus())
  await user.hover(trigger("Shop"))
  await user.keyboard("{Escape}")
  expect(subLink("Cart")).not.toBeInTheDocument()
  expect(screen.getByText("Search")).toHaveFocus()
})

test("a drop-down that the focus holds open as React takes over stays open, with its focus", () => {
  const container = document.body.appendChild(document.createElement("div"))
  container.innerHTML = renderToString(menu)
  const link = screen.getByRole("link", { name: "Farm" })
  link.focus()
  render(menu, { container, hydrate: true })
  expect(link).toHaveFocus()
  expect(subLink("Farm")).toBe(link)
  expect(trigger("Pages")).toHaveAttribute("aria-expanded", "true")
})

test("arrow keys, Home and End walk along the row", async () => {
  render(menu)
  const user = userEvent.setup()
  act(() => screen.getByRole("link", { name: "Home" }).focus())
  for (const [key, name] of [
    ["ArrowRight", "Pages"],
    ["ArrowDown", "Shop"],
    ["ArrowRight", "Shop"],
    ["ArrowLeft", "Pages"],
    ["End", "Shop"],
  ] as const) {
    await user.keyboard(`{${key}}`)
    expect(trigger(name)).toHaveFocus()
  }
  await user.keyboard("{Home}")
  expect(screen.getByRole("link", { name: "Home" })).toHaveFocus()
})

test("no press sends a form: the triggers are plain buttons", () => {
  render(menu)
  expect(trigger("Pages")).toHaveAttribute("type", "button")
})

test("works by keyboard, in the order of the page", async () => {
  render(menu)
  const user = userEvent.setup()
  await user.tab()
  await user.tab()
  expect(trigger("Pages")).toHaveFocus()
  await user.keyboard("{Enter}")
  await user.keyboard("{ArrowDown}")
  expect(subLink("About Us")).toHaveFocus()
  await user.tab()
  expect(subLink("Farm")).toHaveFocus()
})

test("Escape closes and gives the focus back", async () => {
  render(menu)
  const user = userEvent.setup()
  await user.click(trigger("Pages"))
  await user.keyboard("{ArrowDown}{Escape}")
  expect(subLink("Farm")).not.toBeInTheDocument()
  expect(trigger("Pages")).toHaveFocus()
})

test("leaving an entry by keyboard closes it", async () => {
  render(menu)
  const user = userEvent.setup()
  await user.click(trigger("Pages"))
  await user.keyboard("{ArrowDown}")
  fireEvent.blur(screen.getByRole("link", { name: "About Us" }), { relatedTarget: screen.getByText("Search") })
  expect(subLink("About Us")).not.toBeInTheDocument()
})

test("choosing a link closes it", async () => {
  render(menu)
  const user = userEvent.setup()
  await user.click(trigger("Pages"))
  await user.click(screen.getByRole("link", { name: "About Us" }))
  expect(subLink("About Us")).not.toBeInTheDocument()
})

test("what the router knows about the open page isn't overruled", () => {
  const Router = ({ to, ...props }: { to: string }) => <a href={to} aria-current="page" {...props} />
  render(
    <LinkProvider component={Router}>
      <Menu label="Main">
        <MenuItem>
          <MenuLink href="/gallery">Gallery</MenuLink>
        </MenuItem>
      </Menu>
    </LinkProvider>,
  )
  expect(screen.getByRole("link", { name: "Gallery" })).toHaveAttribute("aria-current", "page")
})

test("an open drop-down passes axe", async () => {
  render(menu)
  await userEvent.setup().click(trigger("Pages"))
  expect(await axe(document.body)).toHaveNoViolations()
})
