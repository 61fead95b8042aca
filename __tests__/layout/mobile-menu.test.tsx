import { act, render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { createStore, Provider } from "jotai"
import { renderToString } from "react-dom/server"
import { MobileMenu } from "../../src/layout/mobile-menu"

const page = (pathname: string, store = createStore()) => (
  <Provider store={store}>
    <header>
      <a href="/">CaFN</a>
      <MobileMenu pathname={pathname} />
    </header>
    <main>
      <button type="button">Behind</button>
      <p role="status">A notice</p>
    </main>
    <div role="status">Progress</div>
  </Provider>
)

const menu = () => {
  const details = document.querySelector<HTMLDetailsElement>("[data-slot=mobile-menu]")
  if (!details) throw new Error("There is no menu.")
  return details
}
const button = () => {
  const summary = screen.getByText("Menu", { selector: "summary > span" }).closest("summary")
  if (!summary) throw new Error("The menu has no button.")
  return summary
}
const main = () => screen.getByRole("main")
const user = userEvent.setup({ delay: null })

/** A page that is shown at once, and whose menu is open. */
async function openMenu(pathname = "/services") {
  const store = createStore()
  const { rerender } = render(page(pathname, store))
  await pressMenuButton()
  return { goTo: (next: string) => rerender(page(next, store)) }
}

async function pressMenuButton() {
  await user.click(button())
  await waitFor(() => expect(document.body).toHaveClass("no-fade"))
}

/** The built page, in which something may happen before it is hydrated. */
async function hydrateAfter(happens: () => void) {
  const container = document.body.appendChild(document.createElement("div"))
  container.innerHTML = renderToString(page("/services"))
  happens()
  await act(() => Promise.resolve(render(page("/services"), { container, hydrate: true })))
}

test("mobile menu: begins with the page for sick animals, which its lists leave out", () => {
  render(page("/services"))
  const links = Array.from(menu().querySelectorAll("nav a"), ({ textContent }) => textContent)
  expect(links.filter((text) => text === "Sick or dead animal")).toHaveLength(1)
  expect(links[0]).toBe("Sick or dead animal")
})

test("mobile menu: when open it is modal, marks the current page, and leaves notices reachable", async () => {
  await openMenu()
  expect(within(menu()).getByRole("link", { name: "Services" })).toHaveAttribute("aria-current", "page")
  expect(within(menu()).getByText(/^Pages you open stay on this phone/)).toBeInTheDocument()
  expect(within(menu()).getByRole("link", { name: "Kept pages" })).toHaveAttribute("href", "/offline")
  expect(screen.getByRole("dialog", { name: "Menu" })).toBeInTheDocument()
  expect(button()).toHaveFocus()
  expect([main().inert, screen.getByText("CaFN").inert, screen.getByText("Progress").inert]).toEqual([
    true,
    true,
    undefined,
  ])
  expect(document.documentElement).toHaveStyle({ overflow: "hidden" })
})

test.each([
  ["Escape", () => user.keyboard("{Escape}")],
  ["its button", () => user.click(button())],
  ["a link to the open page", () => user.click(within(menu()).getByRole("link", { name: "Services" }))],
])("mobile menu: closed by %s, the page is usable again and the button has focus", async (_, leave) => {
  await openMenu()
  act(() => within(menu()).getByText("Shop").focus())
  await leave()
  await waitFor(() => expect(document.body).not.toHaveClass("no-fade"))
  expect(menu()).not.toHaveAttribute("open")
  expect(main().inert).toBe(false)
  expect(document.documentElement).not.toHaveStyle({ overflow: "hidden" })
  expect(button()).toHaveFocus()
})

test("mobile menu: closes on navigation", async () => {
  const { goTo } = await openMenu()
  goTo("/gallery")
  await waitFor(() => expect(document.body).not.toHaveClass("no-fade"))
  expect(menu()).not.toHaveAttribute("open")
})

test("mobile menu: opened before hydration, it stays open and becomes modal", async () => {
  await hydrateAfter(() => button().click())
  expect(menu()).toHaveAttribute("open")
  expect(document.body).toHaveClass("no-fade")
  expect(main().inert).toBe(true)
  expect(button()).toHaveFocus()
})
