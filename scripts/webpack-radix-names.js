/**
 * A webpack loader for Radix's modules. They give each function its name a second time, for debuggers:
 * `__name(useId, "useId");` as a statement of its own, and `static { __name(this, "OrderedDict"); }` in classes. To
 * webpack these are side effects, so that it keeps every function that is named, used or not. Safari before 16.4 and Chrome
 * before 94 can't read the latter, and lose the whole script: Gatsby's Babel leaves it as it is.
 *
 * @param {string} source
 */
module.exports = function withoutRadixNames(source) {
  return source
    .replace(/^\s*static \{\s*__name\(this, "[^"]*"\);\s*\}$/gm, "")
    .replace(/^\s*__name\([\w$]+, "[^"]*"\);$/gm, "")
}
