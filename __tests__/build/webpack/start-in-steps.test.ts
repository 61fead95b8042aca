/** @jest-environment node */
import { startInSteps } from "../../../src/build/webpack/start-in-steps"

test("the site's own first module stands in the place of Gatsby's, which keeps a name", () => {
  const config = {
    entry: { polyfill: "/polyfill.js", app: "/cache/production-app" },
    resolve: { alias: { gatsby$: "/entry.js" } },
  }
  startInSteps(() => config, "/own.ts")
  expect(config).toEqual({
    entry: { polyfill: "/polyfill.js", app: "/own.ts" },
    resolve: { alias: { gatsby$: "/entry.js", "$gatsby-start": "/cache/production-app" } },
  })
})

test.each([[undefined], [["/one.js", "/two.js"]]])("%p as Gatsby's first module stops the build", (app) => {
  expect(() => startInSteps(() => ({ entry: { app }, resolve: { alias: {} } }), "/own.ts")).toThrow(
    "src/build/webpack/start-in-steps.ts can't read it",
  )
})
