import { existsSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { isRecord } from "../inspect"
import { picturesFile } from "../sources"
import type { MarkedValue } from "./marked"
import { hint } from "./nearest"
import { fieldName, show, type Problem } from "./problem"
import { inData } from "./read"

const endings = /\.(webp|jpe?g|png|avif)$/

/** Limits in characters: a shorter text says nothing, and a longer one is tiring to hear from a screen reader. */
const shortestText = 15
const longestText = 250

/** The files of data/images by picture path (the path without its extension). */
export const pictureFiles = (imagesDir: string): Map<string, string[]> => {
  const files = new Map<string, string[]>()
  if (!existsSync(imagesDir)) return files
  for (const file of readdirSync(imagesDir, { recursive: true, withFileTypes: true })) {
    if (!file.isFile() || !endings.test(file.name)) continue
    const name = path.relative(imagesDir, path.join(file.parentPath, file.name)).split(path.sep).join("/")
    const picture = name.replace(endings, "")
    files.set(picture, [...(files.get(picture) ?? []), name])
  }
  return files
}

const isDescription = (text: unknown) =>
  typeof text === "string" && text === text.trim() && text.length >= shortestText && text.length <= longestText

/** Checks the alternative texts: each picture needs one, used or not, because the gallery shows all of them. */
const checkDescriptions = (pictures: Iterable<string>, descriptions: unknown): Problem[] =>
  [...pictures].sort().flatMap((picture) => {
    const text = isRecord(descriptions) ? descriptions[picture] : undefined
    if (isDescription(text)) return []
    return [
      {
        file: inData(picturesFile),
        entry: picture,
        field: "alternative text",
        found: show(text),
        wanted: `what the picture shows, in ${shortestText} to ${longestText} characters`,
      },
    ]
  })

/**
 * Reports pictures that are named in the content but missing, that exist twice, or that have no alternative text.
 * `descriptions` is null if their file could not be read, which is reported elsewhere.
 */
export const checkPictures = (
  values: readonly MarkedValue[],
  descriptions: { texts: unknown } | null,
  imagesDir: string,
): Problem[] => {
  const files = pictureFiles(imagesDir)
  const missing = values
    .filter(({ mark, value }) => mark.kind === "picture" && !files.has(String(value)))
    .map(({ entry, path: field, value }) => ({
      file: entry.file,
      entry: entry.name,
      field: fieldName(field),
      found: show(value),
      wanted: `a picture that is there: data/images/${value} with the ending .webp, .jpg, .png or .avif is not${hint(String(value), files.keys())}`,
    }))
  const doubled = [...files]
    .filter(([, names]) => names.length > 1)
    .map(([picture, names]) => ({
      file: inData("images"),
      entry: picture,
      field: "(the file's name)",
      found: names.sort().join(" and "),
      wanted: "one file of this name: delete the other, such as the drawing that a photograph replaces",
    }))
  return [...missing, ...doubled, ...(descriptions ? checkDescriptions(files.keys(), descriptions.texts) : [])]
}

/** Reports icons that static/icons.svg does not have; nothing if that file does not exist yet. */
export const checkIcons = (values: readonly MarkedValue[], staticDir: string): Problem[] => {
  const sprite = path.join(staticDir, "icons.svg")
  if (!existsSync(sprite)) return []
  const names = [...readFileSync(sprite, "utf8").matchAll(/<symbol[^>]*\sid="([^"]+)"/g)].map(([, name = ""]) => name)
  return values
    .filter(({ mark, value }) => mark.kind === "icon" && !names.includes(String(value)))
    .map(({ entry, path: field, value }) => ({
      file: entry.file,
      entry: entry.name,
      field: fieldName(field),
      found: show(value),
      wanted: `a symbol of static/icons.svg${hint(String(value), names) || `; there are ${names.join(", ")}`}`,
    }))
}
