import { readChat, type Chat } from "./chat"
import { makeRows } from "./make-rows"
import { openFile, type FileProblem } from "./open-file"
import type { Row } from "./row"
import { readSavedTable } from "./saved-table"

/** What staff bring in: a file, or a text that they have pasted or shared. */
export type Source = { file: Blob } | { text: string }

/** What was found in it. */
export interface Reading extends Pick<Chat, "ownLines" | "unknownDates" | "unclearDate"> {
  rows: Row[]
  /** How many messages it has. */
  messages: number
}

export type ReadResult = Reading | { problem: FileProblem }

/** Progress is told once for so many messages. */
const STEP = 500

/**
 * Reads a source into rows.
 *
 * @param today the day of the reading, "2026-11-25": a pasted message without a date came on this day
 * @param onProgress called with percent, 0 to 100
 */
export async function readSource(
  source: Source,
  today: string,
  onProgress: (percent: number) => void = () => {},
): Promise<ReadResult> {
  const opened = "file" in source ? await openFile(source.file) : source
  if ("problem" in opened) return opened
  const { text } = opened
  if (text.trim() === "") return { problem: "empty" }
  if (/^\s*\{/.test(text)) {
    const rows = readSavedTable(text)
    const nothing = { ownLines: 0, unknownDates: 0, unclearDate: null }
    return rows ? { rows, messages: rows.length, ...nothing } : { problem: "otherTable" }
  }
  onProgress(5)
  const { messages, ...found } = readChat(text, today)
  const isPasted = "text" in source
  const rows = messages.flatMap((message, index) => {
    if (index % STEP === 0) onProgress(10 + Math.floor((90 * index) / messages.length))
    const isDated = message.day !== null || message.sender !== null || !isPasted
    return makeRows(isDated ? message : { ...message, day: today })
  })
  return { rows, messages: messages.length, ...found }
}
