import { createHash } from "node:crypto"
import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { isRecord } from "./inspect"

/** The illustration library's list of what it has drawn: the hash of each drawing's file, by picture path. */
const drawnFile = path.resolve("packages/illustrations/src/drawn.json")

/** Whether a picture's file is a photograph: one that the library has not drawn. Without the library nobody knows. */
export function isPhotograph(picture: string, file: string): boolean {
  if (!existsSync(drawnFile)) return false
  const drawn: unknown = JSON.parse(readFileSync(drawnFile, "utf8"))
  const hash = createHash("sha256").update(readFileSync(file)).digest("hex").slice(0, 16)
  return !isRecord(drawn) || drawn[picture] !== hash
}
