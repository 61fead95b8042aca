/**
 * Webpack loader that removes debug names from Radix's modules: `__name(useId, "useId");` and, in classes,
 * `static { __name(this, "OrderedDict"); }`. Webpack sees side effects in them and keeps unused functions. Static blocks are a
 * syntax error in Safari before 16.4 and Chrome before 94, and Gatsby's Babel doesn't compile them.
 *
 * @param {string} source
 */
module.exports = function withoutRadixNames(source) {
  return source
    .replace(/^\s*static \{\s*__name\(this, "[^"]*"\);\s*\}$/gm, "")
    .replace(/^\s*__name\([\w$]+, "[^"]*"\);$/gm, "")
}
