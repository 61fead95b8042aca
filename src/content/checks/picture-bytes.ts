import path from "node:path"
import { looksLikePicture, listPictureFiles } from "../content-files"
import { getProperty } from "../../lib/get-property"
import { groupThousands } from "../../lib/group-thousands"
import { picturePath } from "../picture-path"
import { getDefects, hasMatchingExtension } from "../pictures/fix-picture"
import { faultMessages } from "../pictures/faults"
import type { PictureFacts } from "../pictures/inspect-picture"
import { inspectPictures } from "../pictures/inspect-pictures"
import type { ContentType } from "../define"
import { pictureDescription } from "../types/picture-description"
import { getTypedValues } from "./typed-values"
import { formatFieldPath, type Note, type Problem } from "./problem"
import { getPlace, readContent, toFilePlace, type Entry } from "./read"

type Place = { entry: Entry; field: string; minWidth: number }

/** For each picture, the place that shows it widest. */
function getWidestPlaces(entries: readonly Entry[]): Map<string, Place> {
  const places = new Map<string, Place>()
  for (const { entry, path: field, meta, value } of entries.flatMap(getTypedValues)) {
    if (meta.kind !== "picture" || meta.minWidth === undefined) continue
    const picture = picturePath(String(value))
    if (meta.minWidth > (places.get(picture)?.minWidth ?? 0)) {
      places.set(picture, { entry, field: formatFieldPath(field), minWidth: meta.minWidth })
    }
  }
  return places
}

/** Returns what `npm run pictures` fixes. */
function getAutofixes(file: string, facts: PictureFacts): string[] {
  if (hasMatchingExtension(file, facts)) return getDefects(facts)
  const { format } = facts
  return [...getDefects(facts), `is ${/^[aeiou]/.test(format) ? "an" : "a"} ${format.toUpperCase()} under another name`]
}

function getNotes(file: string, facts: PictureFacts, place: Place | undefined): Note[] {
  const note = (text: string): Note => ({ ...toFilePlace(`images/${file}`), text })
  const autofixes = getAutofixes(file, facts)
  const isSmall = place && facts.width < place.minWidth
  return [
    ...(autofixes.length > 0
      ? [note(`it ${new Intl.ListFormat("en").format(autofixes)}: “npm run pictures” fixes it`)]
      : []),
    ...(isSmall
      ? [
          note(
            `it is ${groupThousands(facts.width)} pixels wide, and “${place.field}” of ${place.entry.file} shows it ${groupThousands(place.minWidth)} wide: take a larger one`,
          ),
        ]
      : []),
  ]
}

/** Alternative texts that were written for an earlier picture. */
const getOldTexts = (entries: readonly Entry[]): Note[] =>
  entries
    .filter(({ type, value }) => type === pictureDescription && getProperty(value, "isAltOld") === true)
    .map((entry) => ({
      ...getPlace(entry, ["alt"]),
      text: `the picture is newer than its text, “${String(getProperty(entry.value, "alt"))}”: write what it shows and delete the line "isAltOld", or write false there if the text is true`,
    }))

/** Opens every picture: one that can't be shown is a problem, and one that a command fixes is a note. */
export async function checkPictureFiles(
  types: readonly ContentType[],
  dataDir: string,
): Promise<{ problems: Problem[]; notes: Note[] }> {
  const { used, misnamed } = listPictureFiles(path.join(dataDir, "images"))
  const files = [...Array.from(used.values()).flat(), ...misnamed.filter(looksLikePicture)]
  const { entries } = readContent(dataDir, types)
  const places = getWidestPlaces(entries)
  const problems: Problem[] = []
  const notes: Note[] = []
  for (const [file, facts] of await inspectPictures(path.join(dataDir, ".."), files)) {
    if ("fault" in facts) problems.push({ ...toFilePlace(`images/${file}`), ...faultMessages[facts.fault] })
    else notes.push(...getNotes(file, facts, places.get(picturePath(file))))
  }
  const byFile = (a: { file: string }, b: { file: string }) => a.file.localeCompare(b.file, "en", { numeric: true })
  return { problems: problems.sort(byFile), notes: [...notes.sort(byFile), ...getOldTexts(entries)] }
}
