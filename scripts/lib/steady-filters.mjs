// Pagefind writes a filter's values in another order each time, and its files are named after what is in them: the
// same pages would make another index with every build, and visitors would fetch it anew. Here they get one order.
//
// A filter is CBOR behind a signature: [name, [[value, [entry, …]], …]]. The table of all entries names its file, and
// pagefind-entry.json names the table's; both names keep their length, so nothing else moves.
import { createHash } from "node:crypto"
import { gunzipSync, gzipSync } from "node:zlib"

const SIGNATURE = "pagefind_dcd"

/**
 * Pagefind's files with the values of each filter in one order.
 *
 * @param {readonly { path: string; content: Uint8Array }[]} files
 * @throws where they are not what this version of Pagefind writes
 */
export function steadyFilters(files) {
  const all = new Map(files.map(({ path, content }) => [path, Buffer.from(content)]))
  for (const filter of [...all.keys()].filter((path) => path.endsWith(".pf_filter"))) {
    const table = [...all.keys()].find((path) => path.endsWith(".pf_meta"))
    const renamed = replace(all, filter, inOneOrder(gunzipSync(all.get(filter))))
    const moved = replace(all, table, Buffer.from(swapped(gunzipSync(all.get(table)), renamed, "latin1"), "latin1"))
    all.set("pagefind-entry.json", Buffer.from(swapped(all.get("pagefind-entry.json"), moved, "utf8")))
  }
  return [...all].map(([path, content]) => ({ path, content }))
}

/** Puts other content in a file's place, under the name that goes with it; tells both names' hashes. */
function replace(all, path, content) {
  const [from] = /[0-9a-f]{7,}(?=\.pf_)/.exec(path)
  const to = createHash("sha256").update(content).digest("hex").slice(0, from.length)
  all.delete(path)
  all.set(path.replace(from, to), gzipSync(content, { level: 9 }))
  return { from: `_${from}`, to: `_${to}` }
}

/** The text of a file with the one place changed that has a name. */
function swapped(content, { from, to }, encoding) {
  const parts = content.toString(encoding).split(from)
  if (parts.length !== 2) throw new Error(`${from} is there ${parts.length - 1} times, not once`)
  return parts.join(to)
}

/** @param {Buffer} filter */
function inOneOrder(filter) {
  const name = SIGNATURE.length + 1
  if (filter.toString("latin1", 0, SIGNATURE.length) !== SIGNATURE) throw new Error("a filter has another signature")
  const values = headOf(filter, itemEnd(filter, name))
  const parts = []
  for (let at = values.end; parts.length < values.count; at += parts.at(-1).length) {
    parts.push(filter.subarray(at, itemEnd(filter, at)))
  }
  return Buffer.concat([filter.subarray(0, values.end), ...parts.sort(Buffer.compare)])
}

/** Where the item that begins at `at` ends: a number, a text, or a list of items. */
function itemEnd(bytes, at) {
  const { kind, count, end } = headOf(bytes, at)
  if (kind === "number") return end
  if (kind === "text") return end + count
  let next = end
  for (let item = 0; item < count; item++) next = itemEnd(bytes, next)
  return next
}

/** What an item is, and how many characters or items it has. The first byte tells what the count stands in. */
function headOf(bytes, at) {
  const kind = { 0: "number", 3: "text", 4: "list" }[bytes[at] >> 5]
  const short = bytes[at] & 31
  const size = { 24: 1, 25: 2, 26: 4 }[short] ?? 0
  if (!kind || (short > 23 && size === 0)) throw new Error("a filter has parts that are not known")
  return { kind, count: size ? bytes.readUIntBE(at + 1, size) : short, end: at + 1 + size }
}
