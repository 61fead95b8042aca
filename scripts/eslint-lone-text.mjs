import ts from "typescript"

const { Any, BooleanLike, Null, NumberLike, Object: ObjectLike, StringLike, Undefined } = ts.TypeFlags

/**
 * ESLint rule: a text that may change, come or go is the only child of its element.
 *
 * Browsers' translators and other extensions replace text nodes by elements of their own. React then fails to remove such
 * a text, or to insert something before it, and the page is lost (facebook/react#11538, react/react#17256); or it
 * changes the words of a text that is no longer in the document. An element's only text is set as a whole, and survives.
 *
 * Refused beside siblings: numbers, texts that may be absent, and texts that are computed (`a ? b : c`, a call, a
 * template); and before a text whatever may be absent. A plain name, such as `copy.title`, is taken for a constant.
 *
 * @type {import("eslint").Rule.RuleModule}
 */
export default {
  meta: {
    type: "problem",
    schema: [],
    messages: {
      computed: "Translators move text: put this one into an element of its own, or all of it into one template.",
      before: "This may come and go before a text, which translators move: put that text into an element of its own.",
    },
  },
  create(context) {
    const { parserServices } = context.sourceCode

    /** What a child is, or undefined if it renders nothing. */
    const describe = (child) => {
      if (child.type === "JSXText") return isIndentation(child) ? undefined : { child, isText: /\S/.test(child.value) }
      if (child.type !== "JSXExpressionContainer") return { child }
      const { expression } = child
      if (expression.type === "JSXEmptyExpression") return undefined
      if (expression.type === "Literal") return { child, isText: /\S/.test(String(expression.value)) }
      const type = parserServices.getTypeAtLocation(expression)
      const may = (flags) => (type.isUnion() ? type.types : [type]).some((part) => (part.flags & flags) !== 0)
      const isText = may(StringLike | NumberLike) && !may(ObjectLike | Any)
      const isOptional = may(BooleanLike | Null | Undefined)
      const isName = expression.type === "Identifier" || expression.type === "MemberExpression"
      return { child, isText, isOptional, isComputed: isText && (isOptional || !isName || may(NumberLike)) }
    }

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

/** JSX leaves out white space that has a line break in it. */
const isIndentation = ({ value }) => /^\s*$/.test(value) && value.includes("\n")
