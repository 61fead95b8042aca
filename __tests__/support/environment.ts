import type { HtmlValidate } from "html-validate"
import JsdomEnvironment from "jest-environment-jsdom"

declare global {
  /** What is invalid in a piece of HTML, one line for each fault. */
  var htmlProblems: (markup: string) => Promise<string[]>
}

/** Loading the validator takes longer than asking it: here one serves all files of a worker. */
let validator: Promise<HtmlValidate> | undefined

/** The tests' browser. */
export default class BrowserEnvironment extends JsdomEnvironment {
  override async setup() {
    await super.setup()
    this.global.htmlProblems = async (markup) => {
      validator ??= loadValidator()
      const { results } = await (await validator).validateString(markup)
      return results
        .flatMap(({ messages }) => messages)
        .map(
          ({ ruleId, message, offset }) =>
            `${ruleId}: ${message}\n  … ${markup.slice(Math.max(0, offset - 40), offset + 120)} …`,
        )
    }
  }
}

async function loadValidator() {
  const { HtmlValidate, StaticConfigLoader } = await import("html-validate")
  return new HtmlValidate(
    new StaticConfigLoader({
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
    }),
  )
}
