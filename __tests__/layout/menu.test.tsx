import { act, fireEvent, render, screen } from "@testing-library/react"
import { Menu, MenuGroup, MenuLink, MenuSubLink } from "../../src/layout/menu"

const menu = (layout: "row" | "column", current = "Pages") => (
  <>
    <Menu label="Main" layout={layout}>
      <MenuLink href="/">Home</MenuLink>
      {["Pages", "Shop"].map((title) => (
        <MenuGroup key={title} title={title} current={title === current}>
          <MenuSubLink href={`#${title}`}>{`In ${title}`}</MenuSubLink>
        </MenuGroup>
      ))}
    </Menu>
    <button>Search</button>
  </>
)
const groups = () => Array.from(document.querySelectorAll("details"))
const opened = () => groups().map(({ open }) => open)
const summary = (title: string) => screen.getByText(title)
/** As a browser does for a press of the summary. */
const open = (title: string) => summary(title).closest("details")?.setAttribute("open", "")
const link = (title: string) => screen.getByText(`In ${title}`)

test("Menu: a row shows one group, until a press or the focus goes elsewhere, or a link is followed", () => {
  render(menu("row"))
  expect(opened()).toEqual([false, false])
  for (const leave of [
    () => fireEvent.pointerDown(screen.getByText("Search")),
    () => act(() => screen.getByText("Search").focus()),
    () => fireEvent.click(link("Pages")),
  ]) {
    open("Pages")
    fireEvent.pointerDown(link("Pages"))
    act(() => link("Pages").focus())
    expect(opened()).toEqual([true, false])
    leave()
    expect(opened()).toEqual([false, false])
  }
  open("Pages")
  fireEvent.pointerDown(summary("Shop"))
  expect(opened()).toEqual([false, false])
})

test("Menu: Escape closes the open group of a row, and focus in it returns to its heading", () => {
  render(menu("row"))
  open("Shop")
  act(() => link("Shop").focus())
  fireEvent.keyDown(link("Shop"), { key: "Escape" })
  expect(opened()).toEqual([false, false])
  expect(summary("Shop").closest("summary")).toHaveFocus()
})

test("Menu: in a column navigating opens the new page's group and closes the previous one", () => {
  const { rerender } = render(menu("column"))
  expect(opened()).toEqual([true, false])
  rerender(menu("column", "Shop"))
  expect(opened()).toEqual([false, true])
})
