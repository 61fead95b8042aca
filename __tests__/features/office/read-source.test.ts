/** @jest-environment node */
import { chatExport, type ExportForm } from "../../../e2e/support/chat-export"
import { readSource, type Reading, type Source } from "../../../src/features/office/read-source"

const TODAY = "2026-11-26"

async function read(source: Source): Promise<Reading> {
  const result = await readSource(source, TODAY)
  if ("problem" in result) throw new Error(`It could not be read: ${result.problem}.`)
  return result
}

test("forty", async () => {
  const reading = await read({ file: new Blob([chatExport()]) })
  console.log(reading.messages, reading.ownLines, reading.unknownDates, reading.unclearDate)
  console.log(reading.rows.map((r) => [r.table, r.id, r.day, r.time, r.sender, r.what, r.notes.join(), r.place, r.totals.map(t=>t.amountMinor).join()].join(" | ")).join("\n"))
})
