import { isUtf8 } from "node:buffer"

/** A fault that prevents decoding; `line` counts from 1. */
export type TextFault = { line?: number; actual: string; expected: string }

const expected = "the same text in UTF-8: save it as UTF-8 (Notepad: Save as, Encoding: UTF-8)"

/** UTF-16 has a byte-order mark, or zero bytes, which JSON can't have. */
const isUtf16 = (bytes: Uint8Array) =>
  (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff) || bytes.includes(0)

/** Finds the first word that isn't UTF-8, decoded as Latin-1. */
const findFault = (bytes: Buffer): TextFault => {
  const lines = bytes.toString("latin1").split("\n")
  const isBad = (text: string) => !isUtf8(Buffer.from(text, "latin1"))
  const index = lines.findIndex(isBad)
  const word = lines[index]?.split(/[\s",]+/).find(isBad) ?? ""
  // Windows-1252's extra characters are control characters in Latin-1.
  const shown = word.replace(/\p{Cc}/gu, "")
  return { line: index + 1, actual: `“${shown}”, which is not written in UTF-8`, expected }
}

/** Decodes UTF-8 without a byte-order mark. */
export const decodeText = (bytes: Buffer): { text: string } | { fault: TextFault } => {
  if (isUtf16(bytes)) return { fault: { actual: "text in UTF-16, which Windows calls “Unicode”", expected } }
  if (!isUtf8(bytes)) return { fault: findFault(bytes) }
  return { text: stripByteOrderMark(bytes.toString("utf8")) }
}

/** Removes the byte-order mark, which JSON doesn't allow. */
export const stripByteOrderMark = (text: string): string => text.replace(/^\uFEFF/, "")
