import { spawn } from "node:child_process"
import fs from "node:fs"
import net from "node:net"
import os from "node:os"
import path from "node:path"

/** How long the page's scripts may take to be put together, in milliseconds, on a busy machine. */
const START_MS = 60_000

/** `npm run edit`, running beside a copy of the content that a test may spoil. */
export interface Editing {
  origin: string
  /** The copy's folder. */
  copy: string
  read: (file: string) => string
  /** Ends it and removes the copy. */
  stop: () => Promise<void>
}

export async function startEditing(): Promise<Editing> {
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), "cafn-editor-"))
  for (const name of ["data", "static"]) fs.cpSync(name, path.join(copy, name), { recursive: true })
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
    fs.rmSync(copy, { recursive: true, force: true })
  }
  const end = Date.now() + START_MS
  while (!output.includes("Edit the content at")) {
    if (child.exitCode !== null || Date.now() > end) {
      await stop()
      throw new Error(`npm run edit did not start:\n${output}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    copy,
    read: (file) => fs.readFileSync(path.join(copy, file), "utf8"),
    stop,
  }
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = net.createServer()
    server.once("error", reject)
    server.listen(0, "127.0.0.1", () => {
      const address = server.address()
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0))
    })
  })
