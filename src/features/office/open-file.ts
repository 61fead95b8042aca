import { Unzip, UnzipInflate, type UnzipFile } from "fflate"

/** Why a file can't be read; data/office.json has a sentence for each. */
export const fileProblems = ["empty", "picture", "notText", "noChat", "brokenZip", "tooLarge", "otherTable"] as const
export type FileProblem = (typeof fileProblems)[number]

export type Opened = { text: string } | { problem: FileProblem }

/** A chat of 50,000 messages has some 10 MB. */
const MOST_BYTES = 40 * 1024 * 1024

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

/** What has been read of a zip file so far. */
interface Unzipped {
  state: "no chat" | "open" | "whole" | "broken"
  parts: string[]
  size: number
}

/** The chat is the only text in WhatsApp's zip file; pictures and sounds in it are passed over as they come. */
async function unzipChat(file: Blob): Promise<Opened> {
  const chat: Unzipped = { state: "no chat", parts: [], size: 0 }
  const unzip = new Unzip((entry) => readChatOf(entry, chat))
  unzip.register(UnzipInflate)
  try {
    const reader = file.stream().getReader()
    for (let isDone = false; !isDone && chat.state !== "whole" && chat.size <= MOST_BYTES;) {
      const { value, done } = await reader.read()
      unzip.push(value ?? new Uint8Array(), done)
      isDone = done
    }
  } catch {
    return { problem: "brokenZip" }
  }
  if (chat.size > MOST_BYTES) return { problem: "tooLarge" }
  if (chat.state === "no chat") return { problem: "noChat" }
  if (chat.state !== "whole") return { problem: "brokenZip" }
  const text = chat.parts.join("")
  return text.trim() === "" ? { problem: "empty" } : { text }
}

/** Reads a file of a zip file if it is the first text. */
function readChatOf(entry: UnzipFile, chat: Unzipped): void {
  if (chat.state !== "no chat" || !/\.txt$/i.test(entry.name)) return
  const decoder = new TextDecoder()
  chat.state = "open"
  entry.ondata = (error, bytes, isLast) => {
    if (error) chat.state = "broken"
    if (error || chat.size > MOST_BYTES) return
    chat.size += bytes.length
    chat.parts.push(decoder.decode(bytes, { stream: !isLast }))
    if (isLast) chat.state = "whole"
  }
  entry.start()
}
