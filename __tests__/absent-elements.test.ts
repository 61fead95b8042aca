/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import postcss from "postcss"
import absentElements from "../scripts/postcss-absent-elements"

const styled = (css: string) => postcss([absentElements()]).process(css, { from: undefined }).css

test("rules about fields that the site doesn't have are left out, and others stay", () => {
  expect(styled("::-webkit-datetime-edit{padding:0}.card{color:red}")).toBe(".card{color:red}")
  expect(styled("button,::file-selector-button{font:inherit}")).toBe("button{font:inherit}")
  expect(styled("::placeholder{opacity:1}")).toBe("::placeholder{opacity:1}")
  expect(
    styled("@supports (not (-webkit-appearance: -apple-pay-button)){::placeholder{color:currentcolor}}a{color:red}"),
  ).toBe("a{color:red}")
})

test("the site has none of these fields: whoever adds one takes its pattern out of the plugin", () => {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".tsx"))
  const found = files.filter((file) =>
    /type="(file|date|time|datetime-local|month|week)"|<select[^>]*\smultiple|<optgroup/.test(
      readFileSync(join("src", file), "utf8"),
    ),
  )
  expect(found).toEqual([])
})
