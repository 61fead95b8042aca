import fs from "node:fs"
import path from "node:path"
import { duration } from "./run.mjs"

/** The pictures in all their sizes: making them takes most of a first build (docs/speed.md, "Building"). */
const PICTURES = path.join("public", "static")

/**
 * What a build will do and how long it may take, from what the last one has left.
 *
 * @param {string} root the project's folder
 */
export function beforeBuild(root) {
  const hasPictures = fs.existsSync(path.join(root, PICTURES))
  const hasCache = fs.existsSync(path.join(root, ".cache"))
  if (!hasPictures) {
    return "Building the site into public/. The first time takes about five minutes: every picture is cut in all its sizes."
  }
  if (!hasCache) {
    return "Building the site into public/. This takes about two minutes: the pictures are there, the rest is made anew."
  }
  return "Building the site into public/. This takes half a minute to a minute after a change of content, one or two minutes after a change of code, and longer with new pictures."
}

/**
 * Where the built site lies, how large it is, and what can be done with it.
 *
 * @param {string} root the project's folder
 * @param {number} milliseconds how long the build took
 */
export function afterBuild(root, milliseconds) {
  const sizes = fs
    .readdirSync(path.join(root, "public"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => ({ name: entry.name, bytes: fs.statSync(path.join(entry.parentPath, entry.name)).size }))
  const pages = sizes.filter(({ name }) => name === "index.html").length
  const megabytes = sizes.reduce((sum, { bytes }) => sum + bytes, 0) / 1024 / 1024
  return [
    `Built in ${duration(milliseconds)}: ${pages} pages, ${sizes.length} files, ${Math.round(megabytes)} MB.`,
    `The site lies in ${path.join(root, "public")}.`,
    "See it:         npm run serve    (then open http://localhost:9000/)",
    "Put it online:  docs/put-it-online.md",
  ].join("\n")
}
