/**
 * Tells drawings from the photographs that editors put in their place (data/README.md, "Replace a picture by a
 * photograph"), so that drawing all pictures anew brings none of them back. `data/drawn.json` holds the hash of each
 * drawing as it was written last: a file with another hash, or with another ending, is a photograph.
 */
import { createHash } from "node:crypto"
import { readFile, readdir } from "node:fs/promises"
import path from "node:path"
import { drawnFile } from "./website"

/** Hashes of drawings by picture. */
export type Drawn = Readonly<Record<string, string>>

export async function readDrawn(): Promise<Drawn> {
  return JSON.parse(await readFile(drawnFile, "utf8")) as Drawn
}

export const hashOf = (bytes: Buffer): string => createHash("sha256").update(bytes).digest("hex").slice(0, 16)

const otherEndings = [".jpg", ".jpeg", ".png", ".avif"]

/** The file, in `folder`, of the photograph that stands in the place of this drawing; undefined where there is none. */
export async function photographOf(name: string, drawn: Drawn, folder: string): Promise<string | undefined> {
  const drawing = `${name}.webp`
  const files = await readdir(path.join(folder, path.dirname(name))).catch((): string[] => [])
  const other = otherEndings.map((ending) => path.basename(name) + ending).find((file) => files.includes(file))
  if (other) return path.posix.join(path.dirname(name), other)
  if (!files.includes(path.basename(drawing))) return undefined
  return hashOf(await readFile(path.join(folder, drawing))) === drawn[name] ? undefined : drawing
}
