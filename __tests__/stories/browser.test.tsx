import { render } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import { axe } from "../support/axe"
import { cleanPage, loadSample } from "../support/stories"

afterEach(cleanPage)

/** In a browser, each of these stories takes over the server's markup without a difference, and has no axe violation. */
describe.each(loadSample())("$title ($path)", ({ examples }) => {
  test.each(examples)("$name", async ({ element }) => {
    const container = document.body.appendChild(document.createElement("div"))
    container.innerHTML = renderToString(element())
    const differences: unknown[] = []
    render(element(), { container, hydrate: true, onRecoverableError: (error) => differences.push(error) })

    expect(differences).toEqual([])
    expect(await axe(document.body)).toHaveNoViolations()
  })
})
