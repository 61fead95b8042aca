import { lacking, support } from "./lib/browser-support.mjs"

/**
 * What a browser of the project's list does not know: methods, properties and global objects, by their types. So
 * `form.requestSubmit()` is found, which eslint-plugin-compat can't see (github.com/amilajack/eslint-plugin-compat/issues/526).
 *
 * Allowed is what the code asks for before: `window.requestIdleCallback ? … : …`, `"share" in navigator && …`,
 * `element.checkVisibility?.()`. What else is used on purpose stands in the option `allow`, with the reason as its value:
 * `{ "HTMLElement.inert": "…" }`.
 *
 * @type {import("eslint").Rule.RuleModule}
 */
export const browserSupport = {
  meta: {
    type: "problem",
    messages: {
      unknown:
        "{{feature}} is unknown to {{browsers}} (browserslist in package.json). Ask for it before, or do without.",
    },
    schema: [{ type: "object", properties: { allow: { type: "object", additionalProperties: { type: "string" } } } }],
    defaultOptions: [{ allow: {} }],
  },
  create(context) {
    const { program, getSymbolAtLocation, getTypeAtLocation } = context.sourceCode.parserServices
    const checker = program.getTypeChecker()
    const { allow } = context.options[0]

    /** The declarations of a name that TypeScript's own libraries make. */
    const ownDeclarations = (node) =>
      (getSymbolAtLocation(node)?.declarations ?? []).filter((each) =>
        program.isSourceFileDefaultLibrary(each.getSourceFile()),
      )

    const report = (node, feature, entry) => {
      const browsers = lacking(entry)
      if (browsers.length === 0 || feature in allow || isAskedFor(node)) return
      context.report({ node, messageId: "unknown", data: { feature, browsers: browsers.join(", ") } })
    }

    return {
      MemberExpression(node) {
        const { object, property } = node
        if (node.computed || property.type !== "Identifier") return
        const [declaration] = ownDeclarations(property)
        if (!declaration) return
        const owners = [ownerOf(declaration), ...namesOf(getTypeAtLocation(object), checker)]
        for (const owner of owners) {
          const of = support.api[owner] ?? support.javascript.builtins[owner]
          const entry = of?.[property.name] ?? of?.[`${property.name}_static`]
          if (entry) return report(property, `${owner}.${property.name}`, entry)
        }
      },
      "NewExpression > Identifier.callee, CallExpression > Identifier.callee"(node) {
        if (ownDeclarations(node).length === 0) return
        const { name } = node
        report(node, name, support.api[name] ?? support.api.Window[name] ?? support.javascript.builtins[name])
      },
    }
  },
}

/** The interface or object in which a library declares a member. */
function ownerOf({ parent }) {
  // `declare var AbortSignal: { timeout(…): … }`
  return parent?.name?.text ?? parent?.parent?.name?.text
}

/** The names of a type, of the parts of a union, and of all that these extend. */
function namesOf(type, checker) {
  if (type.isUnionOrIntersection()) return type.types.flatMap((part) => namesOf(part, checker))
  const base = type.isClassOrInterface() ? checker.getBaseTypes(type) : []
  return [type.symbol?.name, ...base.flatMap((each) => namesOf(each, checker))].filter(Boolean)
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
