import { getBrowsersWithout, support } from "../lib/browser-support.mjs"

/** Interfaces of global objects. */
const INTERFACES = { window: "Window", document: "Document", navigator: "Navigator", performance: "Performance" }

/** Interfaces that the site's scripts use. Hundreds of others also have members such as `image` or `number`. */
const USED =
  /^(Abort\w+|Array|Date|Document|DOMTokenList|Element|FormData|Headers|HTML(?!Geolocation)\w*Element|Node|NodeList|Object|Promise|Range|Request|Response|Selection|Storage|String|URL\w*|Window)$/

const builtIns = { ...support.javascript.builtins, ...support.api }

/** By member name: the interfaces that have such a member, and the browsers that lack it. */
const membersByName = new Map()
for (const [owner, members] of Object.entries(builtIns)) {
  for (const [member, entry] of Object.entries(members)) {
    if (member === "__compat") continue
    const name = member.replace("_static", "")
    membersByName.set(name, [...(membersByName.get(name) ?? []), { owner, browsers: getBrowsersWithout(entry) }])
  }
}

/**
 * Lint rule: no method, property or global object that a supported browser lacks. It compares names, without types. It finds
 * `form.requestSubmit()`, because every interface with that member is new. It finds a member with a common name only on
 * `window`, `document`, `navigator`, `performance` and on the interface itself (`AbortSignal.timeout()`).
 * `lib` in tsconfig.browser.json checks JavaScript's own objects.
 *
 * Allowed after a test: `window.requestIdleCallback ? … : …`, `"share" in navigator && …`, `element.checkVisibility?.()`.
 * The option `allow` names other exceptions with their reasons: `{ "HTMLElement.inert": "…" }`.
 *
 * @type {import("oxlint/plugins-dev").Rule}
 */
export const browserSupport = {
  meta: {
    type: "problem",
    messages: {
      unknown:
        "{{feature}} is unknown to {{browsers}} (browserslist in package.json). Test for it first, or use something else.",
    },
    schema: [{ type: "object", properties: { allow: { type: "object", additionalProperties: { type: "string" } } } }],
    defaultOptions: [{ allow: {} }],
  },
  create(context) {
    const report = (node, feature, browsers) => {
      if (browsers.length === 0 || feature in context.options[0].allow || isTested(node)) return
      context.report({ node, messageId: "unknown", data: { feature, browsers: browsers.join(", ") } })
    }
    return {
      MemberExpression({ object, property, computed }) {
        if (computed || property.type !== "Identifier") return
        const objectName = object.property?.name ?? object.name
        const members = membersByName.get(property.name) ?? []
        const exact = members.find(({ owner }) => owner === (INTERFACES[objectName] ?? objectName))
        const isNew = members.every(({ browsers }) => browsers.length > 0)
        const match = exact ?? (isNew ? members.find(({ owner }) => USED.test(owner)) : undefined)
        if (match) report(property, `${match.owner}.${property.name}`, match.browsers)
      },
      "NewExpression > Identifier.callee, CallExpression > Identifier.callee"(node) {
        const { name } = node
        if (!isDeclared(name, context.sourceCode.getScope(node)))
          report(node, name, getBrowsersWithout(builtIns[name] ?? support.api.Window[name]))
      },
    }
  },
}

/** Whether the code itself declares or imports a name. */
function isDeclared(name, scope) {
  return scope !== null && ((scope.set.get(name)?.defs.length ?? 0) > 0 || isDeclared(name, scope.upper))
}

/** Whether the code tests for the feature before it uses it, or this is the test. */
function isTested(node) {
  const { name } = node
  const use = node.parent.type === "MemberExpression" ? node.parent : node
  // `element.checkVisibility?.()`
  if (use.parent.type === "CallExpression" && use.parent.callee === use && use.parent.optional) return true
  for (let inner = use, outer = use.parent; outer; inner = outer, outer = outer.parent) {
    if (outer.test === inner) return true
    if (outer.type === "LogicalExpression" && (outer.left === inner || mentions(outer.left, name))) return true
    if (outer.test && mentions(outer.test, name)) return true
  }
  return false
}

/** Whether a condition names the feature, as a member or as a string: `"share" in navigator`. */
function mentions(condition, name) {
  if (!condition || typeof condition.type !== "string") return false
  if (condition.type === "Identifier") return condition.name === name
  if (condition.type === "Literal") return condition.value === name
  return ["left", "right", "argument", "object", "property", "callee", "expression"].some((part) =>
    mentions(condition[part], name),
  )
}
