import { existsSync, readdirSync } from "node:fs"
import path from "node:path"
import type { ContentType } from "./define"
import { pictureEndings, picturePath } from "./picture-path"

/** Hidden files, locks and drafts of programs, system files, and guides. */
const leftover = /^\.|^~\$|~$|\.(tmp|swp|md)$|^(Thumbs\.db|desktop\.ini)$/i

const isLeftover = (file: string): boolean => leftover.test(path.basename(file))

/** Whether a file of data/ belongs to the content: neither it nor its folder is another program's. */
export const isContent = (file: string): boolean => !file.split("/").some(isLeftover)

const otherFolders = ["images", "schemas"]

const endings = pictureEndings.join("|")
const usedPicture = new RegExp(`^([a-z0-9_-]+/)+[a-z0-9_-]+\\.(${endings})$`)
/** The site's formats and those that phones and programs also write, in any case. */
const anyPicture = new RegExp(`\\.(${endings}|jfif|jpe|heic|heif|gif|svg|tiff?|bmp)$`, "i")

const listFiles = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))
        .filter(isContent)
        .sort((a, b) => a.localeCompare(b, "en", { numeric: true }))
    : []

/** Returns the files that should be entries, relative to data/. */
export const listEntryFiles = (dataDir: string): string[] =>
  listFiles(dataDir).filter((file) => !otherFolders.includes(file.split("/")[0] ?? ""))

/** Whether the build reads a file; "x (1).json" is a browser's second download. */
export const isEntryFile = (file: string): boolean => file.endsWith(".json") && !/ ?\(\d+\)\.json$/.test(file)

/** Returns the type of the entries in a file of data/. */
export const findType = (types: readonly ContentType[], file: string): ContentType | undefined =>
  types.find(({ files }) => (files.kind === "folder" ? path.posix.dirname(file) : file) === files.path)

/** Whether the build ignores a file of data/; folders are never ignored. */
export const isIgnored = (file: string): boolean =>
  isLeftover(file) || (path.extname(file) !== "" && !isEntryFile(file))

/** Whether the build ignores a file of data/images. */
export const isIgnoredPicture = (file: string): boolean =>
  isLeftover(file) || (path.extname(file) !== "" && !new RegExp(`\\.(${endings})$`).test(file))

/** Returns the files of data/images that the site can show, by picture, and those whose name prevents it. */
export function listPictureFiles(imagesDir: string): { used: Map<string, string[]>; misnamed: string[] } {
  const used = new Map<string, string[]>()
  const files = listFiles(imagesDir)
  for (const file of files.filter((one) => usedPicture.test(one))) {
    const picture = picturePath(file)
    used.set(picture, [...(used.get(picture) ?? []), file])
  }
  return { used, misnamed: files.filter((file) => !usedPicture.test(file)) }
}

export const looksLikePicture = (file: string): boolean => anyPicture.test(file)

/** Returns the name that a picture should have: "gallery/Große Kühe (1).JPG" → "gallery/grosse-kuehe-1.jpg". */
export function suggestPictureName(file: string): string {
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
