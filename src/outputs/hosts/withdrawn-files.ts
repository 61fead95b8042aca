import fs from "node:fs"
import path from "node:path"

/*
 * Gatsby never deletes a picture from `public/static`: one that its owner has withdrawn would stay online. It also
 * remembers which pictures it has made, and makes none of them again. So at the end of a build the pictures that nothing
 * names are taken out of `public`, and at the beginning of the next one Gatsby finds them where it has left them.
 */

/** Where pictures wait that nothing names: in Gatsby's cache, which also holds its memory of them. */
const WITHDRAWN = ".cache/withdrawn"

/** Gatsby's folder of pictures. */
const PICTURES = "static"

/** What can name a picture. */
const TEXT = /\.(css|html|js|json|txt|webmanifest|xml)$/

/**
 * An address in that folder, and what stands before it where it is another host's or has ours in front. In HTML and in
 * lists of sizes a quotation mark, a blank or a comma follows.
 */
const ADDRESS = /([\w.:-]?)\/static\/([^\s"'`,\\<>()&?#]+)/g

/** For the beginning of a build: pictures come back, and copies of files that have left the project's `static/` go. */
export function restoreWithdrawn(root: string): void {
  move(path.join(root, WITHDRAWN), path.join(root, "public", PICTURES))
  for (const folder of ownFolders(root)) {
    const copies = path.join(root, "public", folder)
    for (const file of filesIn(copies)) {
      if (!fs.existsSync(path.join(root, "static", folder, file))) fs.rmSync(path.join(copies, file))
    }
  }
}

/**
 * For the end of a build: pictures that no page, list, style or script names leave `public`.
 *
 * @throws if a picture that is named is not there
 */
export function withdrawUnnamed(root: string): void {
  const publicDir = path.join(root, "public")
  const texts = filesIn(publicDir).filter((file) => TEXT.test(file))
  const addresses = texts.flatMap((file) => [...fs.readFileSync(path.join(publicDir, file), "utf8").matchAll(ADDRESS)])
  const named = new Set(addresses.map(([, , file = ""]) => decoded(file)))
  const ours = new Set(addresses.flatMap(([, before, file = ""]) => (before ? [] : [decoded(file)])))
  const folder = path.join(publicDir, PICTURES)
  const missing = [...ours].find((file) => !fs.existsSync(path.join(folder, file)))
  if (missing) throw new Error(`A page names /${PICTURES}/${missing}, which was not made. Build again: npm run build`)
  move(folder, path.join(root, WITHDRAWN), (file) => !named.has(file))
}

/** Another host's address may be anything. */
function decoded(address: string): string {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}

/** The folders of `static/` into which the build itself writes nothing. */
const ownFolders = (root: string): string[] =>
  fs
    .readdirSync(path.join(root, "static"), { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() && entry.name !== "cards" ? [entry.name] : []))

function move(from: string, to: string, isMoved: (file: string) => boolean = () => true): void {
  for (const file of filesIn(from).filter(isMoved)) {
    fs.mkdirSync(path.dirname(path.join(to, file)), { recursive: true })
    fs.renameSync(path.join(from, file), path.join(to, file))
  }
}

/** The files of a folder and its folders, by their paths in it; none where it is not there. */
function filesIn(folder: string): string[] {
  if (!fs.existsSync(folder)) return []
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))
}
