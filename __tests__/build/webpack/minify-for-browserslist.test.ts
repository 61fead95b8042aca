/** @jest-environment node */
import { minifyForBrowserslist } from "../../../src/build/webpack/minify-for-browserslist"

class Terser {
  constructor(readonly options: { terserOptions?: object; extractComments?: boolean } = {}) {}
}
class CssMinimizer {}
const minifyJs = (options: object) => new Terser(options)

test("Gatsby's Terser gives way to one for ES2020, and the other minimisers stay", () => {
  const css = new CssMinimizer()
  const config = { output: { environment: { module: true } }, optimization: { minimizer: [new Terser(), css] } }
  minifyForBrowserslist(() => config, minifyJs)
  expect(config.optimization.minimizer).toEqual([
    new Terser({
      terserOptions: expect.objectContaining({ parse: { ecma: 2020 } }) as object,
      extractComments: false,
    }),
    css,
  ])
  expect(config.output.environment).toEqual({ module: true, arrowFunction: true, const: true })
})

test("a Gatsby that minifies with something else stops the build", () => {
  const config = { output: {}, optimization: { minimizer: [new CssMinimizer()] } }
  expect(() => minifyForBrowserslist(() => config, minifyJs)).toThrow("minify-for-browserslist.ts can't change it")
})
