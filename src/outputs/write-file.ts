import fs from "node:fs"
import path from "node:path"

/** Writes a file, and creates its folder if that is missing. */
export function writeFile(file: string, content: string | Uint8Array): void {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, content)
}
