/**
 * Lint rule: nothing spreads a literal (`{...{ id, all }}`, `[...["nav", "form"], …]`). It saves lines, and costs every
 * reader a second look: write the members themselves.
 *
 * @type {import("oxlint/plugins-dev").Rule}
 */
export const spreadLiteral = {
  meta: { type: "suggestion", schema: [], messages: { spread: "Write these members without a spread." } },
  create(context) {
    const check = (node) => {
      if (/^(Object|Array)Expression$/.test(node.argument.type)) context.report({ node, messageId: "spread" })
    }
    return { SpreadElement: check, JSXSpreadAttribute: check }
  },
}
