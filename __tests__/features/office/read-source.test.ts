/** @jest-environment node */
import { readFileSync, readdirSync } from "node:fs"
import path from "node:path"
import { strToU8, Zip, ZipDeflate, zipSync } from "fflate"
import { chatExport, type ExportForm } from "../../../e2e/support/chat-export"
import { readSource, type Reading, type Source } from "../../../src/features/office/read-source"
import { mergeRows } from "../../../src/features/office/table"
import { savedTable } from "../../../src/features/office/saved-table"

const TODAY = "2026-11-26"
const EXPORTS = path.join(__dirname, "exports")
const exported = (name: string) => readFileSync(path.join(EXPORTS, name))
const file = (...parts: BlobPart[]): Source => ({ file: new Blob(parts) })

async function read(source: Source): Promise<Reading> {
  const result = await readSource(source, TODAY)
  if ("problem" in result) throw new Error(`It could not be read: ${result.problem}.`)
  return result
}

const problemOf = async (source: Source) => {
  const result = await readSource(source, TODAY)
  return "problem" in result ? result.problem : "none"
}

const brief = ({ rows }: Reading) =>
  rows.filter(({ kind }) => kind).map(({ number, day, time, sender }) => [number, day, time, sender].join(" | "))

const both = (first: string, second: string) => [
  `7JRW-N | ${first} | 07:02 | Nakato Ruth`,
  `7ZHW-T | ${second} | 14:05 | +256 000 111 222`,
]

/** What the two messages of a file are, and how many lines are WhatsApp's own. */
const forms: readonly (readonly [name: string, found: readonly string[], ownLines: number])[] = [
  ["android-24h.txt", both("2026-11-24", "2026-11-25"), 2],
  ["android-12h.txt", both("2026-11-24", "2026-11-25"), 2],
  ["android-month-first.txt", both("2026-11-24", "2026-11-25"), 1],
  ["android-year-first.txt", both("2026-11-05", "2026-11-06"), 1],
  ["android-dots.txt", both("2026-11-24", "2026-11-25"), 2],
  ["android-spanish.txt", both("2026-11-24", "2026-11-25"), 0],
  ["iphone.txt", both("2026-11-24", "2026-11-25"), 3],
  ["iphone-12h.txt", both("2026-11-24", "2026-11-25"), 1],
  ["iphone-no-comma.txt", both("2026-11-24", "2026-11-25"), 0],
  ["iphone-dashes.txt", both("2026-11-24", "2026-11-25"), 0],
  ["copied-on-a-computer.txt", both("2026-11-24", "2026-11-25"), 0],
  ["copied-on-a-phone.txt", both("2026-11-24", "2026-11-25"), 0],
  ["arabic-digits.txt", both("2026-11-24", "2026-11-25"), 0],
  ["buddhist-year.txt", ["7JRW-N |  |  | Nakato Ruth", "7ZHW-T |  |  | +256 000 111 222"], 0],
  // Without heads nobody knows who wrote.
  ["korean.txt", ["7JRW-N |  |  | ", "7ZHW-T |  |  | "], 0],
]

test.each(forms)("%s is read", async (name, found, ownLines) => {
  const reading = await read(file(exported(name)))
  expect(brief(reading)).toEqual(found)
  expect(reading.ownLines).toBe(ownLines)
})

test("every file of the folder is tested", () => {
  const files = readdirSync(EXPORTS).filter((name) => name.endsWith(".txt"))
  expect(forms.map(([name]) => name).sort()).toEqual(files.sort())
})

test("dates of another calendar are counted, and the messages are there", async () => {
  expect((await read(file(exported("buddhist-year.txt")))).unknownDates).toBe(2)
})

test("a date that can be read in two ways is named", async () => {
  const head = (date: string) => file(`${date}, 07:02 - Okello: Good morning, is the office open?`)
  expect((await read(head("5/11/2026"))).unclearDate).toBe("5/11/2026")
  expect((await read(head("5/11/2026"))).rows[0]?.day).toBe("2026-11-05")
  expect((await read(head("11/11/2026"))).unclearDate).toBeNull()
  expect((await read(head("25/11/2026"))).unclearDate).toBeNull()
})

test("a day without a year that is still to come was last year", async () => {
  expect((await read({ text: "[28/12, 07:02] Okello: Hello" })).rows[0]?.day).toBe("2025-12-28")
})

test.each<ExportForm>(["android 24 hours", "android 12 hours", "iphone"])(
  "forty messages as %s exports them become four tables",
  async (form) => {
    const { rows, messages, ownLines } = await read(file(chatExport({ form })))
    const merged = mergeRows([], rows)
    const count = (table: string) => merged.filter((row) => row.table === table).length
    // Three placeholders and the line about encryption are WhatsApp's.
    expect([messages, ownLines]).toEqual([37, 4])
    // One order came twice.
    expect(["orders", "members", "questions", "rest"].map(count)).toEqual([18, 4, 7, 7])
    const again = merged.filter(({ earlier }) => earlier.length > 0)
    expect(again.map(({ number, goods, notes }) => [number, goods[0]?.quantity, notes])).toEqual([
      ["7JRW-N", 6, ["edited"]],
    ])
    expect(again[0]?.earlier[0]?.text).toContain("2 × Poultry Eggs")
  },
)

