/**
 * Makes Tailwind 4's output readable for the WebViews of Android 10 and 11, and smaller for everybody:
 *
 * - takes rules out of `@layer`, of which old browsers ignore all. Tailwind writes its layers in their order of
 *   precedence, so that without them the order of the rules says the same. (@csstools/postcss-cascade-layers keeps the
 *   precedence of any order by raising specificities; here that weighed 886 bytes gzip on every page, measured.)
 * - drops `@property`, and lets the fallback that Tailwind writes for browsers without it count everywhere: Chromium
 *   before 85 would show neither borders nor shadows otherwise.
 * - drops Tailwind's custom properties that no rule reads, and its banner: the licence stands in `licenses.txt`.
 */
const olderBrowsers = () => ({
  postcssPlugin: "older-browsers",
  OnceExit(root) {
    root.walkComments((comment) => {
      comment.remove()
    })
    root.walkAtRules("layer", unwrap)
    root.walkAtRules("supports", (rule) => {
      if (isPropertyFallback(rule)) unwrap(rule)
    })
    const read = new Set(Array.from(root.toString().matchAll(/var\((--[\w-]+)/g), ([, name]) => name))
    root.walkDecls(/^--tw-/, (declaration) => {
      if (!read.has(declaration.prop)) declaration.remove()
    })
    root.walkAtRules("property", (rule) => {
      rule.remove()
    })
  },
})
olderBrowsers.postcss = true

function unwrap(rule) {
  if (rule.nodes) rule.replaceWith(rule.nodes)
  else rule.remove()
}

/** Tailwind's: asks for browsers by their quirks, and holds the starting values of its custom properties. */
const isPropertyFallback = ({ params, nodes }) =>
  params.includes("-moz-orient") && nodes?.every(({ selector }) => selector?.includes("*"))

module.exports = olderBrowsers
