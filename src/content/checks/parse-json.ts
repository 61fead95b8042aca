/** Where a text stops being JSON, and what an editor types there. Lines count from 1. */
export type JsonFault = { line: number; found: string; wanted: string }

/** The line of the value at a path below a text's whole value, or of what holds it; undefined for the whole. */
export type LineOf = (path: readonly PropertyKey[]) => number | undefined

const blanks = /[ \t\r\n]*/y
const string = /"(?:[^"\\\p{Cc}]|[\x7f-\x9f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/uy
const scalar = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
/** A text as programs for letters write it: in curly quotes, on one side or both. Or without any. */
const misquoted = /(?:(?=.*[“”„])["“”„]([^"“”„\n]*)["“”„]|(\p{L}[^"“”„,:{}[\]\n]*))(?=\s*(?:[,:}\]]|$))/muy
const remark = /\/\/|\/\*|#/y

class Fault extends Error {
  constructor(
    readonly offset: number,
    readonly wanted: string,
    readonly found?: string,
  ) {
    super(wanted)
  }
}

/**
 * Walks over JSON text and throws a Fault at the first thing that isn't JSON. JSON.parse would do, but its messages
 * differ between versions of Node, often name no place, and it takes a field that is written twice without a word.
 */
class Scanner {
  private offset = 0
  /** A name of this text, for an example. */
  private anyName = ""
  /** Where each value begins, by its place: "/tags/0". */
  readonly offsets = new Map<string, number>()

  constructor(private readonly text: string) {}

  document() {
    this.value("")
    if (this.peek() !== undefined) this.fail("nothing after the end: delete it")
  }

  private fail(wanted: string, found?: string, offset = this.offset): never {
    const isRemark = this.match(remark) !== undefined
    throw isRemark
      ? new Fault(this.offset, "nothing: these files hold no remarks, so delete it")
      : new Fault(offset, wanted, found)
  }

  private match(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.offset
    return pattern.exec(this.text) ?? undefined
  }

  /** Takes what `pattern` matches here, or fails. */
  private consume(pattern: RegExp, wanted: string): string {
    const [match] = this.match(pattern) ?? []
    if (match === undefined) {
      const [whole, quoted, bare] = this.match(misquoted) ?? []
      this.fail(whole === undefined ? wanted : `straight quotes around it: "${(quoted ?? bare ?? "").trim()}"`)
    }
    this.offset += match.length
    return match
  }

  /** The next character that isn't blank; undefined at the end. */
  private peek(): string | undefined {
    this.consume(blanks, "")
    return this.text[this.offset]
  }

  private value(place: string) {
    const next = this.peek()
    this.offsets.set(place, this.offset)
    if (next === "{") this.members("}", this.member(place))
    else if (next === "[") this.members("]", (index) => this.value(`${place}/${index}`))
    else if (next === '"') this.consume(string, "a straight quote at the end of the text, on the same line")
    else this.consume(scalar, "a value here, or null for none")
  }

  private members(close: "}" | "]", member: (index: number) => void) {
    this.offset += 1
    let end = this.offset
    if (this.peek() !== close) {
      member(0)
      end = this.offset
      for (let index = 1; this.peek() === ","; index += 1) {
        const comma = this.offset
        this.offset += 1
        if (this.peek() === close) this.fail("no comma after the last one: delete it", `a comma before ${close}`, comma)
        member(index)
        end = this.offset
      }
    }
    if (this.peek() !== close) this.failBehind(end, close)
    this.offset += 1
  }

  /** What is wrong behind a member that stops at `end`; a comma belongs there, not where the next line begins. */
  private failBehind(end: number, close: string): never {
    const next = this.text[this.offset]
    if (next === undefined) this.fail(`${close} before the file ends`)
    if ("}]:".includes(next)) this.fail(`${close} before it`)
    const lineAbove = lineAt(this.text, end)
    if (lineAbove < lineAt(this.text, this.offset))
      this.fail(`a comma at the end of line ${lineAbove}, or ${close} here`)
    const [, digits] = this.match(/(\d+)/y) ?? []
    if (digits && this.offset === end) {
      this.fail(`the number without a zero before it: ${Number(digits)}`, undefined, end - 1)
    }
    const [, within] = this.match(/([^"\n]*)"/y) ?? []
    if (within && this.text[end - 1] === '"') {
      const start = this.text.lastIndexOf('"', end - 2)
      this.fail(`curly quotes within the text: “${within.trim()}”`, undefined, start)
    }
    this.fail("a comma before it")
  }

  /** Reads `"name": value`, and refuses a name that the object has already. */
  private member(place: string) {
    const names = new Set<string>()
    return () => {
      this.peek()
      const start = this.offset
      const example = this.anyName && `, such as ${this.anyName}`
      const name = this.consume(string, `the name of a field in straight quotes${example}`)
      if (names.has(name)) this.fail("each field once: delete one", `${name} for the second time`, start)
      names.add(name)
      this.anyName ||= name
      if (this.peek() !== ":") this.fail(`a colon after ${name}`)
      this.offset += 1
      this.value(`${place}/${String(JSON.parse(name))}`)
    }
  }
}

const lineAt = (text: string, offset: number) => text.slice(0, offset).split("\n").length

const locate = (text: string, { offset, wanted, found }: Fault): JsonFault => {
  const here = text.slice(offset).split("\n", 1)[0]?.trim().slice(0, 40)
  return {
    line: lineAt(text, offset),
    found: found ?? (offset >= text.length ? "the end of the file" : here ? here : "the end of the line"),
    wanted,
  }
}

/** The value of a JSON text with the lines of its parts, or the first place where it is wrong. */
export const parseJson = (text: string): { value: unknown; lineOf: LineOf } | { fault: JsonFault } => {
  try {
    const scanner = new Scanner(text)
    scanner.document()
    const lineOf: LineOf = (path) => {
      if (path.length === 0) return undefined
      const offset = scanner.offsets.get(path.map((step) => `/${String(step)}`).join(""))
      return offset === undefined ? lineOf(path.slice(0, -1)) : lineAt(text, offset)
    }
    const value: unknown = JSON.parse(text)
    return { value, lineOf }
  } catch (error) {
    if (error instanceof Fault) return { fault: locate(text, error) }
    throw error
  }
}
