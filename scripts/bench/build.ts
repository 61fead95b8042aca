import { execFile, spawn } from "node:child_process"
import fs from "node:fs"
import path from "node:path"
import { promisify } from "node:util"

/** What a build took. */
export interface BuildCost {
  seconds: number
  /** The most memory that its processes held together, in MiB; what they share is counted for each of them. */
  peakMemory: number
}

/** How often the memory is looked at, in milliseconds. */
const SAMPLE_MS = 500
/** How many lines of a failed build's output are shown. */
const LAST_LINES = 40

/** Builds the site in `root`; its output goes to `root`/build.log. Rejects with the output's end where it fails. */
export async function buildSite(root: string): Promise<BuildCost> {
  const log = path.join(root, "build.log")
  const output = fs.openSync(log, "w")
  const began = performance.now()
  const child = spawn(process.execPath, ["node_modules/gatsby/cli.js", "build"], {
    cwd: root,
    stdio: ["ignore", output, output],
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", CI: "1" },
  })
  const kill = () => child.kill("SIGKILL")
  process.prependOnceListener("exit", kill)
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on("error", reject)
    child.on("exit", resolve)
  })
  let peakMemory = 0
  const sampler = setInterval(() => {
    void memoryOf(child.pid).then((memory) => (peakMemory = Math.max(peakMemory, memory)))
  }, SAMPLE_MS)
  try {
    const code = await ended
    if (code !== 0) throw new Error(`The build failed (${code}):\n${lastLines(log)}`)
    return { seconds: (performance.now() - began) / 1000, peakMemory }
  } finally {
    clearInterval(sampler)
    process.off("exit", kill)
    fs.closeSync(output)
  }
}

/** Memory of a process and of all below it, in MiB. A process table that can't be read counts as 0. */
async function memoryOf(root: number | undefined): Promise<number> {
  const { stdout } = await promisify(execFile)("ps", ["-A", "-o", "pid=,ppid=,rss="]).catch(() => ({ stdout: "" }))
  return treeMemory(stdout, root) / 1024
}

/** Adds up `pid ppid rss` lines of a process and of its descendants. */
export function treeMemory(table: string, root: number | undefined): number {
  const processes = table
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number))
  const below = (parent: number): number =>
    processes.reduce((sum, [pid, ppid, size]) => sum + (pid && ppid === parent ? (size ?? 0) + below(pid) : 0), 0)
  if (root === undefined) return 0
  const own = processes.find(([pid]) => pid === root)?.[2] ?? 0
  return own + below(root)
}

const lastLines = (file: string) => fs.readFileSync(file, "utf8").trimEnd().split("\n").slice(-LAST_LINES).join("\n")
