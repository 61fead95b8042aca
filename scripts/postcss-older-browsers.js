const postcss = require("postcss")

/**
 * Makes Tailwind 4's output, which is written for Chrome 111, readable for the oldest browsers that run the site's scripts,
 * and for older ones that show the page without scripts; and smaller for everybody:
 *
 * - takes rules out of `@layer`, of which old browsers ignore all. Tailwind writes its layers in their order of
 *   precedence, so that without them the order of the rules says the same. (@csstools/postcss-cascade-layers keeps the
 *   precedence of any order by raising specificities; here that weighed 886 bytes gzip on every page, measured.)
 * - drops `@property`, and lets the fallback that Tailwind writes for browsers without it count everywhere: Chromium
 *   before 85 would show neither borders nor shadows otherwise.
 * - writes left, right, top and bottom for `padding-inline`, `inset` and the like, which came with Chrome 87: the site is
 *   read from left to right.
 * - writes `transform` for `translate`, `scale` and `rotate`, which came with Chrome 104. Nothing of the site has two of
 *   them, or one beside a `transform`.
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

/** Tailwind's: asks for browsers by their quirks, and holds the starting values of its custom properties. */
const isPropertyFallback = ({ params, nodes }) =>
  params.includes("-moz-orient") && nodes?.every(({ selector }) => selector?.includes("*"))

module.exports = olderBrowsers
