import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import path from "node:path"
import { isRecord } from "./inspect"

/** What `illustrations/` has drawn: the hash of each drawing's file, by picture path. */
const drawnFile = path.resolve("data/drawn.json")

/** Whether a picture's file is a photograph: one that was not drawn. */
export function isPhotograph(picture: string, file: string): boolean {
  const drawn: unknown = JSON.parse(readFileSync(drawnFile, "utf8"))
  const hash = createHash("sha256").update(readFileSync(file)).digest("hex").slice(0, 16)
  return !isRecord(drawn) || drawn[picture] !== hash
}
