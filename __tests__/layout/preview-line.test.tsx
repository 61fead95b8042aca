import { useStaticQuery } from "gatsby"
import { renderToStaticMarkup } from "react-dom/server"
import { PreviewLine } from "../../src/layout/layout"
import { Seo } from "../../src/layout/seo"
import { previewMessages } from "../../src/lib/preview"
import { siteFacts } from "../fixtures/use-site"
import { resetSite } from "../support/site"

afterEach(resetSite)

test.each([
  [{ left: 3 }, true],
  [null, false],
])("preview: with %j left, every page says so and is noindex: %s", (preview, isPreview) => {
  jest.mocked(useStaticQuery).mockReturnValue({ ...siteFacts, preview })
  expect(renderToStaticMarkup(<PreviewLine />).includes(previewMessages.line)).toBe(isPreview)
  const head = renderToStaticMarkup(<Seo title="Farm" description="A farm." path="/farm" />)
  expect(head.includes('<meta name="robots" content="noindex"/>')).toBe(isPreview)
})
