const postcss = require("postcss")

/**
 * Rewrites Tailwind 4's output, which needs Chrome 111, for the oldest supported browsers and for older ones that show the
 * page without scripts. Also makes it smaller:
 *
 * - Unwraps `@layer`, which old browsers ignore with its content. Tailwind writes layers in order of precedence, so the order
 *   of the rules has the same effect. (@csstools/postcss-cascade-layers raises specificities, which costs 886 bytes a page.)
 * - Removes `@property`, and applies Tailwind's fallback for it in all browsers. Otherwise Chromium before 85 shows neither
 *   borders nor shadows.
 * - Replaces logical properties (`padding-inline`, `inset`, from Chrome 87 on) by left, right, top and bottom.
 * - Replaces `translate`, `scale` and `rotate` (from Chrome 104 on) by `transform`. No element has two of them, or one beside
 *   a `transform`.
 * - Removes unused custom properties of Tailwind, and its banner. The licence is in `licenses.txt`.
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
    const used = new Set(Array.from(root.toString().matchAll(/var\((--[\w-]+)/g), ([, name]) => name))
    root.walkDecls(/^--tw-/, (declaration) => {
      if (!used.has(declaration.prop)) declaration.remove()
    })
    root.walkAtRules("property", (rule) => {
      rule.remove()
    })
    root.walkDecls(/^((padding|margin|inset)-(inline|block)|inset)$/, writeSides)
    root.walkDecls(/^(translate|scale|rotate)$/, (declaration) => {
      const values = postcss.list.space(declaration.value)
      declaration.assign({ prop: "transform", value: `${declaration.prop}(${values.join(",")})` })
    })
  },
})
olderBrowsers.postcss = true

function unwrap(rule) {
  if (rule.nodes) rule.replaceWith(rule.nodes)
  else rule.remove()
}

/** `padding-inline: 1rem` → `padding-left: 1rem; padding-right: 1rem`; `inset: 0 1rem` → all four sides. */
function writeSides(declaration) {
  const [property, axis] = declaration.prop.split("-")
  const [first, second = first, third = first, fourth = second] = postcss.list.space(declaration.value)
  const values = {
    inline: { left: first, right: second },
    block: { top: first, bottom: second },
    all: { top: first, right: second, bottom: third, left: fourth },
  }
  const sides = Object.entries(values[axis ?? "all"])
  declaration.replaceWith(
    sides.map(([side, value]) =>
      declaration.clone({ prop: property === "inset" ? side : `${property}-${side}`, value }),
    ),
  )
}

/** Tailwind's rule for browsers without `@property`: the initial values of its custom properties. */
const isPropertyFallback = ({ params, nodes }) =>
  params.includes("-moz-orient") && nodes?.every(({ selector }) => selector?.includes("*"))

module.exports = olderBrowsers
