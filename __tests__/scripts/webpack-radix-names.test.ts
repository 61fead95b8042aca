/** @jest-environment node */
import fs from "node:fs"
import path from "node:path"
import withoutRadixNames from "../../scripts/webpack-radix-names"

const radix = path.resolve("node_modules/@radix-ui")
const modules = fs
  .readdirSync(radix)
  .map((name) => [name, path.join(radix, name, "dist/index.mjs")] as const)
  .filter(([, file]) => fs.existsSync(file))

test("of every Radix package webpack can leave out what nobody uses, and older browsers can read it", () => {
  const left = modules.filter(([, file]) =>
    /^\s*__name\(|\bstatic \{/m.test(withoutRadixNames(fs.readFileSync(file, "utf8"))),
  )
  expect(left.map(([name]) => name)).toEqual([])
})

test("functions that are named where they are used stay as they are", () => {
  const used = 'var Tabs = /* @__PURE__ */ React.forwardRef(/* @__PURE__ */ __name(function Tabs2() {}, "Tabs"));'
  expect(withoutRadixNames(`${used}\nfunction useId() {}\n__name(useId, "useId");`).trim()).toBe(
    `${used}\nfunction useId() {}`,
  )
})
