import { spawn } from "node:child_process"
import fs from "node:fs"
import path from "node:path"
import { stripVTControlCharacters } from "node:util"
import { copyRepository } from "../../__tests__/support/copy-repository"
import { freePort } from "../support/free-port"

/** How long it may take until the first page can be opened, in milliseconds: a cold cache on a busy machine. */
const START_MS = 300_000

/** `npm run dev`, running in a copy of the project that a test may spoil. */
export interface DevServer {
  origin: string
  /** All that it has said so far, without colours. */
  output: () => string
  /** Reads a file of the copy. */
  read: (file: string) => string
  write: (file: string, text: string) => void
  /** Ends it and removes the copy. */
  stop: () => Promise<void>
}

export async function startDevServer(): Promise<DevServer> {
  const root = copyProject()
  const port = await freePort()
  const child = spawn("npm", ["run", "dev", "--", "-H", "127.0.0.1", "-p", String(port)], {
    cwd: root,
    // A group of its own: npm, the command, Gatsby and its workers end together.
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    // As on a maintainer's machine, where pictures are made and data are read when a page asks for them.
    env: { ...process.env, CI: undefined, GATSBY_ENABLE_LAZY_IMAGES_IN_CI: "1" },
  })
  let output = ""
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text: Buffer) => (output += text.toString()))
  const ended = new Promise<void>((resolve) => child.on("close", () => resolve()))
  const stop = async () => {
    killGroup(child.pid)
    await ended
    fs.rmSync(root, { recursive: true, force: true, maxRetries: 5 })
  }

  const end = Date.now() + START_MS
  while (!output.includes("You can now view")) {
    if (child.exitCode !== null || Date.now() > end) {
      await stop()
      throw new Error(`npm run dev did not start:\n${output}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    output: () => stripVTControlCharacters(output),
    read: (file) => fs.readFileSync(path.join(root, file), "utf8"),
    write: (file, text) => fs.writeFileSync(path.join(root, file), text),
    stop,
  }
}

/** Ends all that npm has started, which may outlive it. */
function killGroup(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid, "SIGKILL")
  } catch {
    // Nothing of it is left.
  }
}

/** Pictures that a build has made are taken along, so that they needn't be made again. */
function copyProject(): string {
  const root = copyRepository()
  if (fs.existsSync("public/static")) fs.cpSync("public/static", path.join(root, "public/static"), { recursive: true })
  return root
}
