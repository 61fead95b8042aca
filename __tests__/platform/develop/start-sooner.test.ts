/** @jest-environment node */
import fs from "node:fs"
import path from "node:path"
import { startSooner, type DevelopConfig } from "../../../src/platform/develop/start-sooner"

const root = path.join(__dirname, "../../..")
class ESLintWebpackPlugin {}
class Other {}

const changed = (stage: string, alias: Record<string, string>, plugins: object[]) => {
  const config: DevelopConfig = { resolve: { alias }, plugins }
  startSooner(stage, () => config, root)
  return config
}

test("the icons come out of one file, which is there", () => {
  const { alias } = changed("develop", {}, [new ESLintWebpackPlugin()]).resolve
  expect(fs.existsSync(String(alias["lucide-react$"]))).toBe(true)
})

test("the empty page is made without the site, by the first alias that fits", () => {
  const { alias } = changed("develop-html", { $virtual: "virtual" }, []).resolve
  expect(Object.keys(alias)[0]).toBe("$virtual/async-requires$")
  const left = Object.keys(alias).filter((name) => alias[name] === false)
  expect(left).toEqual(["$virtual/async-requires$", path.join(root, "src/root.tsx")])
  expect(fs.existsSync(String(left[1]))).toBe(true)
})

test("Gatsby's own lint is left out, and nothing else", () => {
  const other = new Other()
  expect(changed("develop", {}, [new ESLintWebpackPlugin(), other]).plugins).toEqual([other])
})

test("a Gatsby that names these in another way stops the start", () => {
  expect(() => changed("develop", {}, [new Other()])).toThrow("lints in a new way")
  expect(() => changed("develop-html", {}, [])).toThrow("virtual modules in a new way")
})
