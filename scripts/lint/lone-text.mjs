/**
 * Lint rule: a text that can change or be absent is the only child of its element.
 *
 * Translators and extensions replace text nodes by their own elements. If React then removes such a text node or inserts before
 * it, it throws and the page is empty (facebook/react#11538, react/react#17256). If it changes the text node, visitors don't see
 * it. An element's only text is safe, because React sets it with `textContent`.
 *
 * Reports these expressions beside siblings: templates, calls, lengths, and conditional texts (`a ? copy.b : copy.c`,
 * `a && copy.b`). Also reports an optional child before a text. Assumes that a member such as `copy.title` is constant, and that
 * a variable is an element.
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
      const described = children.map(describe).filter(Boolean)
      if (described.length < 2) return
      described.forEach(({ child, isComputed, isOptional }, index) => {
        if (isComputed) context.report({ node: child, messageId: "computed" })
        else if (isOptional && described[index + 1]?.isText) context.report({ node: child, messageId: "before" })
      })
    }
    return { JSXElement: check, JSXFragment: check }
  },
}

/** Describes a child; undefined if it renders nothing. */
function describe(child) {
  if (child.type === "JSXText") return isIndentation(child) ? undefined : { child, isText: /\S/.test(child.value) }
  if (child.type !== "JSXExpressionContainer") return { child }
  const { expression } = child
  if (expression.type === "JSXEmptyExpression") return undefined
  const outcomes = getOutcomes(expression)
  const drawn = outcomes.filter((outcome) => !isNothing(outcome))
  const isText = drawn.length > 0 && drawn.every((outcome) => isWritten(outcome) || isComputedText(outcome))
  const isComputed = isText && (outcomes.length > 1 || drawn.some(isComputedText))
  return { child, isText, isComputed, isOptional: drawn.length < outcomes.length }
}

/** Returns the possible results of an expression: both branches of a condition, and nothing for the left side of `&&`. */
function getOutcomes(expression) {
  const { type, operator } = expression
  if (type === "ConditionalExpression") return [expression.consequent, expression.alternate].flatMap(getOutcomes)
  if (type === "LogicalExpression" && operator === "&&") return [NOTHING, ...getOutcomes(expression.right)]
  if (type === "LogicalExpression") return [expression.left, expression.right].flatMap(getOutcomes)
  return [expression]
}

const NOTHING = { type: "Literal", value: null }
const isNothing = ({ type, value, name }) =>
  (type === "Literal" && typeof value !== "string") || (type === "Identifier" && name === "undefined")

/** Whether it is a literal or a member such as `copy.title`. A variable can be an element. */
const isWritten = ({ type, value, property }) =>
  type === "MemberExpression" ? property.name !== "children" : type === "Literal" && /\S/.test(String(value))

/** Whether the result is probably text: all calls except `map` and functions called `children…`, `render…` or `draw…`. */
function isComputedText(node) {
  if (node.type === "TemplateLiteral" || node.type === "BinaryExpression") return true
  if (node.type === "MemberExpression") return node.property.name === "length"
  if (node.type !== "CallExpression") return false
  const name = node.callee.property?.name ?? node.callee.name ?? ""
  return !/^(map|children|render|draw)/.test(name)
}

/** Whether JSX omits it: white space with a line break. */
const isIndentation = ({ value }) => /^\s*$/.test(value) && value.includes("\n")
