import { isUtf8 } from "node:buffer"

/** Why a file can't be read as text, described for an editor. `line` counts from 1. */
export type TextFault = { line?: number; found: string; wanted: string }

const wanted = "the same text in UTF-8: save it as UTF-8 (Notepad: Save as, Encoding: UTF-8)"

/** UTF-16 begins with one of two byte-order marks, or has zero bytes between Latin letters; JSON has no zero bytes. */
const isUtf16 = (bytes: Uint8Array) =>
  (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff) || bytes.includes(0)

/** The first word that isn't UTF-8, decoded as Latin-1, and its line. */
const faultIn = (bytes: Buffer): TextFault => {
  const lines = bytes.toString("latin1").split("\n")
  const isBad = (text: string) => !isUtf8(Buffer.from(text, "latin1"))
  const index = lines.findIndex(isBad)
  const word = lines[index]?.split(/[\s",]+/).find(isBad) ?? ""
  // In Latin-1 the additional letters of Windows encodings are invisible control characters.
  const shown = word.replace(/\p{Cc}/gu, "")
  return { line: index + 1, found: `“${shown}”, which is not written in UTF-8`, wanted }
}

/** Decodes a UTF-8 file, without the byte-order mark that Windows programs write at the start. */
export const decodeText = (bytes: Buffer): { text: string } | { fault: TextFault } => {
  if (isUtf16(bytes)) return { fault: { found: "text in UTF-16, which Windows calls “Unicode”", wanted } }
  if (!isUtf8(bytes)) return { fault: faultIn(bytes) }
  return { text: withoutMark(bytes.toString("utf8")) }
}

/** Removes the byte-order mark at the start, which JSON doesn't allow. */
export const withoutMark = (text: string): string => text.replace(/^\uFEFF/, "")
