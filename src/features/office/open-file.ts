import { Unzip, UnzipInflate, type UnzipFile } from "fflate"

/** Why a file can't be read; data/office.json has a sentence for each. */
export const fileProblems = ["empty", "picture", "notText", "noChat", "brokenZip", "tooLarge", "otherTable"] as const
export type FileProblem = (typeof fileProblems)[number]

export type Opened = { text: string } | { problem: FileProblem }

/** A year of a busy chat has some 5 MB. */
const MOST_BYTES = 100 * 1024 * 1024

/** What a picture, film or sound begins with, and at which place. */
const PICTURES: readonly (readonly [start: string, at: number])[] = [
  ...(["\u00ff\u00d8\u00ff", "\u0089PNG", "GIF8", "RIFF", "OggS", "ID3"] as const).map((start) => [start, 0] as const),
  ["ftyp", 4],
]

/** The text of a chat, of a saved table, or of the chat in a zip file. Reads no more of a file than it needs. */
export async function openFile(file: Blob): Promise<Opened> {
  if (file.size === 0) return { problem: "empty" }
  const start = new Uint8Array(await file.slice(0, 1024).arrayBuffer())
  const letters = Array.from(start.subarray(0, 16), (byte) => String.fromCharCode(byte)).join("")
  if (letters.startsWith("PK\u0003\u0004")) return unzipChat(file)
  if (PICTURES.some(([begin, at]) => letters.startsWith(begin, at))) return { problem: "picture" }
  if (file.size > MOST_BYTES) return { problem: "tooLarge" }
  const encoding = letters.startsWith("\u00ff\u00fe")
    ? "utf-16le"
    : letters.startsWith("\u00fe\u00ff")
      ? "utf-16be"
      : "utf-8"
  if (encoding === "utf-8" && start.includes(0)) return { problem: "notText" }
  const text = new TextDecoder(encoding).decode(await file.arrayBuffer())
  return text.trim() === "" ? { problem: "empty" } : { text }
}

/** The chat is the only text in WhatsApp's zip file; pictures and sounds in it are passed over as they come. */
async function unzipChat(file: Blob): Promise<Opened> {
  const decoder = new TextDecoder()
  const parts: string[] = []
  let size = 0
  let state: "none" | "open" | "whole" | "broken" = "none"
  const unzip = new Unzip((entry: UnzipFile) => {
    if (state !== "none" || !/(^|\/)[^/]+\.txt$/i.test(entry.name)) return
    state = "open"
    entry.ondata = (error, bytes, isLast) => {
      if (error) state = "broken"
      if (error || size > MOST_BYTES) return
      size += bytes.length
      parts.push(decoder.decode(bytes, { stream: !isLast }))
      if (isLast) state = "whole"
    }
    entry.start()
  })
  unzip.register(UnzipInflate)
  try {
    const reader = file.stream().getReader()
    for (let next = await reader.read(); ; next = await reader.read()) {
      unzip.push(next.value ?? new Uint8Array(), next.done)
      if (next.done || isAtEnd()) break
    }
  } catch {
    return { problem: "brokenZip" }
  }
  if (size > MOST_BYTES) return { problem: "tooLarge" }
  if (isAtEnd()) return parts.join("").trim() === "" ? { problem: "empty" } : { text: parts.join("") }
  return { problem: isUntouched() ? "noChat" : "brokenZip" }

  function isAtEnd() {
    return state === "whole"
  }
  function isUntouched() {
    return state === "none"
  }
}
