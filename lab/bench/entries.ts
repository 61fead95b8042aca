import fs from "node:fs"
import path from "node:path"
import { withoutMark } from "../../src/content/read-text"

type Entry = Readonly<Record<string, unknown>> & { id: number; title: string }

/** A type whose number of entries grows, and how a copy of an entry is made unique. */
interface GrowingType {
  folder: "posts" | "products"
  vary: (entry: Entry, id: number) => Entry
}

/** Leaves room for a number after a product's title, which has at most 60 characters. */
const LONGEST_TITLE = 50

const growingTypes: readonly GrowingType[] = [
  { folder: "posts", vary: (entry, id) => ({ ...entry, id, title: `${entry.title}, ${id}` }) },
  {
    folder: "products",
    vary: (entry, id) => ({
      ...entry,
      id,
      title: `${entry.title.slice(0, LONGEST_TITLE).trim()} ${id}`,
      sku: `${String(entry.sku).replace(/\d+$/, "")}${String(id).padStart(6, "0")}`,
    }),
  },
]

/**
 * Creates `size` posts and `size` products in `dataDir`: existing entries are kept as far as they fit, and the rest are
 * copies of them in turn, with ids, titles and labels of their own. So lengths, tags, prices with discounts and
 * pictures are realistic.
 */
export function writeEntries(dataDir: string, size: number): void {
  for (const { folder, vary } of growingTypes) {
    const directory = path.join(dataDir, folder)
    const originals = readEntries(directory)
    for (const { entry, file } of originals) if (entry.id > size) fs.rmSync(path.join(directory, file))
    const taken = new Set(originals.map(({ entry }) => entry.id))
    for (let id = 1; id <= size; id++) {
      if (taken.has(id)) continue
      const original = originals[(id - 1) % originals.length]
      if (!original) throw new Error(`${directory} holds nothing to copy.`)
      fs.writeFileSync(path.join(directory, `${id}-copy.json`), JSON.stringify(vary(original.entry, id)))
    }
  }
}

function readEntries(directory: string): { file: string; entry: Entry }[] {
  return fs
    .readdirSync(directory)
    .filter((file) => file.endsWith(".json"))
    .map((file) => {
      const entry: unknown = JSON.parse(withoutMark(fs.readFileSync(path.join(directory, file), "utf8")))
      if (!isEntry(entry)) throw new Error(`${path.join(directory, file)} has no id and title.`)
      return { file, entry }
    })
    .sort((a, b) => a.entry.id - b.entry.id)
}

const isEntry = (value: unknown): value is Entry =>
  typeof value === "object" &&
  value !== null &&
  typeof Reflect.get(value, "id") === "number" &&
  typeof Reflect.get(value, "title") === "string"
