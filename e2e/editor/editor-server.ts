import { execFileSync } from "node:child_process"
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import sharp from "sharp"
import { freePort } from "../support/free-port"
import { startProgram } from "../support/start-program"
import { commitFiles, pushTo } from "../../__tests__/support/git"

/** For bundling the page's scripts on a busy machine. */
const START_TIMEOUT_MS = 60_000

/** `npm run edit` for a copy of the content that tests can change. */
export interface EditorServer {
  origin: string
  /** The page's URL, with the token that publishing needs. */
  page: string
  /** The copy's folder. */
  copy: string
  read: (file: string) => string
  /** Runs git in the copy. */
  git: (...args: string[]) => string
  /** Ends the program and removes the copy. */
  stop: () => Promise<void>
}

/** @param isPublished whether the copy has a repository to publish to, beside it on this disk */
export async function startEditorServer(isPublished = false): Promise<EditorServer> {
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), "cafn-editor-"))
  const remove = () => {
    for (const folder of [copy, `${copy}.git`]) fs.rmSync(folder, { recursive: true, force: true })
  }
  for (const name of ["data", "static"]) fs.cpSync(name, path.join(copy, name), { recursive: true })
  const git = (...args: string[]) => execFileSync("git", args, { cwd: copy, encoding: "utf8" })
  if (isPublished) {
    commitFiles(copy, "data")
    pushTo(`${copy}.git`, copy)
  }
  const port = await freePort()
  const args = ["--import", "tsx", path.resolve("scripts/edit.mts"), "--no-open", copy]
  const program = await startProgram(process.execPath, args, {
    env: { ...process.env, PORT: String(port) },
    ready: "Edit the content at",
    timeoutMs: START_TIMEOUT_MS,
  }).catch((error: unknown) => {
    remove()
    throw error
  })
  const [page = ""] = /http:\S+token=\w+/.exec(program.getOutput()) ?? []
  return {
    origin: `http://127.0.0.1:${port}`,
    page,
    copy,
    read: (file) => fs.readFileSync(path.join(copy, file), "utf8"),
    git,
    stop: async () => {
      await program.stop()
      remove()
    },
  }
}

/** Creates an upright phone photograph: stored sideways, with orientation, camera name and location in its metadata. */
export async function createPhotograph(): Promise<string> {
  const file = path.join(os.tmpdir(), `honey-${process.pid}.jpg`)
  await sharp({ create: { width: 4000, height: 3000, channels: 3, background: "#c08a2e" } })
    .withExif({
      IFD0: { Make: "Phone", Orientation: "6" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "0/1 18/1 30/1", GPSLongitudeRef: "E", GPSLongitude: "32/1 35/1 10/1" },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(file)
  return file
}
