/**
 * Lint rule: a text that may change, come or go is the only child of its element.
 *
 * Browsers' translators and other extensions replace text nodes by elements of their own. React then fails to remove such
 * a text, or to insert something before it, and the page is lost (facebook/react#11538, react/react#17256); or it
 * changes the words of a text that is no longer in the document. An element's only text is set as a whole, and survives.
 *
 * Refused beside siblings, by their syntax: templates, calls, lengths, and choices between texts (`a ? copy.b : copy.c`,
 * `a && copy.b`); and before a text whatever may be absent. A member by itself, such as `copy.title`, is taken for a
 * constant, and a bare name for an element.
 *
 * @type {import("oxlint/plugins-dev").Rule}
 */
export const loneText = {
  meta: {
    type: "problem",
    schema: [],
    messages: {
      computed:
        "Translators replace text nodes. Put this text into its own element, or all of it into one template literal.",
      before:
        "Translators replace text nodes, and this optional child comes before one. Put that text into its own element.",
    },
  },
  create(context) {
    const check = ({ children }) => {
      const found = children.map(describe).filter(Boolean)
      if (found.length < 2) return
      found.forEach(({ child, isComputed, isOptional }, index) => {
        if (isComputed) context.report({ node: child, messageId: "computed" })
        else if (isOptional && found[index + 1]?.isText) context.report({ node: child, messageId: "before" })
      })
    }
    return { JSXElement: check, JSXFragment: check }
  },
}

/** What a child is, or undefined if it renders nothing. */
function describe(child) {
  if (child.type === "JSXText") return isIndentation(child) ? undefined : { child, isText: /\S/.test(child.value) }
  if (child.type !== "JSXExpressionContainer") return { child }
  const { expression } = child
  if (expression.type === "JSXEmptyExpression") return undefined
  const outcomes = outcomesOf(expression)
  const drawn = outcomes.filter((outcome) => !isNothing(outcome))
  const isText = drawn.length > 0 && drawn.every((outcome) => isWritten(outcome) || isComputedText(outcome))
  const isComputed = isText && (outcomes.length > 1 || drawn.some(isComputedText))
  return { child, isText, isComputed, isOptional: drawn.length < outcomes.length }
}

/** What an expression can result in: both branches of a choice, and nothing for the left side of `&&`. */
function outcomesOf(expression) {
  const { type, operator } = expression
  if (type === "ConditionalExpression") return [expression.consequent, expression.alternate].flatMap(outcomesOf)
  if (type === "LogicalExpression" && operator === "&&") return [NOTHING, ...outcomesOf(expression.right)]
  if (type === "LogicalExpression") return [expression.left, expression.right].flatMap(outcomesOf)
  return [expression]
}

const NOTHING = { type: "Literal", value: null }
const isNothing = ({ type, value, name }) =>
  (type === "Literal" && typeof value !== "string") || (type === "Identifier" && name === "undefined")

/** A text, or a member such as `copy.title`. A bare name may as well be an element. */
const isWritten = ({ type, value, property }) =>
  type === "MemberExpression" ? property.name !== "children" : type === "Literal" && /\S/.test(String(value))

/** Calls whose result is text as often as not: all but of `map` and of functions that are named after what they draw. */
function isComputedText(node) {
  if (node.type === "TemplateLiteral" || node.type === "BinaryExpression") return true
  if (node.type === "MemberExpression") return node.property.name === "length"
  if (node.type !== "CallExpression") return false
  const name = node.callee.property?.name ?? node.callee.name ?? ""
  return !/^(map|children|render|draw)/.test(name)
}

/** JSX leaves out white space that has a line break in it. */
const isIndentation = ({ value }) => /^\s*$/.test(value) && value.includes("\n")
