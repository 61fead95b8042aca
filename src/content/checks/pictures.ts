import { readFileSync } from "node:fs"
import path from "node:path"
import { looksLikePicture, listPictureFiles, suggestPictureName } from "../content-files"
import { getProperty } from "../../lib/get-property"
import { picturePath } from "../picture-path"
import { pictureDescription, expectedDescription } from "../types/picture-description"
import type { TypedValue } from "./typed-values"
import { hint } from "./nearest"
import { formatValue, type Problem } from "./problem"
import { getPlace, toFilePlace, type Entry } from "./read"

/** Reports pictures without an alternative text. Unused ones need it too: the gallery can show any of them. */
export const checkDescriptions = (entries: readonly Entry[], imagesDir: string): Problem[] => {
  const described = new Set(
    entries
      .filter(({ type }) => type === pictureDescription)
      .map(({ value }) => picturePath(String(getProperty(value, "path")))),
  )
  return [...listPictureFiles(imagesDir).used.keys()]
    .filter((picture) => !described.has(picture))
    .sort()
    .map((picture) => ({
      ...toFilePlace(pictureDescription.files.path),
      actual: `no entry for the picture ${picture}`,
      expected: `an entry { "path": ${JSON.stringify(picture)}, "alt": … } that says ${expectedDescription}`,
      picture,
    }))
}

const misnamedPicture = (file: string): Problem => {
  const expected = looksLikePicture(file)
    ? `the name data/images/${suggestPictureName(file)}: “npm run pictures” gives it`
    : "pictures alone in data/images"
  return { ...toFilePlace(`images/${file}`), actual: formatValue(path.posix.basename(file)), expected }
}

/** Reports missing pictures, pictures that exist twice, and bad file names. */
export const checkPictures = (values: readonly TypedValue[], imagesDir: string): Problem[] => {
  const { used: files, misnamed } = listPictureFiles(imagesDir)
  // Pictures whose file name is reported instead.
  const renamed = new Set(misnamed.map((file) => picturePath(suggestPictureName(file))))
  const missing = values
    .map(({ value, ...rest }) => ({ ...rest, value, picture: picturePath(String(value)) }))
    .filter(({ meta, picture }) => meta.kind === "picture" && !files.has(picture) && !renamed.has(picture))
    .map(({ entry, path: field, value, picture }) => ({
      ...getPlace(entry, field),
      actual: formatValue(value),
      expected: `a picture of data/images${hint(picture, files.keys()) || `: put yours there as ${picture}.jpg`}`,
    }))
  const doubled = [...files]
    .filter(([, names]) => names.length > 1)
    .map(([, names]) => ({
      ...toFilePlace("images"),
      actual: names.sort().join(" and "),
      expected: "one file of this name: “npm run pictures” keeps the one that came last",
    }))
  return [...missing, ...doubled, ...misnamed.map(misnamedPicture)]
}

/** Reports icons that static/icons.svg does not have. */
export const checkIcons = (values: readonly TypedValue[], staticDir: string): Problem[] => {
  const sprite = readFileSync(path.join(staticDir, "icons.svg"), "utf8")
  const names = [...sprite.matchAll(/<symbol[^>]*\sid="([^"]+)"/g)].map(([, name = ""]) => name)
  return values
    .filter(({ meta, value }) => meta.kind === "icon" && !names.includes(String(value)))
    .map(({ entry, path: field, value }) => ({
      ...getPlace(entry, field),
      actual: formatValue(value),
      expected: `a symbol of static/icons.svg${hint(String(value), names) || `; there are ${names.join(", ")}`}`,
    }))
}
