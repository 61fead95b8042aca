import { findNodeAtLocation, findNodeAtOffset, parseTree, printParseErrorCode } from "jsonc-parser"
import type { Node, ParseError } from "jsonc-parser"
import { stripByteOrderMark } from "../read-text"

export type JsonFault = { line: number; actual: string; expected: string }

/** Returns the line, from 1, of the value at a path or of the nearest object around it; undefined for the whole. */
export type GetLine = (path: readonly PropertyKey[]) => number | undefined

/** A text in curly or single quotes, on one side or both, or without any. */
const misquoted = /^(?:["“”„‘’']([^"“”„‘’'\n]*)["“”„‘’']|(\p{L}[^"“”„,:{}[\]\n]*))(?=\s*(?:[,:}\]]|$))/u

/** Messages for errors that need no look at the text. */
const expectedByCode: Readonly<Record<string, string>> = {
  CloseBraceExpected: "} before the file ends",
  CloseBracketExpected: "] before the file ends",
  EndOfFileExpected: "nothing after the end: delete it",
  InvalidCommentToken: "nothing: these files hold no remarks, so delete it",
  UnexpectedEndOfString: "a straight quote at the end of the text, on the same line",
  InvalidCharacter: "the text without tabs",
  InvalidEscapeCharacter: "the text without a backslash",
}

const getLineNumber = (text: string, offset: number) => text.slice(0, offset).split("\n").length
const getRestOfLine = (text: string, offset: number) => text.slice(offset).split("\n", 1)[0] ?? ""

const describeFault = (text: string, root: Node | undefined, { error, offset }: ParseError): JsonFault => {
  const fault = (expected: string, at = offset, actual = getRestOfLine(text, at).trim().slice(0, 40)) => ({
    line: getLineNumber(text, at),
    actual: actual || (at >= text.length ? "the end of the file" : "the end of the line"),
    expected,
  })
  const code = printParseErrorCode(error)
  const here = getRestOfLine(text, offset)
  const before = text.slice(0, offset).trimEnd()
  const isAdjacent = before.length === offset

  const [, within] = (isAdjacent && before.endsWith('"') && /^([^"]+)"/.exec(here)) || []
  if (within) return fault(`curly quotes within the text: “${within.trim()}”`, text.lastIndexOf('"', offset - 2))
  if (code === "InvalidSymbol" || code === "UnexpectedEndOfString") {
    if (here.startsWith("#")) return fault(expectedByCode.InvalidCommentToken ?? "")
    const [whole, quoted, bare = ""] = misquoted.exec(here) ?? []
    if (whole) return fault(`straight quotes around it: "${(quoted ?? bare).trim()}"`)
  }
  if (/^[}\]]/.test(here) && before.endsWith(","))
    return fault("no comma after the last one: delete it", before.length - 1, `a comma before ${here.charAt(0)}`)
  if (code === "CommaExpected") {
    const close = root && findNodeAtOffset(root, offset)?.type === "array" ? "]" : "}"
    const lineAbove = getLineNumber(text, before.length)
    if (/^[}\]:]/.test(here)) return fault(`${close} before it`)
    if (lineAbove < getLineNumber(text, offset))
      return fault(`a comma at the end of line ${lineAbove}, or ${close} here`)
    const isAfterZero = isAdjacent && /^\d/.test(here)
    return isAfterZero
      ? fault(`the number without a zero before it: ${Number.parseInt(here)}`, offset - 1)
      : fault("a comma before it")
  }
  if (code === "ColonExpected") return fault(`a colon after ${/"[^"\n]*"$/.exec(before)?.[0]}`)
  if (code === "PropertyNameExpected") {
    const [, name] = /("[^"\n]*")\s*:/.exec(text) ?? []
    return fault(`the name of a field in straight quotes${name ? `, such as ${name}` : ""}`)
  }
  return fault(expectedByCode[code] ?? "a value here, or null for none")
}

/** Finds a name that an object has twice: JSON.parse drops the first of the two. */
const findRepeatedName = ({ type, children = [] }: Node): Node | undefined => {
  const names = type === "object" ? children.flatMap((property) => property.children?.[0] ?? []) : []
  return (
    names.find((name, index) => names.slice(0, index).some(({ value }) => value === name.value)) ??
    children.map(findRepeatedName).find((name) => name !== undefined)
  )
}

/** Parses JSON; returns the value with the lines of its fields, or the first error. */
export const parseJson = (text: string): { value: unknown; getLine: GetLine } | { fault: JsonFault } => {
  const errors: ParseError[] = []
  const root = parseTree(text, errors, { disallowComments: true })
  if (errors[0]) return { fault: describeFault(text, root, errors[0]) }
  const repeated = root && findRepeatedName(root)
  if (repeated) {
    const actual = `${JSON.stringify(repeated.value)} for the second time`
    return { fault: { line: getLineNumber(text, repeated.offset), actual, expected: "each field once: delete one" } }
  }
  const getLine: GetLine = (path) => {
    if (path.length === 0) return undefined
    const steps = path.map((step) => (typeof step === "number" ? step : String(step)))
    const node = root && findNodeAtLocation(root, steps)
    return node ? getLineNumber(text, node.offset) : getLine(path.slice(0, -1))
  }
  return { value: JSON.parse(text) as unknown, getLine }
}

/** Returns the value of a JSON text, with or without a byte-order mark; undefined if it is missing or invalid. */
export const parseJsonValue = (text = ""): unknown => {
  const result = parseJson(stripByteOrderMark(text))
  return "value" in result ? result.value : undefined
}
