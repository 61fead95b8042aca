/**
 * Leaves out what Tailwind's base styles say about elements that this site doesn't have: fields for files, dates and
 * times, lists with several choices, and the colour of placeholders, which our controls set themselves. The styles are
 * in every page's HTML, where these rules weighed some 300 bytes gzip.
 *
 * Whoever adds such a field takes its pattern out here; `__tests__/absent-elements.test.ts` says so.
 */
const ABSENT = /::file-selector-button|::-webkit-(datetime|date-and-time|calendar)|:is\(\[multiple\]/

const absentElements = () => ({
  postcssPlugin: "absent-elements",
  OnceExit(root) {
    root.walkRules((rule) => {
      const kept = rule.selectors.filter((selector) => !ABSENT.test(selector))
      if (kept.length === 0) rule.remove()
      else if (kept.length < rule.selectors.length) rule.selectors = kept
    })
    root.walkAtRules("supports", (rule) => {
      if (rule.params.includes("-apple-pay-button") && rule.toString().includes("::placeholder")) rule.remove()
    })
  },
})
absentElements.postcss = true

module.exports = absentElements
