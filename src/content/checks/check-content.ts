import path from "node:path"
import type { ContentType } from "../define"
import { checkCharacters } from "./characters"
import { checkLinks, sitePaths } from "./links"
import { getTypedValues } from "./typed-values"
import { checkDescriptions, checkIcons, checkPictures } from "./pictures"
import { pictureDescription } from "../types/picture-description"
import type { Problem } from "./problem"
import { checkAddress } from "./before-publishing"
import { getPlace, readContent, type Entry } from "./read"
import { checkReferences } from "./references"
import { checkShape } from "./shape"
import { checkUnique } from "./unique"

const checkTypes = (types: readonly ContentType[], entries: readonly Entry[]): Problem[] =>
  types.flatMap((type) => {
    const own = entries.filter((entry) => entry.type === type)
    const [first] = own
    if (!first || !type.whole) return []
    return type.whole(own.map(({ value }) => value)).map(({ entry: index, path, actual, expected }) => {
      const entry = index === undefined ? undefined : own[index]
      return { ...(entry ? getPlace(entry, path) : { file: first.file, entry: "", field: "" }), actual, expected }
    })
  })

/** Sorts problems by file and removes those that two checks found. */
const sortAndDeduplicate = (problems: readonly Problem[]): Problem[] => {
  const byPlace = new Map<string, Problem>()
  for (const problem of problems) {
    const { file, entry, field, actual } = problem
    const place = [file, entry, field, ...(entry || field ? [] : [actual])].join("\n")
    if (!byPlace.has(place)) byPlace.set(place, problem)
  }
  return [...byPlace.values()].sort((a, b) => a.file.localeCompare(b.file, "en", { numeric: true }))
}

/** Returns all problems of all files under `dataDir`. */
export const checkContentTypes = (types: readonly ContentType[], dataDir: string): Problem[] => {
  const { entries: read, unread, problems } = readContent(dataDir, types)
  const duplicates = checkUnique(types, read)
  const copies = new Set(duplicates.filter(({ isCopy }) => isCopy).map(({ entry }) => entry))
  // A copy repeats the faults of the original.
  const entries = read.filter((entry) => !copies.has(entry))
  const values = entries.flatMap(getTypedValues)
  const imagesDir = path.join(dataDir, "images")
  const staticDir = path.join(dataDir, "..", "static")
  // Some of these entries are unknown, so references and links to them are accepted.
  const incompleteTypes = types.filter(
    ({ name }) => unread.has(name) || duplicates.some(({ entry }) => entry.type.name === name),
  )
  return sortAndDeduplicate([
    ...problems,
    ...entries.flatMap(checkCharacters),
    ...entries.flatMap((entry) => checkShape(entry, entries)),
    ...checkAddress(entries),
    ...duplicates.map(({ problem }) => problem),
    ...checkTypes(types, entries),
    ...checkPictures(values, imagesDir),
    ...(unread.has(pictureDescription.name) ? [] : checkDescriptions(entries, imagesDir)),
    ...checkIcons(values, staticDir),
    ...checkLinks(values, sitePaths(types, entries), incompleteTypes, staticDir),
    ...checkReferences(types, values, entries, incompleteTypes),
  ])
}
