import type { Identifier } from "@mdn/browser-compat-data"
import postcss from "postcss"
import { getBrowsersWithout, support } from "../../../scripts/lib/browser-support.mjs"

const { properties = {}, selectors = {}, types = {}, "at-rules": atRules = {} } = support.css

/** CSS functions such as "clamp", at any depth of MDN's data. */
const functions = new Map<string, Identifier>()
function collectFunctions({ __compat, ...entries }: Identifier) {
  for (const [name, entry] of Object.entries<Identifier>(entries)) {
    functions.set(name, functions.get(name) ?? entry)
    collectFunctions(entry)
  }
}
collectFunctions(types)

/**
 * Returns features of a style sheet that supported browsers lack, e.g. `["overflow: clip", ["safari 15.4"]]`: properties,
 * keywords, functions, pseudo-classes and at-rules. Ignores prefixed names and the content of `@supports`.
 */
export function getUnsupportedFeatures(css: string): Map<string, string[]> {
  const unsupported = new Map<string, string[]>()
  const check = (feature: string, entry: Identifier | undefined) => {
    const browsers = getBrowsersWithout(entry)
    if (browsers.length > 0) unsupported.set(feature, browsers)
  }
  const root = postcss.parse(css)
  root.walkAtRules("supports", (rule) => void rule.remove())
  root.walk((node) => {
    if (node.type === "decl" && !node.prop.startsWith("-")) {
      check(node.prop, properties[node.prop])
      for (const keyword of node.value.match(/[a-z][\w-]*/g) ?? [])
        check(`${node.prop}: ${keyword}`, properties[node.prop]?.[keyword])
    }
    if (node.type === "decl") {
      for (const [, name = ""] of node.value.matchAll(/([a-z][\w-]*)\(/g)) check(`${name}()`, functions.get(name))
      for (const [, unit = ""] of node.value.matchAll(/\d([a-z]+)\b/g)) {
        if (/^[dsl]v(h|w|min|max|b|i)$/.test(unit)) unsupported.set(unit, ["chrome 92"])
      }
    }
    if (node.type === "rule") {
      for (const [, name = ""] of node.selector.matchAll(/::?([a-z][\w-]*)/g)) check(`:${name}`, selectors[name])
    }
    if (node.type === "atrule") {
      check(`@${node.name}`, atRules[node.name])
      if (node.name === "media" && /[<>=]/.test(node.params)) check("@media (width >= …)", atRules.media?.range_syntax)
    }
  })
  return unsupported
}
