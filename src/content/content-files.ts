import { existsSync, readdirSync } from "node:fs"
import path from "node:path"
import { pictureEndings, picturePath } from "./picture-path"

/*
 * Which files of data/ count, for the check and the build alike. A file is used, or the check says what is wrong with its
 * name, or it is a leftover that is passed over on purpose.
 */

/** Hidden files (also macOS's "._x"), locks of Office, drafts of editors, what Windows keeps; guides, and the list of drawings. */
const leftover = /^\.|^~\$|~$|\.(tmp|swp|md)$|^(Thumbs\.db|desktop\.ini|drawn\.json)$/i

/** Files that nobody meant as content. */
const isLeftover = (file: string): boolean => leftover.test(path.basename(file))

/** Folders of data/ whose files are no entries. */
const otherFolders = ["images", "schemas"]

const endings = pictureEndings.join("|")
const usedPicture = new RegExp(`^([a-z0-9_-]+/)+[a-z0-9_-]+\\.(${endings})$`)
/** The site's endings in any case, and those that phones and programs write besides. */
const anyPicture = new RegExp(`\\.(${endings}|jfif|jpe|heic|heif|gif|svg|tiff?|bmp)$`, "i")

const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((file) => file.isFile())
        .map((file) => path.relative(folder, path.join(file.parentPath, file.name)).split(path.sep).join("/"))
        .filter((file) => !file.split("/").some(isLeftover))
        .sort((a, b) => a.localeCompare(b, "en", { numeric: true }))
    : []

/** The files of data/ that should be entries, relative to data/. Those that the build reads end in .json. */
export const entryFiles = (dataDir: string): string[] =>
  filesIn(dataDir).filter((file) => !otherFolders.includes(file.split("/")[0] ?? ""))

/** Whether the build reads an entry file of this name. "x (1).json" is what a browser calls a second download. */
export const isEntryFile = (file: string): boolean => file.endsWith(".json") && !/ ?\(\d+\)\.json$/.test(file)

/** For gatsby-config: whether the build passes a file over. It passes over no folder. */
export const isPassedOver = (file: string): boolean =>
  isLeftover(file) || (path.extname(file) !== "" && !isEntryFile(file))

/** For gatsby-config: whether the build passes a file of data/images over. */
export const isPassedOverPicture = (file: string): boolean =>
  isLeftover(file) || (path.extname(file) !== "" && !new RegExp(`\\.(${endings})$`).test(file))

/** The files of data/images, relative to it: those that the site can show, and those whose name keeps them from it. */
export function pictureFiles(imagesDir: string): { used: Map<string, string[]>; misnamed: string[] } {
  const used = new Map<string, string[]>()
  const files = filesIn(imagesDir)
  for (const file of files.filter((one) => usedPicture.test(one))) {
    const picture = picturePath(file)
    used.set(picture, [...(used.get(picture) ?? []), file])
  }
  return { used, misnamed: files.filter((file) => !usedPicture.test(file)) }
}

/** Whether a file is meant as a picture. */
export const isMeantAsPicture = (file: string): boolean => anyPicture.test(file)

/** The name that a picture's file should have: "gallery/Große Kühe (1).JPG" → "gallery/grosse-kuehe-1.jpg". */
export function wantedPictureName(file: string): string {
  const { dir, name, ext } = path.posix.parse(file)
  const stem = name
    .toLowerCase()
    .replace(/ß/g, "ss")
    .replace(/[äöü]/g, (letter) => `${letter.normalize("NFD").charAt(0)}e`)
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9_]+/g, "-")
    .replace(/^-+|-+$/g, "")
  const ending = ext.slice(1).toLowerCase()
  const isKnown = pictureEndings.some((known) => known === ending)
  return path.posix.join(dir, `${stem || "picture"}.${isKnown ? ending : "jpg"}`)
}
