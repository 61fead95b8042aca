import type { HtmlValidate } from "html-validate"
import JsdomEnvironment from "jest-environment-jsdom"

declare global {
  /** Validates HTML, and returns one message for each problem. */
  var htmlProblems: (markup: string) => Promise<string[]>
}

/** Shared by all test files of a worker, because loading it is slow. */
let validator: Promise<HtmlValidate> | undefined

/** jsdom with an HTML validator. */
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
        // React writes <br/>, srcSet, disabled="", and style for dynamic values.
        "void-style": "off",
        "attr-case": "off",
        "attribute-boolean-style": "off",
        "attribute-empty-style": "off",
        "no-inline-style": "off",
        // Generated ids of React begin with an underscore.
        "valid-id": ["error", { relaxed: true }],
        // The stylesheet prevents line breaks in telephone numbers.
        "tel-non-breaking": "off",
      },
    }),
  )
}
