/** Where a text stops being JSON, and what should stand there. Lines and columns count from 1. */
export type JsonFault = { line: number; column: number; found: string; wanted: string }

const blanks = /[ \t\r\n]*/y
const string = /"(?:[^"\\\p{Cc}]|[\x7f-\x9f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/uy
const scalar = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y

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

  constructor(private readonly text: string) {}

  document() {
    this.value()
    if (this.peek() !== undefined) throw new Fault(this.offset, "the end of the file")
  }

  /** Takes what `pattern` matches here, or throws. */
  private consume(pattern: RegExp, wanted: string): string {
    pattern.lastIndex = this.offset
    const [match] = pattern.exec(this.text) ?? []
    if (match === undefined) throw new Fault(this.offset, wanted)
    this.offset += match.length
    return match
  }

  /** The next character that isn't blank; undefined at the end. */
  private peek(): string | undefined {
    this.consume(blanks, "")
    return this.text[this.offset]
  }

  private value() {
    const next = this.peek()
    if (next === "{") this.members("}", this.member(new Set()))
    else if (next === "[") this.members("]", () => this.value())
    else if (next === '"') this.consume(string, 'a text that ends in " on the same line')
    else this.consume(scalar, 'a value: "text", a number, true, false, null, [ … ] or { … }')
  }

  private members(close: "}" | "]", member: () => void) {
    this.offset += 1
    let end = this.offset
    if (this.peek() !== close) {
      member()
      end = this.offset
      while (this.peek() === ",") {
        this.offset += 1
        if (this.peek() === close) throw new Fault(this.offset, `no comma before ${close}`)
        member()
        end = this.offset
      }
    }
    if (this.peek() !== close) throw new Fault(this.offset, this.separator(end, close))
    this.offset += 1
  }

  /** What is missing after a member that stops at `end`; the comma belongs there, not where the next line begins. */
  private separator(end: number, close: string): string {
    const next = this.text[this.offset]
    const isOnNextLine = this.text.slice(end, this.offset).includes("\n")
    if (next === undefined || "}]:".includes(next) || !isOnNextLine) return `a comma or ${close}`
    return `a comma at the end of line ${this.text.slice(0, end).split("\n").length}, or ${close} here`
  }

  /** Reads `"name": value`, and refuses a name that the object has already. */
  private member(names: Set<string>) {
    return () => {
      this.peek()
      const start = this.offset
      const name = this.consume(string, 'the name of a field in "straight quotes"')
      if (names.has(name)) throw new Fault(start, "each field once", `${name} for the second time`)
      names.add(name)
      if (this.peek() !== ":") throw new Fault(this.offset, `a colon after ${name}`)
      this.offset += 1
      this.value()
    }
  }
}

const locate = (text: string, { offset, wanted, found }: Fault): JsonFault => {
  const before = text.slice(0, offset).split("\n")
  const here = text.slice(offset).split("\n", 1)[0]?.trim().slice(0, 24)
  return {
    line: before.length,
    column: (before.at(-1)?.length ?? 0) + 1,
    found: found ?? (offset >= text.length ? "the end of the file" : here ? here : "the end of the line"),
    wanted,
  }
}

/** The value of a JSON text, or the first place where it is wrong. */
export const parseJson = (text: string): { value: unknown } | { fault: JsonFault } => {
  try {
    new Scanner(text).document()
    const value: unknown = JSON.parse(text)
    return { value }
  } catch (error) {
    if (error instanceof Fault) return { fault: locate(text, error) }
    throw error
  }
}
