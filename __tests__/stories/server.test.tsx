/** @jest-environment node */
import { HtmlValidate, StaticConfigLoader, type ConfigData } from "html-validate"
import { renderToStaticMarkup } from "react-dom/server"
import { loadSample } from "../support/stories"

const config: ConfigData = {
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    // React has its own way of writing: <br/>, srcSet, disabled="", and style for measured values.
    "void-style": "off",
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "no-inline-style": "off",
    // The ids that React gives begin with an underscore.
    "valid-id": ["error", { relaxed: true }],
    // Telephone numbers stand as the content writes them; the stylesheet keeps them together.
    "tel-non-breaking": "off",
  },
}
const validator = new HtmlValidate(new StaticConfigLoader(config))

/** Each of these stories renders where there is no window, as in the build, and what it sends is valid HTML. */
describe.each(loadSample())("$title ($path)", ({ examples }) => {
  test.each(examples)("$name", async ({ element }) => {
    const markup = renderToStaticMarkup(element())
    const report = await validator.validateString(markup)
    const problems = report.results.flatMap(({ messages, source }) =>
      messages.map(({ ruleId, message, offset }) => {
        const place = (source ?? markup).slice(Math.max(0, offset - 40), offset + 120)
        return `${ruleId}: ${message}\n    … ${place} …`
      }),
    )
    expect(problems).toEqual([])
  })
})
