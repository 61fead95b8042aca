/** @jest-environment node */
import { parseJson } from "../../src/content/checks/parse-json"

test.each(['{"a": [1, -2.5e3, true, null, {"b": "\\u00e9 \\"x\\""}], "c": {}, "d": []}', ' "text" '])(
  "parseJson: parses %s as JSON.parse does",
  (text) => {
    const value: unknown = JSON.parse(text)
    expect(parseJson(text)).toEqual({ value })
  },
)

const aValue = 'a value: "text", a number, true, false, null, [ … ] or { … }'

test.each<[name: string, text: string, line: number, column: number, found: string, wanted: string]>([
  ["a comma before the end", '{\n  "a": 1,\n}', 3, 1, "}", "no comma before }"],
  ["a missing comma", "[1 2]", 1, 4, "2]", "a comma or ]"],
  ["a missing colon", '{"a" 1}', 1, 6, "1}", 'a colon after "a"'],
  ["a text that isn't closed", '{"a": "b\n}', 1, 7, '"b', 'a text that ends in " on the same line'],
  ["curly quotes", "{“a”: 1}", 1, 2, "“a”: 1}", 'the name of a field in "straight quotes"'],
  ["a field that is written twice", '{\n"a": 1,\n"a": 2}', 3, 1, '"a" for the second time', "each field once"],
  ["a comment", "[ // list\n]", 1, 3, "// list", aValue],
  ["something after the end", "[] []", 1, 4, "[]", "the end of the file"],
  ["an empty file", "", 1, 1, "the end of the file", aValue],
])("parseJson: locates %s", (_name, text, line, column, found, wanted) => {
  expect(parseJson(text)).toEqual({ fault: { line, column, found, wanted } })
})
