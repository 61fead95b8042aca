import { cleanup, render } from "@testing-library/react"
import { configureAxe } from "jest-axe"
import { renderToString } from "react-dom/server"
import { loadStories } from "./support/stories"

/** Stories are parts of a page, so what only a whole page can have is not asked of them. */
const axe = configureAxe({ rules: { region: { enabled: false } } })

/** An open dialog marks the page; the next story starts on a clean one. */
afterEach(() => {
  cleanup()
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  }
  document.body.replaceChildren()
})

/**
 * In a browser, every story: takes over the server's markup without a difference, has no axe violation, and looks as
 * its snapshot says. `stories-server.test.tsx` looks at the markup itself.
 */
describe.each(loadStories())("$title ($path)", ({ examples }) => {
  test.each(examples)("$name", async ({ element }) => {
    const container = document.body.appendChild(document.createElement("div"))
    container.innerHTML = renderToString(element())
    const differences: unknown[] = []
    render(element(), { container, hydrate: true, onRecoverableError: (error) => differences.push(error) })

    expect(differences).toEqual([])
    expect(await axe(document.body)).toHaveNoViolations()
    expect(document.body).toMatchSnapshot()
  })
})
