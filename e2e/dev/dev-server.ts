import fs from "node:fs"
import path from "node:path"
import { copyRepository } from "../../__tests__/support/copy-repository"
import { freePort } from "../support/free-port"
import { startProgram, type Program } from "../support/start-program"

/** For a cold cache on a busy machine. */
const START_TIMEOUT_MS = 300_000

/** `npm run dev` in a copy of the project that tests can change. */
export interface DevServer extends Program {
  origin: string
  /** Reads a file of the copy. */
  read: (file: string) => string
  write: (file: string, text: string) => void
}

/** Copies the project and starts its development server; `stop` removes the copy. */
export async function startDevServer(): Promise<DevServer> {
  const root = copyProject()
  const remove = () => fs.rmSync(root, { recursive: true, force: true, maxRetries: 5 })
  const port = await freePort()
  const program = await startProgram("npm", ["run", "dev", "--", "-H", "127.0.0.1", "-p", String(port)], {
    cwd: root,
    // As on a maintainer's machine: images are resized and data are read when a page requests them.
    env: { ...process.env, CI: undefined, GATSBY_ENABLE_LAZY_IMAGES_IN_CI: "1" },
    ready: "You can now view",
    timeoutMs: START_TIMEOUT_MS,
  }).catch((error: unknown) => {
    remove()
    throw error
  })
  return {
    origin: `http://127.0.0.1:${port}`,
    getOutput: program.getOutput,
    read: (file) => fs.readFileSync(path.join(root, file), "utf8"),
    write: (file, text) => fs.writeFileSync(path.join(root, file), text),
    stop: async () => {
      await program.stop()
      remove()
    },
  }
}

/** Copies the images of a build too, which would otherwise be resized again. */
function copyProject(): string {
  const root = copyRepository()
  if (fs.existsSync("public/static")) fs.cpSync("public/static", path.join(root, "public/static"), { recursive: true })
  return root
}
