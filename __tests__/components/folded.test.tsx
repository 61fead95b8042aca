import { fireEvent, render, screen } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import { Folded } from "../../src/components/folded"
import { hydration } from "../../src/lib/hydration"
import { matchMedia } from "./browser"

const isOpen = () => screen.getByRole<HTMLDetailsElement>("group").open

test("Folded: is closed until its title is pressed, and unfolded on paper", () => {
  render(<Folded title="What the form asks for">Full name</Folded>)
  expect(isOpen()).toBe(false)
  fireEvent(window, new Event("beforeprint"))
  expect(isOpen()).toBe(true)
})

const part = (
  <Folded title="The districts" variant="part">
    <p id="lira">Lira</p>
  </Folded>
)
const goTo = (hash: string) => window.history.replaceState(null, "", hash)

afterEach(() => {
  hydration.isUnderWay = false
  goTo("/")
})

test.each([
  ["on a phone it is folded", () => {}, false],
  ["on a wide screen it is open", () => matchMedia("min-width: 768px"), true],
  ["it is open where the address leads to something in it", () => goTo("#lira"), true],
])("Folded part: %s", (_, prepare, open) => {
  prepare()
  render(part)
  expect(isOpen()).toBe(open)
})

test.each([
  ["folded when scripts arrive, below the screen", window.innerHeight + 1, false],
  ["left open when scripts arrive, on the screen", window.innerHeight - 1, true],
  ["left open when scripts arrive, above the screen", -1000, true],
])("Folded part: is %s", (_, top, open) => {
  jest.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, top, 0, 0))
  hydration.isUnderWay = true
  const container = document.body.appendChild(document.createElement("div"))
  container.innerHTML = renderToString(part)
  // Without scripts it can be read.
  expect(isOpen()).toBe(true)
  render(part, { container, hydrate: true })
  expect(isOpen()).toBe(open)
})

test("Folded part: is unfolded by a link on the page to something in it, and by no other", () => {
  render(part)
  for (const [hash, open] of [
    ["#gulu", false],
    ["#lira", true],
  ] as const) {
    goTo(hash)
    fireEvent(window, new Event("hashchange"))
    expect(isOpen()).toBe(open)
  }
})
