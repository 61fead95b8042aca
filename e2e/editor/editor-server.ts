import { execFileSync, spawn } from "node:child_process"
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import sharp from "sharp"
import { freePort } from "../support/free-port"

/** How long the page's scripts may take to be put together, in milliseconds, on a busy machine. */
const START_MS = 60_000

/** `npm run edit`, running beside a copy of the content that a test may spoil. */
export interface EditorServer {
  origin: string
  /** The page's address, with the token that publishing needs. */
  page: string
  /** The copy's folder. */
  copy: string
  read: (file: string) => string
  /** Runs git in the copy. */
  git: (...args: string[]) => string
  /** Ends it and removes the copy. */
  stop: () => Promise<void>
}

/** @param isPublished whether the copy has a repository to publish to, beside it on this disk */
export async function startEditorServer(isPublished = false): Promise<EditorServer> {
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), "cafn-editor-"))
  for (const name of ["data", "static"]) fs.cpSync(name, path.join(copy, name), { recursive: true })
  const git = (...args: string[]) => execFileSync("git", args, { cwd: copy, encoding: "utf8" })
  if (isPublished) publishTo(`${copy}.git`, git)
  const port = await freePort()
  const child = spawn(process.execPath, ["--import", "tsx", path.resolve("scripts/edit.mts"), "--no-open", copy], {
    env: { ...process.env, PORT: String(port) },
    stdio: ["ignore", "pipe", "pipe"],
  })
  let output = ""
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text: Buffer) => (output += text.toString()))
  const ended = new Promise<void>((resolve) => child.on("close", () => resolve()))
  const stop = async () => {
    child.kill()
    await ended
    for (const folder of [copy, `${copy}.git`]) fs.rmSync(folder, { recursive: true, force: true })
  }
  const end = Date.now() + START_MS
  while (!output.includes("Edit the content at")) {
    if (child.exitCode !== null || Date.now() > end) {
      await stop()
      throw new Error(`npm run edit did not start:\n${output}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  const [page = ""] = /http:\S+token=\w+/.exec(output) ?? []
  return {
    origin: `http://127.0.0.1:${port}`,
    page,
    copy,
    read: (file) => fs.readFileSync(path.join(copy, file), "utf8"),
    git,
    stop,
  }
}

const publishTo = (bare: string, git: EditorServer["git"]) => {
  git("init", "--quiet", "--initial-branch=main")
  git("config", "user.name", "Grace")
  git("config", "user.email", "grace@cafn.example")
  git("add", "data")
  git("commit", "--quiet", "--message=The content")
  git("init", "--quiet", "--bare", "--initial-branch=main", bare)
  git("remote", "add", "origin", bare)
  git("push", "--quiet", "--set-upstream", "origin", "main")
}

/** A photograph as a phone takes it upright: lying, with a note to turn it, the camera's name and the place. */
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
