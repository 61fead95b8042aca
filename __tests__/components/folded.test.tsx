import { fireEvent, render, screen } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import { Folded } from "../../src/components/folded"
import { hydration } from "../../src/lib/hydration"
import { matchMedia } from "./browser"

const isOpen = () => screen.getByRole<HTMLDetailsElement>("group").open

test("Folded: is closed at first, and open in print", () => {
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
  ["is closed on a phone", () => {}, false],
  ["is open on a wide screen", () => matchMedia("min-width: 768px"), true],
  ["is open if the hash is the id of something inside it", () => goTo("#lira"), true],
])("Folded part: %s", (_, prepare, open) => {
  prepare()
  render(part)
  expect(isOpen()).toBe(open)
})

test.each([
  ["closed below the fold", window.innerHeight + 1, false],
  ["left open in view", window.innerHeight - 1, true],
  ["left open above the viewport", -1000, true],
])("Folded part: on hydration it is %s", (_, top, open) => {
  jest.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, top, 0, 0))
  hydration.isUnderWay = true
  const container = document.body.appendChild(document.createElement("div"))
  container.innerHTML = renderToString(part)
  // Without scripts it can be read.
  expect(isOpen()).toBe(true)
  render(part, { container, hydrate: true })
  expect(isOpen()).toBe(open)
})

test("Folded part: opens for a hash link to something inside it, and for no other hash", () => {
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
