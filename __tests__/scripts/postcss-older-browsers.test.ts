/** @jest-environment node */
import postcss from "postcss"
import olderBrowsers from "../../scripts/postcss-older-browsers"

const written = async (css: string) => (await postcss([olderBrowsers()]).process(css, { from: undefined })).css

test.each([
  ["a{padding-inline:1px}", "a{padding-left:1px;padding-right:1px}"],
  ["a{margin-block:1px 2px!important}", "a{margin-top:1px!important;margin-bottom:2px!important}"],
  ["a{inset-inline:0}", "a{left:0;right:0}"],
  ["a{inset:calc(-1 * 2px) 0 0}", "a{top:calc(-1 * 2px);right:0;bottom:0;left:0}"],
  ["a{translate:var(--x) 1px}", "a{transform:translate(var(--x),1px)}"],
  ["a{rotate:180deg}", "a{transform:rotate(180deg)}"],
  ["@layer b{a{color:red}}", "a{color:red}"],
])("%s becomes %s", async (css, expected) => {
  expect(await written(css)).toBe(expected)
})
