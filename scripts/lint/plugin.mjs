import { ambientQueries } from "./ambient-queries.mjs"
import { browserSupport } from "./browser-support.mjs"
import { loneText } from "./lone-text.mjs"

/** The rules of this project, for .oxlintrc.json. */
export default {
  meta: { name: "project" },
  rules: { "ambient-queries": ambientQueries, "browser-support": browserSupport, "lone-text": loneText },
}
