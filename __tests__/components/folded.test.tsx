import { fireEvent, render, screen } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import { Folded } from "../../src/components/folded"
import { hydration } from "../../src/lib/hydration"
import { matchMedia } from "./browser"

test("is closed until its title is pressed, and unfolded on paper", () => {
  render(<Folded title="What the form asks for">Full name</Folded>)
  const details = screen.getByRole("group")
  expect(details).not.toHaveAttribute("open")
  fireEvent(window, new Event("beforeprint"))
  expect(details).toHaveAttribute("open")
  expect(screen.getByText("Full name")).toBeVisible()
})

describe("a part of a long page", () => {
  const part = (
    <Folded title="The districts" variant="part">
      <p id="lira">Lira</p>
    </Folded>
  )
  const details = () => screen.getByRole("group")

  afterEach(() => {
    hydration.isUnderWay = false
    window.history.replaceState(null, "", "/")
  })

  /** Shows the server's HTML, its upper edge so far below the screen's, and lets React take it over. */
  function hydrateAt(top: number) {
    const rect: DOMRect = { x: 0, y: top, top, bottom: top, left: 0, right: 0, width: 0, height: 0, toJSON: () => ({}) }
    jest.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(rect)
    hydration.isUnderWay = true
    const container = document.body.appendChild(document.createElement("div"))
    container.innerHTML = renderToString(part)
    render(part, { container, hydrate: true })
  }

  test("is open in the HTML, for those without scripts", () => {
    expect(renderToString(part)).toContain("open")
  })

  test("is folded on a phone", () => {
    render(part)
    expect(details()).not.toHaveAttribute("open")
  })

  test("is open on a wide screen", () => {
    matchMedia("min-width: 768px")
    render(part)
    expect(details()).toHaveAttribute("open")
  })

  test("is folded below the screen when scripts arrive, and not where the visitor sees it or has passed it", () => {
    hydrateAt(window.innerHeight + 1)
    expect(details()).not.toHaveAttribute("open")
  })

  test.each([window.innerHeight - 1, -1000])("%s px down it stays open when scripts arrive", (top) => {
    hydrateAt(top)
    expect(details()).toHaveAttribute("open")
  })

  test("is open for whom a link leads to something in it", () => {
    window.history.replaceState(null, "", "#lira")
    render(part)
    expect(details()).toHaveAttribute("open")
  })

  test("is unfolded by a link on the page to something in it, and by no other", () => {
    render(part)
    window.history.replaceState(null, "", "#gulu")
    fireEvent(window, new Event("hashchange"))
    expect(details()).not.toHaveAttribute("open")
    window.history.replaceState(null, "", "#lira")
    fireEvent(window, new Event("hashchange"))
    expect(details()).toHaveAttribute("open")
  })
})
