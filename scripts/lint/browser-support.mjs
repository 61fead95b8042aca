import { lacking, support } from "../lib/browser-support.mjs"

/** The interfaces of the objects that every script finds by these names. */
const INTERFACES = { window: "Window", document: "Document", navigator: "Navigator", performance: "Performance" }

/** The objects that the site's scripts have to do with. Hundreds of others have members called `image` or `number` too. */
const USED =
  /^(Abort\w+|Array|Date|Document|DOMTokenList|Element|FormData|Headers|HTML(?!Geolocation)\w*Element|Node|NodeList|Object|Promise|Range|Request|Response|Selection|Storage|String|URL\w*|Window)$/

const builtIns = { ...support.javascript.builtins, ...support.api }

/** Every member of a browser's objects by its name: whose it is, and which browsers don't know it. */
const membersByName = new Map()
for (const [owner, members] of Object.entries(builtIns)) {
  for (const [member, entry] of Object.entries(members)) {
    if (member === "__compat") continue
    const name = member.replace("_static", "")
    membersByName.set(name, [...(membersByName.get(name) ?? []), { owner, browsers: lacking(entry) }])
  }
}

/**
 * Lint rule: no method, property or global object that a browser of the project's list does not know. By names, without
 * types: `form.requestSubmit()` is found because no object that every browser knows has such a member; a member whose
 * name older objects have too is found on `window`, `document`, `navigator`, `performance` and on an object that is
 * called by its own name (`AbortSignal.timeout()`). What JavaScript itself has, `lib` in tsconfig.browser.json knows.
 *
 * Allowed is what the code asks for before: `window.requestIdleCallback ? … : …`, `"share" in navigator && …`,
 * `element.checkVisibility?.()`. What else is used on purpose stands in the option `allow`, with the reason as its value:
 * `{ "HTMLElement.inert": "…" }`.
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
      if (browsers.length === 0 || feature in context.options[0].allow || isAskedFor(node)) return
      context.report({ node, messageId: "unknown", data: { feature, browsers: browsers.join(", ") } })
    }
    return {
      MemberExpression({ object, property, computed }) {
        if (computed || property.type !== "Identifier") return
        const objectName = object.property?.name ?? object.name
        const members = membersByName.get(property.name) ?? []
        const exact = members.find(({ owner }) => owner === (INTERFACES[objectName] ?? objectName))
        const isNew = members.every(({ browsers }) => browsers.length > 0)
        const found = exact ?? (isNew ? members.find(({ owner }) => USED.test(owner)) : undefined)
        if (found) report(property, `${found.owner}.${property.name}`, found.browsers)
      },
      "NewExpression > Identifier.callee, CallExpression > Identifier.callee"(node) {
        const { name } = node
        if (!isDeclared(name, context.sourceCode.getScope(node)))
          report(node, name, lacking(builtIns[name] ?? support.api.Window[name]))
      },
    }
  },
}

/** Whether the code itself declares or imports a name. */
function isDeclared(name, scope) {
  return scope !== null && ((scope.set.get(name)?.defs.length ?? 0) > 0 || isDeclared(name, scope.upper))
}

/** Whether the use stands behind a question for it, or is one. */
function isAskedFor(node) {
  const { name } = node
  const use = node.parent.type === "MemberExpression" ? node.parent : node
  // `element.checkVisibility?.()`
  if (use.parent.type === "CallExpression" && use.parent.callee === use && use.parent.optional) return true
  for (let inner = use, outer = use.parent; outer; inner = outer, outer = outer.parent) {
    if (outer.test === inner) return true
    if (outer.type === "LogicalExpression" && (outer.left === inner || asks(outer.left, name))) return true
    if (outer.test && asks(outer.test, name)) return true
  }
  return false
}

/** Whether a condition names the feature, as a member or as a text: `"share" in navigator`. */
function asks(condition, name) {
  if (!condition || typeof condition.type !== "string") return false
  if (condition.type === "Identifier") return condition.name === name
  if (condition.type === "Literal") return condition.value === name
  return ["left", "right", "argument", "object", "property", "callee", "expression"].some((part) =>
    asks(condition[part], name),
  )
}
