import { render, screen, waitFor } from "@testing-library/react"
import "../../src/layout/live-menu"
import { SiteMenu } from "../../src/layout/site-menu"
import { siteFacts } from "../../src/shared/use-site.fixture"

/** The screen is wide: the menu is a row, and its scripts are asked for. */
beforeEach(() => {
  const plain = window.matchMedia.bind(window)
  jest.spyOn(window, "matchMedia").mockImplementation((query) => ({ ...plain(query), matches: true }))
})

const { mainMenu } = siteFacts.navigation ?? never()
const pages = () => screen.getByRole("button", { name: "Pages" })
const isLive = () => document.querySelector("[data-slot=menu]") !== null

test("a focus that comes while the living menu takes the plain one's place is not lost", async () => {
  // As in a browser: what React draws, it draws in a task of its own.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  render(<SiteMenu entries={mainMenu} pathname="/services" />)
  // Until all that needs no task of its own is done.
  for (let turn = 0; turn < 100; turn++) await Promise.resolve()
  pages().focus()
  await waitFor(() => expect(isLive()).toBe(true))
  expect(pages()).toHaveFocus()
})

test("a menu that has the focus is replaced when the focus has left it", async () => {
  render(<SiteMenu entries={mainMenu} pathname="/services" />)
  pages().focus()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(isLive()).toBe(false)
  expect(pages()).toHaveFocus()
  pages().blur()
  await waitFor(() => expect(isLive()).toBe(true))
})

function never(): never {
  throw new Error("The fixture has no navigation.")
}
