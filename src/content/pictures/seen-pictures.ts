import { createHash } from "node:crypto"
import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { lookAtPicture, type PictureFacts, type PictureFault } from "./look-at-picture"

type Seen = PictureFacts | { fault: PictureFault }

/** Increase it when the facts change, to discard cached ones. */
const VERSION = 2

/** Limits memory: each picture is decoded. */
const AT_ONCE = 4

/** A failed build keeps this folder (scripts/lib/failed-build.mjs). */
const fileOf = (root: string) => path.join(root, ".cache", "pictures", "seen.json")

function readKept(root: string): Record<string, Seen> {
  try {
    const kept = JSON.parse(readFileSync(fileOf(root), "utf8")) as { version: number; seen: Record<string, Seen> }
    return kept.version === VERSION ? kept.seen : {}
  } catch {
    return {}
  }
}

/** Returns the facts of pictures, cached by hash in .cache below `root`; `files` are relative to data/images. */
export async function lookAtPictures(root: string, files: readonly string[]): Promise<Map<string, Seen>> {
  const kept = readKept(root)
  const seen: Record<string, Seen> = {}
  const results = new Map<string, Seen>()
  const queue = files.values()
  const look = async () => {
    for (const file of queue) {
      const bytes = readFileSync(path.join(root, "data", "images", file))
      const key = createHash("sha256").update(bytes).digest("base64url")
      const facts = seen[key] ?? kept[key] ?? (await lookAtPicture(bytes))
      seen[key] = facts
      results.set(file, facts)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, look))
  if (Object.keys(seen).some((key) => !kept[key])) {
    mkdirSync(path.dirname(fileOf(root)), { recursive: true })
    writeFileSync(fileOf(root), JSON.stringify({ version: VERSION, seen: { ...kept, ...seen } }))
  }
  return results
}