test("an order says who wants what, and for how much", async () => {
  const { rows } = await read(file(exported("android-24h.txt")))
  expect(rows[0]).toMatchObject({
    ...{ table: "orders", name: "Nakato Ruth", place: "Mbale", state: "new", what: "2 × Poultry Eggs (tray of 30)" },
    goods: [{ quantity: 2, title: "Poultry Eggs", unit: "tray of 30", sku: "CAFN-POULTRY-01" }],
    totals: [{ amountMinor: 3_000_000, currency: "UGX" }],
  })
  expect(rows[1]).toMatchObject({ table: "questions", telephone: "+256000111222", what: "Prices: Is the milk cooled?" })
  expect(rows[2]).toMatchObject({ table: "rest", text: "Thank you", notes: ["edited"] })
})

test("a pasted message without a head came today", async () => {
  const { rows } = await read({ text: "Good morning\nCaFN order 7JRW-N\n2 × Ghee: UGX 36,000\nTotal: UGX 36,000" })
  expect(rows).toMatchObject([{ number: "7JRW-N", day: TODAY, sender: "" }])
})

test("several pasted messages without heads are several rows", async () => {
  const text = "CaFN order 7JRW-N\n1 × Ghee: UGX 18,000\n\nCaFN question 7ZHW-T\nMessage: Is the milk cooled?"
  expect((await read({ text })).rows.map(({ table, number }) => [table, number])).toEqual([
    ["orders", "7JRW-N"],
    ["questions", "7ZHW-T"],
  ])
})

test("half a message is in its table, and says that a part is missing", async () => {
  const { rows } = await read({ text: "CaFN order 7JRW-N" })
  expect(rows).toMatchObject([{ table: "orders", number: "7JRW-N", notes: ["half"] }])
})

test("what is no message of the site is shown as it came", async () => {
  expect((await read({ text: "Hello, is the office open?\nI come from far." })).rows).toMatchObject([
    { table: "rest", number: "", text: "Hello, is the office open?\nI come from far." },
  ])
})

test("a zip file's chat is read, and its pictures are passed over", async () => {
  const zip = zipSync({ "00000001-PHOTO.jpg": new Uint8Array(100_000), "_chat.txt": exported("iphone.txt") })
  expect(brief(await read(file(zip)))).toEqual(both("2026-11-24", "2026-11-25"))
})

test("a zip file that was written as it went, as telephones do, is read", async () => {
  const parts: Uint8Array[] = []
  const zip = new Zip((_, bytes) => parts.push(bytes))
  for (const [name, bytes] of [
    ["IMG-20261125-WA0002.jpg", new Uint8Array(70_000)],
    ["WhatsApp Chat with Orders.txt", exported("android-24h.txt")],
  ] as const) {
    const entry = new ZipDeflate(name)
    zip.add(entry)
    entry.push(bytes.subarray(0, 300))
    entry.push(bytes.subarray(300), true)
  }
  zip.end()
  expect(brief(await read(file(...parts.map((part) => Uint8Array.from(part)))))).toEqual(
    both("2026-11-24", "2026-11-25"),
  )
})

test("a zip file that unpacks to far more than a chat is refused", async () => {
  const zip = zipSync({ "_chat.txt": new Uint8Array(50 * 1024 * 1024).fill(65) })
  expect(zip.length).toBeLessThan(100_000)
  expect(await problemOf(file(zip))).toBe("tooLarge")
})

test("a saved table is read again as it was", async () => {
  const { rows } = await read(file(chatExport()))
  const changed = rows.map((row, index) => ({ ...row, state: index % 2 ? ("paid" as const) : ("new" as const) }))
  expect((await read(file(savedTable(changed)))).rows).toEqual(changed)
})

const jpeg = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])
test.each<readonly [what: string, source: Source, problem: string]>([
  ["an empty file", file(), "empty"],
  ["blanks", { text: " \n " }, "empty"],
  ["a picture", file(jpeg), "picture"],
  ["a film", file(Uint8Array.from([0, 0, 0, 24]), "ftypmp42"), "picture"],
  ["a program", file(Uint8Array.from([0x7f, 69, 76, 70, 0, 0, 1])), "notText"],
  ["a zip file without a chat", file(zipSync({ "a.jpg": jpeg })), "noChat"],
  [
    "half a zip file",
    file(zipSync({ "_chat.txt": strToU8("x".repeat(500)) }, { level: 0 }).subarray(0, 200)),
    "brokenZip",
  ],
  ["a table of somebody else", file('{"rows":[]}'), "otherTable"],
])("%s is told from a chat", async (_, source, problem) => {
  expect(await problemOf(source)).toBe(problem)
})

test("a text in UTF-16, as some programs save it, is read", async () => {
  const text = exported("android-24h.txt").toString("utf8")
  expect(brief(await read(file(Uint8Array.from([0xff, 0xfe]), Buffer.from(text, "utf16le"))))).toHaveLength(2)
})

test("progress grows, and ends below a hundred before the answer", async () => {
  const told: number[] = []
  await readSource(file(chatExport({ count: 2000 })), TODAY, (percent) => told.push(percent))
  expect(told.length).toBeGreaterThan(3)
  expect(told).toEqual([...told].sort((a, b) => a - b))
  expect(Math.max(...told)).toBeLessThanOrEqual(100)
})
