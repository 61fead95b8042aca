/** @jest-environment node */
import { parseJson } from "../../src/content/checks/parse-json"

test.each(['{"a": [1, -2.5e3, true, null, {"b": "\\u00e9 \\"x\\""}], "c": {}, "d": []}', ' "text" '])(
  "parseJson: parses %s as JSON.parse does",
  (text) => {
    const value: unknown = JSON.parse(text)
    expect(parseJson(text)).toMatchObject({ value })
  },
)

const message = "nothing: these files hold no remarks, so delete it"

test.each<[name: string, text: string, line: number, actual: string, expected: string]>([
  ["a comma before the end", '{\n  "a": 1,\n}', 2, "a comma before }", "no comma after the last one: delete it"],
  ["a missing comma", "[1 2]", 1, "2]", "a comma before it"],
  [
    "a missing comma of the line above",
    '{\n"a": "x"\n"b": 2}',
    3,
    '"b": 2}',
    "a comma at the end of line 2, or } here",
  ],
  ["a missing bracket", '{"a": [1}', 1, "}", "] before it"],
  ["a text that isn't closed", '{"a": "b\n}', 1, '"b', "a straight quote at the end of the text, on the same line"],
  [
    "straight quotes within a text",
    '{\n"a": "our "best" members"\n}',
    2,
    '"our "best" members"',
    "curly quotes within the text: “best”",
  ],
  ["curly quotes round a name", "{“a”: 1}", 1, "“a”: 1}", 'straight quotes around it: "a"'],
  ["curly quotes round a text", '{"a": “Fresh Milk”,', 1, "“Fresh Milk”,", 'straight quotes around it: "Fresh Milk"'],
  ["one curly quote", '{"a": "Fresh Milk”\n}', 1, '"Fresh Milk”', 'straight quotes around it: "Fresh Milk"'],
  ["single quotes", "{'a': 1}", 1, "'a': 1}", 'straight quotes around it: "a"'],
  ["no quotes", '{"a": dairy}', 1, "dairy}", 'straight quotes around it: "dairy"'],
  ["a space within a number", '{"price": 100 000}', 1, "000}", "a comma before it"],
  ["a field without a value", '{"a": }', 1, "}", "a value here, or null for none"],
  ["a field that is written twice", '{\n"a": 1,\n"a": 2}', 3, '"a" for the second time', "each field once: delete one"],
  ["a comment after a value", '{"a": 1 // changed by Grace\n}', 1, "// changed by Grace", message],
  ["something after the end", "[] []", 1, "[]", "nothing after the end: delete it"],
  ["a file that is cut off", '{"a": 1', 1, "the end of the file", "} before the file ends"],
  ["an empty file", "", 1, "the end of the file", "a value here, or null for none"],
])("parseJson: locates %s", (_name, text, line, actual, expected) => {
  expect(parseJson(text)).toEqual({ fault: { line, actual, expected } })
})

test("parseJson: returns the line of each value, and of the object if a property is missing", () => {
  const result = parseJson('[\n  { "id": 1 },\n  {\n    "id": 2,\n    "tags": [\n"x",\n"y"]\n  }\n]')
  const getLine = "getLine" in result ? result.getLine : () => undefined
  expect([[0, "id"], [1], [1, "tags", 1], [1, "title"], ["x"]].map(getLine)).toEqual([2, 3, 7, 3, undefined])
})

test("parseJson: reads a long text that isn't closed in less than a second", () => {
  const start = performance.now()
  expect(parseJson(`{"a": "${'\\"'.repeat(100_000)}`)).toHaveProperty("fault.line", 1)
  expect(performance.now() - start).toBeLessThan(1000)
})
