/** @jest-environment node */
import { replaceMatchPaths } from "../../../src/platform/start/replace-match-paths"

test("of webpack's aliases the site's own is tried first, and the others stay in their order", () => {
  const config = { resolve: { alias: { gatsby$: "/entry.js", $virtual: "/virtual" } } }
  replaceMatchPaths(() => config, "/own.ts")
  expect(Object.entries(config.resolve.alias)).toEqual([
    ["$virtual/match-paths.json", "/own.ts"],
    ["gatsby$", "/entry.js"],
    ["$virtual", "/virtual"],
  ])
})

test("a Gatsby that has no such alias stops the build", () => {
  expect(() => replaceMatchPaths(() => ({ resolve: { alias: { gatsby$: "/entry.js" } } }), "/own.ts")).toThrow(
    "src/platform/start/replace-match-paths.ts can't replace it",
  )
})
