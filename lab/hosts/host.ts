import { spawn, spawnSync } from "node:child_process"
import fs from "node:fs"
import path from "node:path"
import { freePorts, temporaryFolder, untilAnswered } from "./temporary"

/** The port that speaks HTTPS at a real host, and the one that leads there. */
export type Ports = readonly [https: number, http: number]

/** A web server that is installed here, and how it serves the built site. */
export interface Host {
  title: string
  program: string
  /** Whether it sends the brotli copies. */
  hasBrotli: boolean
  /** Its configuration; the site lies in `root` in the folder. */
  configuration: (folder: string, ports: Ports) => string
  /** Its arguments for a configuration, `-t` aside, which all know. */
  options: (file: string, folder: string) => string[]
}

export interface Running {
  origin: string
  httpOrigin: string
  stop: () => Promise<void>
}

/** Files beside the site that must not be readable. */
export const HIDDEN = ["/.env", "/.git/HEAD"] as const

/** Serves the built site on the loopback interface until stopped. */
export async function start(host: Host, publicDir: string): Promise<Running> {
  const { folder, remove } = temporaryFolder("host")
  // A server that root starts reads as another user.
  fs.chmodSync(folder, 0o755)
  const root = path.join(folder, "root")
  fs.mkdirSync(root)
  for (const name of fs.readdirSync(publicDir)) fs.symlinkSync(path.join(publicDir, name), path.join(root, name))
  for (const file of HIDDEN) {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    fs.writeFileSync(path.join(root, file), "secret")
  }
  const ports = await freePorts()
  const file = path.join(folder, "server.conf")
  fs.writeFileSync(file, host.configuration(folder, ports))
  const options = host.options(file, folder)

  const test = spawnSync(host.program, ["-t", ...options], { encoding: "utf8" })
  if (test.status !== 0) {
    remove()
    throw new Error(`${host.title} refuses the configuration:\n${test.stderr}`)
  }
  const child = spawn(host.program, options, { stdio: "ignore" })
  const stop = async () => {
    if (child.exitCode === null) {
      const ended = new Promise((resolve) => child.once("exit", resolve))
      child.kill("SIGTERM")
      await ended
    }
    remove()
  }
  const [origin, httpOrigin] = [`http://127.0.0.1:${ports[0]}`, `http://127.0.0.1:${ports[1]}`]
  if (!(await untilAnswered(origin, () => child.exitCode !== null))) {
    const log = fs.readFileSync(path.join(folder, "error.log"), "utf8")
    await stop()
    throw new Error(`${host.title} does not answer:\n${log}`)
  }
  return { origin, httpOrigin, stop }
}
