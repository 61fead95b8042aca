/** @jest-environment node */
import { parseJson } from "../../src/content/checks/parse-json"

test.each(['{"a": [1, -2.5e3, true, null, {"b": "\\u00e9 \\"x\\""}], "c": {}, "d": []}', "[]", ' "text" ', "-0.5"])(
  "reads %s as JSON.parse does",
  (text) => {
    const value: unknown = JSON.parse(text)
    expect(parseJson(text)).toEqual({ value })
  },
)

test.each<[string, string, { line: number; column: number; found: string; wanted: string }]>([
  ["a comma before the end", '{\n  "a": 1,\n}', { line: 3, column: 1, found: "}", wanted: "no comma before }" }],
  ["a missing comma", "[1 2]", { line: 1, column: 4, found: "2]", wanted: "a comma or ]" }],
  ["a missing colon", '{"a" 1}', { line: 1, column: 6, found: "1}", wanted: 'a colon after "a"' }],
  [
    "a text that isn't closed",
    '{"a": "b\n}',
    { line: 1, column: 7, found: '"b', wanted: 'a text that ends in " on the same line' },
  ],
  [
    "curly quotes",
    "{“a”: 1}",
    { line: 1, column: 2, found: "“a”: 1}", wanted: 'the name of a field in "straight quotes"' },
  ],
  [
    "a field that is written twice",
    '{\n"a": 1,\n"a": 2}',
    { line: 3, column: 1, found: '"a" for the second time', wanted: "each field once" },
  ],
  [
    "a comment",
    "[ // list\n]",
    {
      line: 1,
      column: 3,
      found: "// list",
      wanted: 'a value: "text", a number, true, false, null, [ … ] or { … }',
    },
  ],
  ["something after the end", "[] []", { line: 1, column: 4, found: "[]", wanted: "the end of the file" }],
  [
    "an empty file",
    "",
    {
      line: 1,
      column: 1,
      found: "the end of the file",
      wanted: 'a value: "text", a number, true, false, null, [ … ] or { … }',
    },
  ],
  ["an end that is missing", '{"a": [1', { line: 1, column: 9, found: "the end of the file", wanted: "a comma or ]" }],
])("locates %s", (_name, text, fault) => {
  expect(parseJson(text)).toEqual({ fault })
})
