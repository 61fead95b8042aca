import fs from "node:fs"
import path from "node:path"
import { entryFiles, isEntryFile } from "./content-files"

/** The byte-order mark that Windows programs write at the start of a file in UTF-8. JSON does not allow it. */
const MARK = Buffer.from([0xef, 0xbb, 0xbf])

/**
 * Removes the mark from the JSON files of the content, as gatsby-transformer-json can't read it. Nothing else of a file
 * changes. An editor on Windows need not know of it.
 */
export function removeMarks(dataDir: string): void {
  for (const name of entryFiles(dataDir).filter(isEntryFile)) {
    const file = path.join(dataDir, name)
    const bytes = fs.readFileSync(file)
    if (bytes.subarray(0, MARK.length).equals(MARK)) fs.writeFileSync(file, bytes.subarray(MARK.length))
  }
}
