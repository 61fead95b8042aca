import type { Identifier } from "@mdn/browser-compat-data"
import postcss from "postcss"
import { lacking, support } from "../../../scripts/lib/browser-support.mjs"

const { properties = {}, selectors = {}, types = {}, "at-rules": atRules = {} } = support.css

/** The functions among the values, e.g. "clamp", however deep MDN files them. */
const functions = new Map<string, Identifier>()
function collectFunctions({ __compat, ...entries }: Identifier) {
  for (const [name, entry] of Object.entries<Identifier>(entries)) {
    functions.set(name, functions.get(name) ?? entry)
    collectFunctions(entry)
  }
}
collectFunctions(types)

/**
 * What a style sheet asks for and a browser of the project's list does not know, e.g. `["overflow: clip", ["safari 15.4"]]`:
 * properties, their keywords, functions, pseudo-classes and at-rules. Prefixed names are for the browsers that know them, and
 * `@supports` asks first.
 */
export function unknownFeatures(css: string): Map<string, string[]> {
  const unknown = new Map<string, string[]>()
  const note = (feature: string, entry: Identifier | undefined) => {
    const browsers = lacking(entry)
    if (browsers.length > 0) unknown.set(feature, browsers)
  }
  const sheet = postcss.parse(css)
  sheet.walkAtRules("supports", (rule) => void rule.remove())
  sheet.walk((node) => {
    if (node.type === "decl" && !node.prop.startsWith("-")) {
      note(node.prop, properties[node.prop])
      for (const word of node.value.match(/[a-z][\w-]*/g) ?? [])
        note(`${node.prop}: ${word}`, properties[node.prop]?.[word])
    }
    if (node.type === "decl") {
      for (const [, name = ""] of node.value.matchAll(/([a-z][\w-]*)\(/g)) note(`${name}()`, functions.get(name))
      for (const [, unit = ""] of node.value.matchAll(/\d([a-z]+)\b/g)) {
        if (/^[dsl]v(h|w|min|max|b|i)$/.test(unit)) unknown.set(unit, ["chrome 92"])
      }
    }
    if (node.type === "rule") {
      for (const [, name = ""] of node.selector.matchAll(/::?([a-z][\w-]*)/g)) note(`:${name}`, selectors[name])
    }
    if (node.type === "atrule") {
      note(`@${node.name}`, atRules[node.name])
      if (node.name === "media" && /[<>=]/.test(node.params)) note("@media (width >= …)", atRules.media?.range_syntax)
    }
  })
  return unknown
}
