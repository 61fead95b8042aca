/** @jest-environment node */
import { checkGatsbyNames, readProductionApp } from "../../../src/platform/start/gatsby-names"

const source = readProductionApp(process.cwd())

test("the Gatsby that is installed has every name that the site relies on", () => {
  expect(() => checkGatsbyNames(source)).not.toThrow()
})

test.each([
  ["window.___loader", "src/platform/start/load-by-path.ts"],
  ["pagePath", "src/platform/start/boot.ts"],
])("a Gatsby without %s stops the build and names the file to look at", (name, file) => {
  expect(() => checkGatsbyNames(source.replaceAll(name, "renamed"))).toThrow(file)
})
