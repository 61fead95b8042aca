import { act, fireEvent, render, screen } from "@testing-library/react"
import { Menu, MenuGroup, MenuLink, MenuSubLink } from "../../src/layout/menu"

const createMenu = (layout: "row" | "column", current = "Pages") => (
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
const getOpenStates = () => groups().map(({ open }) => open)
const summary = (title: string) => screen.getByText(title)
/** Opens a group as browsers do on a click on the summary. */
const openGroup = (title: string) => summary(title).closest("details")?.setAttribute("open", "")
const getLink = (title: string) => screen.getByText(`In ${title}`)

test("Menu: a row shows one group, until a click or focus outside it, or a click on its link", () => {
  render(createMenu("row"))
  expect(getOpenStates()).toEqual([false, false])
  for (const close of [
    () => fireEvent.pointerDown(screen.getByText("Search")),
    () => act(() => screen.getByText("Search").focus()),
    () => fireEvent.click(getLink("Pages")),
  ]) {
    openGroup("Pages")
    fireEvent.pointerDown(getLink("Pages"))
    act(() => getLink("Pages").focus())
    expect(getOpenStates()).toEqual([true, false])
    close()
    expect(getOpenStates()).toEqual([false, false])
  }
  openGroup("Pages")
  fireEvent.pointerDown(summary("Shop"))
  expect(getOpenStates()).toEqual([false, false])
})

test("Menu: Escape closes the open group of a row, and focus in it returns to its heading", () => {
  render(createMenu("row"))
  openGroup("Shop")
  act(() => getLink("Shop").focus())
  fireEvent.keyDown(getLink("Shop"), { key: "Escape" })
  expect(getOpenStates()).toEqual([false, false])
  expect(summary("Shop").closest("summary")).toHaveFocus()
})

test("Menu: in a column navigating opens the new page's group and closes the previous one", () => {
  const { rerender } = render(createMenu("column"))
  expect(getOpenStates()).toEqual([true, false])
  rerender(createMenu("column", "Shop"))
  expect(getOpenStates()).toEqual([false, true])
})
