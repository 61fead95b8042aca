import { render } from "@testing-library/react"
import { replaceDesignSystem } from "../support/design-system"
import { cleanPage, loadFirstStories } from "../support/stories"

replaceDesignSystem()
afterEach(cleanPage)

/** How what subjects share uses the design system: its parts are printed by name, without how they look. */
describe.each(loadFirstStories("shared"))("$title ($path)", ({ examples }) => {
  test.each(examples)("$name", ({ element }) => {
    render(element())
    expect(document.body).toMatchSnapshot()
  })
})
