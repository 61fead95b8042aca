import { createHash } from "node:crypto"
import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { inspectPicture, type PictureFacts, type PictureFault } from "./inspect-picture"

type Inspection = PictureFacts | { fault: PictureFault }

/** Increase it when the facts change, to discard cached ones. */
const VERSION = 3

/** Limits memory: each picture is decoded. */
const MAX_CONCURRENT = 4

/** A failed build keeps this folder (scripts/lib/failed-build.mjs). */
const getCacheFile = (root: string) => path.join(root, ".cache", "pictures", "seen.json")

function readCache(root: string): Record<string, Inspection> {
  try {
    const cached = JSON.parse(readFileSync(getCacheFile(root), "utf8")) as {
      version: number
      facts: Record<string, Inspection>
    }
    return cached.version === VERSION ? cached.facts : {}
  } catch {
    return {}
  }
}

/** Returns the facts of pictures, cached by hash in .cache below `root`; `files` are relative to data/images. */
export async function inspectPictures(root: string, files: readonly string[]): Promise<Map<string, Inspection>> {
  const cached = readCache(root)
  const current: Record<string, Inspection> = {}
  const results = new Map<string, Inspection>()
  const queue = files.values()
  const inspectNext = async () => {
    for (const file of queue) {
      const bytes = readFileSync(path.join(root, "data", "images", file))
      const key = createHash("sha256").update(bytes).digest("base64url")
      const facts = current[key] ?? cached[key] ?? (await inspectPicture(bytes))
      current[key] = facts
      results.set(file, facts)
    }
  }
  await Promise.all(Array.from({ length: MAX_CONCURRENT }, inspectNext))
  if (Object.keys(current).some((key) => !cached[key])) {
    mkdirSync(path.dirname(getCacheFile(root)), { recursive: true })
    writeFileSync(getCacheFile(root), JSON.stringify({ version: VERSION, facts: { ...cached, ...current } }))
  }
  return results
}
