import { render, screen } from "@testing-library/react"
import { Accessibility } from "../../../src/features/accessibility/accessibility"
import { accessibilityCopy, testReport } from "../../fixtures/accessibility"
import { withSite, withUsualSite } from "../../support/site"

afterEach(withUsualSite)

const parts = [
  ["wishlist", "Hearts need JavaScript."],
  ["compare", "The comparison needs JavaScript."],
] as const

test.each(parts)("what is known of %s is said only while that part is switched on", (feature, text) => {
  const { unmount } = render(<Accessibility copy={accessibilityCopy} report={testReport} />)
  expect(screen.getByText(text)).toBeVisible()
  unmount()
  withSite({ features: { [feature]: false } })
  render(<Accessibility copy={accessibilityCopy} report={testReport} />)
  expect(screen.queryByText(text)).not.toBeInTheDocument()
  for (const [other, words] of parts) if (other !== feature) expect(screen.getByText(words)).toBeVisible()
})
