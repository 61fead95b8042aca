import { existsSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { at } from "../inspect"
import { picturePath } from "../picture-path"
import { pictureDescription, wantedDescription } from "../types/picture-description"
import type { MarkedValue } from "./marked"
import { hint } from "./nearest"
import { fieldName, show, type Problem } from "./problem"
import { inData, type Entry } from "./read"

const endings = /\.(webp|jpe?g|png|avif)$/

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

/** Reports pictures without an alternative text. Each needs one, used or not: the gallery may show any of them. */
export const checkDescriptions = (entries: readonly Entry[], imagesDir: string): Problem[] => {
  const described = new Set(
    entries
      .filter(({ type }) => type === pictureDescription)
      .map(({ value }) => picturePath(String(at(value, "path")))),
  )
  return [...pictureFiles(imagesDir).keys()]
    .filter((picture) => !described.has(picture))
    .sort()
    .map((picture) => ({
      file: inData(pictureDescription.files.path),
      entry: picture,
      field: "alt",
      found: "no entry for this picture",
      wanted: `an entry { "path": ${JSON.stringify(picture)}, "alt": … } that says ${wantedDescription}`,
    }))
}

/** Reports pictures that are named in the content but missing, and those that exist twice. */
export const checkPictures = (values: readonly MarkedValue[], imagesDir: string): Problem[] => {
  const files = pictureFiles(imagesDir)
  const missing = values
    .map(({ value, ...rest }) => ({ ...rest, value, picture: picturePath(String(value)) }))
    .filter(({ mark, picture }) => mark.kind === "picture" && !files.has(picture))
    .map(({ entry, path: field, value, picture }) => ({
      file: entry.file,
      entry: entry.name,
      field: fieldName(field),
      found: show(value),
      wanted: `a picture that is there: data/images/${picture} with the ending .webp, .jpg, .png or .avif is not${hint(picture, files.keys())}`,
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
  return [...missing, ...doubled]
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
