import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs"
import path from "node:path"
import { isDeepStrictEqual } from "node:util"
import { isMeantAsPicture, pictureFiles, wantedPictureName } from "../content-files"
import { changedSinceCommit, committedJson } from "../git"
import { picturePath } from "../picture-path"
import { withoutMark } from "../read-text"
import { pictureDescription } from "../types/picture-description"
import { curePicture } from "./cure-picture"
import { faults } from "./faults"

/** What was done, and what is left to do by hand: a line each. */
export type Cured = { done: string[]; left: string[] }

/**
 * Cures every picture below `root`. Of two files for one picture the one that came last stays: it is the photograph that
 * replaces a drawing. A text that was there before its picture is marked, so that the content check asks for it.
 */
export async function curePictures(root: string): Promise<Cured> {
  const images = path.join(root, "data", "images")
  const report: Cured = { done: [], left: [] }
  const pictures = groups(images)
  const renewed = new Set<string>()
  for (const [picture, [newest, ...older]] of pictures) {
    if (newest === undefined) continue
    const bytes = readFileSync(path.join(images, newest))
    const cured = await curePicture(bytes, newest)
    if ("fault" in cured) {
      const { found, wanted } = faults[cured.fault]
      report.left.push(`${inImages(newest)}: ${found}; wanted: ${wanted}`)
      continue
    }
    const name = `${picture}${path.posix.extname(cured.name)}`
    if (cured.bytes === bytes && name === newest && older.length === 0) continue
    replace(images, newest, name, cured.bytes)
    for (const file of older.filter((one) => one !== name)) rmSync(path.join(images, file))
    report.done.push(sentence(newest, name, [bytes.length, cured.bytes.length], older))
    if (older.length > 0) renewed.add(picture)
  }
  // A drawing that is gone, whatever the ending of the photograph that has come, and a file that is another one now.
  for (const file of changedSinceCommit(root, "data/images")) renewed.add(picturePath(file.slice(inImages("").length)))
  const shown = [...renewed].filter((picture) => pictures.has(picture))
  report.done.push(...markTexts(root, shown))
  return report
}

const inImages = (file: string) => `data/images/${file}`

/** The files of each picture, the last to come first. A copied file keeps its time of change; its `ctime` is new. */
function groups(images: string): Map<string, string[]> {
  const { used, misnamed } = pictureFiles(images)
  const all = new Map([...used].map(([picture, files]) => [picture, [...files]]))
  for (const file of misnamed.filter(isMeantAsPicture)) {
    const picture = picturePath(wantedPictureName(file))
    // "Fresh-Milk.JPG" is meant for fresh-milk; "Fresh milk.jpg" may be any other picture.
    const isMeant = picturePath(file.toLowerCase()) === picture
    const name = isMeant ? picture : freeName(picture, all)
    all.set(name, [...(all.get(name) ?? []), file])
  }
  const came = (file: string) => statSync(path.join(images, file)).ctimeMs
  return new Map([...all].map(([picture, files]) => [picture, files.sort((a, b) => came(b) - came(a))]))
}

const freeName = (picture: string, taken: ReadonlyMap<string, unknown>, number = 2): string => {
  if (!taken.has(picture)) return picture
  const next = `${picture}-${number}`
  return taken.has(next) ? freeName(picture, taken, number + 1) : next
}

/** First the whole new file stands there, then the old one goes: whoever stops the command loses nothing. */
function replace(images: string, file: string, name: string, bytes: Buffer): void {
  const target = path.join(images, name)
  writeFileSync(`${target}.tmp`, bytes)
  renameSync(`${target}.tmp`, target)
  if (file !== name) rmSync(path.join(images, file))
}

const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1000).toLocaleString("en")} kB`

function sentence(file: string, name: string, [before, after]: [number, number], older: readonly string[]): string {
  return [
    inImages(file),
    file === name ? "" : ` is now ${path.posix.basename(name)}`,
    before === after ? "" : `: ${kilobytes(before)} before, ${kilobytes(after)} now`,
    ...older.map((one) => `; ${path.posix.basename(one)} is deleted, this file has come in its place`),
  ].join("")
}

type Described = { path: string; alt: string; isAltOld?: boolean | null }

/** Marks the texts of new pictures whose entries are as in the last commit. */
function markTexts(root: string, renewed: readonly string[]): string[] {
  const file = `data/${pictureDescription.files.path}`
  const before = committedJson(root, file)
  const texts = readTexts(path.join(root, file))
  const old = texts.filter(
    (entry) =>
      renewed.includes(picturePath(entry.path)) &&
      (!Array.isArray(before) || before.some((one) => isDeepStrictEqual(one, entry))),
  )
  if (old.length === 0) return []
  for (const entry of old) entry.isAltOld = true
  writeFileSync(path.join(root, file), `${JSON.stringify(texts, null, 2)}\n`)
  return old.map(({ path: written }) => `${file}: the text of ${written} is older than its picture. Read it.`)
}

/** Bad JSON has no texts, and the content check says so. */
function readTexts(file: string): Described[] {
  try {
    return JSON.parse(withoutMark(readFileSync(file, "utf8"))) as Described[]
  } catch {
    return []
  }
}
