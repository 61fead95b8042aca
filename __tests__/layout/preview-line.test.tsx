import { render } from "@testing-library/react"
import { useStaticQuery } from "gatsby"
import { renderToStaticMarkup } from "react-dom/server"
import { PreviewLine } from "../../src/layout/layout"
import { Seo } from "../../src/layout/seo"
import { siteFacts } from "../fixtures/use-site"
import { withUsualSite } from "../support/site"

afterEach(withUsualSite)

const withPreview = (preview: Queries.SiteFactsQuery["preview"]) =>
  jest.mocked(useStaticQuery).mockReturnValue({ ...siteFacts, preview })
const head = () => renderToStaticMarkup(<Seo title="Farm" description="A farm." path="/farm" />)

test("preview line: is shown while the site is a preview, and not afterwards", () => {
  withPreview({ line: "Preview: people are samples.", isIndexed: true })
  const { container } = render(<PreviewLine />)
  expect(container).toHaveTextContent("Preview: people are samples.")
  expect(head()).toContain("canonical")
  withPreview(null)
  expect(renderToStaticMarkup(<PreviewLine />)).toBe("")
  expect(head()).toContain("canonical")
})

test("preview line: a published preview is noindex", () => {
  withPreview({ line: "Preview: people are samples.", isIndexed: false })
  expect(head()).toContain('<meta name="robots" content="noindex"/>')
  expect(head()).not.toContain("canonical")
})
