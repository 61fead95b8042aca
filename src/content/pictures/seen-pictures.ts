import { createHash } from "node:crypto"
import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { lookAtPicture, type PictureFacts, type PictureFault } from "./look-at-picture"

type Seen = PictureFacts | { fault: PictureFault }

/** A change of what is looked at: answers of before are asked for again. */
const VERSION = 2

/** Read at one time: each takes its pixels in memory. */
const AT_ONCE = 4

/** Kept beside the build's own answers, which a failed build leaves alone (scripts/lib/failed-build.mjs). */
const fileOf = (root: string) => path.join(root, ".cache", "pictures", "seen.json")

/** Answers that can't be read are none. */
function readKept(root: string): Record<string, Seen> {
  try {
    const kept = JSON.parse(readFileSync(fileOf(root), "utf8")) as { version: number; seen: Record<string, Seen> }
    return kept.version === VERSION ? kept.seen : {}
  } catch {
    return {}
  }
}

/**
 * Looks at pictures, each once: answers are kept by content in `.cache` below `root`.
 *
 * @param files relative to data/images
 */
export async function lookAtPictures(root: string, files: readonly string[]): Promise<Map<string, Seen>> {
  const kept = readKept(root)
  const seen: Record<string, Seen> = {}
  const found = new Map<string, Seen>()
  const queue = files.values()
  const look = async () => {
    for (const file of queue) {
      const bytes = readFileSync(path.join(root, "data", "images", file))
      const key = createHash("sha256").update(bytes).digest("base64url")
      const facts = seen[key] ?? kept[key] ?? (await lookAtPicture(bytes))
      seen[key] = facts
      found.set(file, facts)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, look))
  if (Object.keys(seen).some((key) => !kept[key])) {
    mkdirSync(path.dirname(fileOf(root)), { recursive: true })
    writeFileSync(fileOf(root), JSON.stringify({ version: VERSION, seen: { ...kept, ...seen } }))
  }
  return found
}
