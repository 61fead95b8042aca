// node scripts/write-search-index.mjs <folder>: makes the search index of the built site (src/build/search/search-index.ts
// calls it after a build). Reads from standard input, a line of JSON each: first { synonyms, ignored } of data/search.json,
// then Pagefind's custom records, and pages as { url, html }.
//
// A process of its own, because Pagefind is an ES module and Gatsby compiles gatsby-node.ts to CommonJS.
import { close, createIndex } from "pagefind"
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { createInterface } from "node:readline"
import { gunzipSync } from "node:zlib"
import { patches } from "../patches/pagefind+1.6.0.mjs"

/** What stands on a page without being what it says: the way to it, forms, what only some see. Questions are buttons. */
const NOISE = [
  ...["nav", "form", "select", "label", "noscript", "iframe", "button:not([aria-expanded])"],
  ...["[hidden]", "[aria-hidden]", "[role=status]", ".sr-only", ".no-js-only"],
]

/** What the site uses of what Pagefind writes: not its user interfaces, its highlighter and its worker. */
const USED =
  /^(pagefind\.js|pagefind-entry\.json|pagefind\..+\.pf_meta|wasm\.en\.pagefind|(index|fragment|filter)\/.+)$/

try {
  const count = await writeIndex(path.resolve(process.argv[2] ?? "public/pagefind"))
  console.log(`${count} entries in the search index`)
} catch (error) {
  console.error(`The search index could not be made: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
} finally {
  await close()
}

async function writeIndex(folder) {
  const { index } = checked(
    // One language, whichever English the pages are in: another one would be an index of its own.
    await createIndex({ excludeSelectors: NOISE, forceLanguage: "en" }),
  )
  let count = 0
  let dictionary
  // One after the other: the same records make the same files.
  for await (const line of createInterface({ input: process.stdin })) {
    const entry = JSON.parse(line)
    if (!dictionary) {
      dictionary = entry
      continue
    }
    checked(
      entry.html === undefined
        ? await index.addCustomRecord(entry)
        : await index.addHTMLFile({ url: entry.url, content: entry.html }),
    )
    count++
  }
  // By way of the disk: handed over, all files of the index would be in memory several times, in one line of base64.
  const made = fs.mkdtempSync(path.join(os.tmpdir(), "search-index-"))
  try {
    checked(await index.writeFiles({ outputPath: made }))
    // Names change with what is in the files: those of the build before would stay for ever.
    fs.rmSync(folder, { recursive: true, force: true })
    for (const name of filesIn(made)) {
      if (!USED.test(name)) continue
      const file = path.join(folder, name)
      fs.mkdirSync(path.dirname(file), { recursive: true })
      if (name === "pagefind.js") fs.writeFileSync(file, patched(fs.readFileSync(path.join(made, name), "utf8")))
      else fs.copyFileSync(path.join(made, name), file)
    }
  } finally {
    fs.rmSync(made, { recursive: true, force: true })
  }
  fs.writeFileSync(path.join(folder, "words.json"), JSON.stringify(searchWords(folder, dictionary)))
  return count
}

/** The files in a folder, by their paths in it, with slashes. */
function filesIn(folder) {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/"))
}

/**
 * What src/lib/search-words.ts reads: all words of the index, the most frequent first, and those of the dictionary. The
 * same words as there: `wordsOf`.
 *
 * @param {string} folder of the index
 * @param {{ synonyms: readonly { word: string, means: readonly string[] }[], ignored: readonly string[] }} dictionary
 */
function searchWords(folder, { synonyms, ignored }) {
  const counts = new Map()
  for (const name of filesIn(folder)) {
    if (!name.endsWith(".pf_fragment")) continue
    const text = gunzipSync(fs.readFileSync(path.join(folder, name))).toString("utf8")
    const { content: words, meta } = JSON.parse(text.slice(text.indexOf("{")))
    for (const word of wordsOf([words, meta.title, meta.words].join(" "))) {
      if (!/\d/.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
    }
  }
  const known = [...counts].sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1)).map(([word]) => word)
  const means = synonyms.map(({ word, means }) => [wordsOf(word).join(""), means])
  return { known, synonyms: Object.fromEntries(means), ignored }
}

/** @param {string} text */
function wordsOf(text) {
  const plain = text.normalize("NFD").replace(/\p{M}|['’]/gu, "")
  return plain.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

/** @param {string} script */
function patched(script) {
  return patches.reduce((text, { from, to }) => {
    const found = text.split(from).length - 1
    if (found !== 1) throw new Error(`pagefind.js has ${found} times, not once: ${from} (patches/pagefind+1.6.0.mjs)`)
    return text.replace(from, () => to)
  }, script)
}

function checked(answer) {
  if (answer.errors.length > 0) throw new Error(answer.errors.join("; "))
  return answer
}
