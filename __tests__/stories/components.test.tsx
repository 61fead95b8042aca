import { render } from "@testing-library/react"
import { undressOthers } from "../support/design-system"
import { cleanPage, loadStories } from "../support/stories"

afterEach(cleanPage)

/** The design system, as it stands in the page: every class of the component itself counts. */
describe.each(loadStories("components"))("$title ($path)", ({ path, examples }) => {
  test.each(examples)("$name", ({ element }) => {
    render(element())
    undressOthers(path)
    expect(document.body).toMatchSnapshot()
  })
})
