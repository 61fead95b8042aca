import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs"
import path from "node:path"
import { isDeepStrictEqual } from "node:util"
import { looksLikePicture, listPictureFiles, suggestPictureName } from "../content-files"
import { parseJsonValue } from "../checks/parse-json"
import { changedSinceCommit, committedJson } from "../git"
import { picturePath } from "../picture-path"
import { pictureDescription } from "../types/picture-description"
import { fixPicture } from "./fix-picture"
import { faultMessages } from "./faults"

/** Messages, one line each. */
export type FixReport = { done: string[]; left: string[] }

/**
 * Fixes every picture below `root`. Of two files for one picture the newer stays, which is the photograph that
 * replaces a drawing; its older text is flagged for the content check.
 */
export async function fixPictures(root: string): Promise<FixReport> {
  const images = path.join(root, "data", "images")
  const report: FixReport = { done: [], left: [] }
  const pictures = groups(images)
  const changed = new Set<string>()
  for (const [picture, [newest, ...older]] of pictures) {
    if (newest === undefined) continue
    const bytes = readFileSync(path.join(images, newest))
    const fixed = await fixPicture(bytes, newest)
    if ("fault" in fixed) {
      const { actual, expected } = faultMessages[fixed.fault]
      report.left.push(`${toProjectPath(newest)}: ${actual}; expected: ${expected}`)
      continue
    }
    const name = `${picture}${path.posix.extname(fixed.name)}`
    if (fixed.bytes === bytes && name === newest && older.length === 0) continue
    replace(images, newest, name, fixed.bytes)
    for (const file of older.filter((one) => one !== name)) rmSync(path.join(images, file))
    report.done.push(sentence(newest, name, [bytes.length, fixed.bytes.length], older))
    if (older.length > 0) changed.add(picture)
  }
  // Replaced files, and drawings deleted in favour of a photograph with another ending.
  for (const file of changedSinceCommit(root, "data/images"))
    changed.add(picturePath(file.slice(toProjectPath("").length)))
  const shown = [...changed].filter((picture) => pictures.has(picture))
  report.done.push(...flagOldTexts(root, shown))
  return report
}

const toProjectPath = (file: string) => `data/images/${file}`

/** Returns the files of each picture, newest first. `ctime`, because a copied file keeps its time of change. */
function groups(images: string): Map<string, string[]> {
  const { used, misnamed } = listPictureFiles(images)
  const all = new Map([...used].map(([picture, files]) => [picture, [...files]]))
  for (const file of misnamed.filter(looksLikePicture)) {
    const picture = picturePath(suggestPictureName(file))
    // "Fresh-Milk.JPG" is meant for fresh-milk; "Fresh milk.jpg" can be any other picture.
    const isMeant = picturePath(file.toLowerCase()) === picture
    const name = isMeant ? picture : freeName(picture, all)
    all.set(name, [...(all.get(name) ?? []), file])
  }
  const getArrivalTime = (file: string) => statSync(path.join(images, file)).ctimeMs
  return new Map(
    [...all].map(([picture, files]) => [picture, files.sort((a, b) => getArrivalTime(b) - getArrivalTime(a))]),
  )
}

const freeName = (picture: string, taken: ReadonlyMap<string, unknown>, number = 2): string => {
  if (!taken.has(picture)) return picture
  const next = `${picture}-${number}`
  return taken.has(next) ? freeName(picture, taken, number + 1) : next
}

/** Writes the new file completely before it deletes the old one, so that an interruption loses nothing. */
function replace(images: string, file: string, name: string, bytes: Buffer): void {
  const target = path.join(images, name)
  writeFileSync(`${target}.tmp`, bytes)
  renameSync(`${target}.tmp`, target)
  if (file !== name) rmSync(path.join(images, file))
}

const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1000).toLocaleString("en")} kB`

function sentence(file: string, name: string, [before, after]: [number, number], older: readonly string[]): string {
  return [
    toProjectPath(file),
    file === name ? "" : ` is now ${path.posix.basename(name)}`,
    before === after ? "" : `: ${kilobytes(before)} before, ${kilobytes(after)} now`,
    ...older.map((one) => `; ${path.posix.basename(one)} is deleted, this file has come in its place`),
  ].join("")
}

type Described = { path: string; alt: string; isAltOld?: boolean | null }

/** Flags the unchanged texts of new pictures. */
function flagOldTexts(root: string, changed: readonly string[]): string[] {
  const file = `data/${pictureDescription.files.path}`
  const before = committedJson(root, file)
  // The content check reports bad JSON.
  const texts = (parseJsonValue(readFileSync(path.join(root, file), "utf8")) ?? []) as Described[]
  const old = texts.filter(
    (entry) =>
      changed.includes(picturePath(entry.path)) &&
      (!Array.isArray(before) || before.some((one) => isDeepStrictEqual(one, entry))),
  )
  if (old.length === 0) return []
  for (const entry of old) entry.isAltOld = true
  writeFileSync(path.join(root, file), `${JSON.stringify(texts, null, 2)}\n`)
  return old.map(({ path: written }) => `${file}: the text of ${written} is older than its picture. Read it.`)
}
