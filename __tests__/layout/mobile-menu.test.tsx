import { act, render, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { createStore, Provider } from "jotai"
import { renderToString } from "react-dom/server"
import { MobileMenu } from "../../src/layout/mobile-menu"

const createPage = (pathname: string, store = createStore()) => (
  <Provider store={store}>
    <header>
      <a href="/">CaFN</a>
      <MobileMenu pathname={pathname} />
    </header>
    <main>
      <button type="button">Behind</button>
      <p role="status">A message</p>
    </main>
    <div role="status">Progress</div>
  </Provider>
)

const getMenu = () => {
  const details = document.querySelector<HTMLDetailsElement>("[data-slot=mobile-menu]")
  if (!details) throw new Error("There is no menu.")
  return details
}
const getMenuButton = () => {
  const summary = screen.getByText("Menu", { selector: "summary > span" }).closest("summary")
  if (!summary) throw new Error("The menu has no button.")
  return summary
}
const main = () => screen.getByRole("main")
const user = userEvent.setup({ delay: null })

/** Renders a page, and opens its menu. */
async function openMenu(pathname = "/services") {
  const store = createStore()
  const { rerender } = render(createPage(pathname, store))
  await pressMenuButton()
  return { goTo: (next: string) => rerender(createPage(next, store)) }
}

async function pressMenuButton() {
  await user.click(getMenuButton())
  await waitFor(() => expect(document.body).toHaveClass("no-fade"))
}

/** Hydrates the server HTML after a callback. */
async function hydrateAfter(beforeHydration: () => void) {
  const container = document.body.appendChild(document.createElement("div"))
  container.innerHTML = renderToString(createPage("/services"))
  beforeHydration()
  await act(() => Promise.resolve(render(createPage("/services"), { container, hydrate: true })))
}

test("mobile menu: starts with the page for sick animals, which is not in its lists", () => {
  render(createPage("/services"))
  const links = Array.from(getMenu().querySelectorAll("nav a"), ({ textContent }) => textContent)
  expect(links.filter((text) => text === "Sick or dead animal")).toHaveLength(1)
  expect(links[0]).toBe("Sick or dead animal")
})

test("mobile menu: when open it is modal, marks the current page, and leaves live regions reachable", async () => {
  await openMenu()
  expect(within(getMenu()).getByRole("link", { name: "Services" })).toHaveAttribute("aria-current", "page")
  expect(within(getMenu()).getByText(/^Pages you open stay on this phone/)).toBeInTheDocument()
  expect(within(getMenu()).getByRole("link", { name: "Pages kept on this phone" })).toHaveAttribute("href", "/offline")
  expect(screen.getByRole("dialog", { name: "Menu" })).toBeInTheDocument()
  expect(getMenuButton()).toHaveFocus()
  expect([main().inert, screen.getByText("CaFN").inert, screen.getByText("Progress").inert]).toEqual([
    true,
    true,
    undefined,
  ])
  expect(document.documentElement).toHaveStyle({ overflow: "hidden" })
})

test.each([
  ["Escape", () => user.keyboard("{Escape}")],
  ["its button", () => user.click(getMenuButton())],
  [
    "a link to the current page",
    () => {
      // jsdom can't navigate.
      window.addEventListener("click", (event) => event.preventDefault(), { once: true })
      return user.click(within(getMenu()).getByRole("link", { name: "Services" }))
    },
  ],
])("mobile menu: closed by %s, the page is usable again and the button has focus", async (_, close) => {
  await openMenu()
  act(() => within(getMenu()).getByText("Shop").focus())
  await close()
  await waitFor(() => expect(document.body).not.toHaveClass("no-fade"))
  expect(getMenu()).not.toHaveAttribute("open")
  expect(main().inert).toBe(false)
  expect(document.documentElement).not.toHaveStyle({ overflow: "hidden" })
  expect(getMenuButton()).toHaveFocus()
})

test("mobile menu: closes on navigation", async () => {
  const { goTo } = await openMenu()
  goTo("/gallery")
  await waitFor(() => expect(document.body).not.toHaveClass("no-fade"))
  expect(getMenu()).not.toHaveAttribute("open")
})

test("mobile menu: opened before hydration, it stays open and becomes modal", async () => {
  await hydrateAfter(() => getMenuButton().click())
  expect(getMenu()).toHaveAttribute("open")
  expect(document.body).toHaveClass("no-fade")
  expect(main().inert).toBe(true)
  expect(getMenuButton()).toHaveFocus()
})
