import { execFile, spawn } from "node:child_process"
import fs from "node:fs"
import path from "node:path"
import { promisify } from "node:util"

/** What a build took. */
export interface BuildCost {
  /** By the clock. */
  seconds: number
  /** Of a processor, all processes together: what else the machine does hardly changes them. */
  cpuSeconds: number
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
  // By process: those that have ended count with what they had used when they were last seen.
  const used = new Map<number, number>()
  const sampler = setInterval(() => {
    void usageOf(child.pid).then(({ memory, cpu }) => {
      peakMemory = Math.max(peakMemory, memory / 1024)
      for (const [pid, seconds] of cpu) used.set(pid, seconds)
    })
  }, SAMPLE_MS)
  try {
    const code = await ended
    if (code !== 0) throw new Error(`The build failed (${code}):\n${lastLines(log)}`)
    const cpuSeconds = [...used.values()].reduce((sum, seconds) => sum + seconds, 0)
    return { seconds: (performance.now() - began) / 1000, cpuSeconds, peakMemory }
  } finally {
    clearInterval(sampler)
    process.off("exit", kill)
    fs.closeSync(output)
  }
}

/** What a process and all below it use. A process table that can't be read counts as 0. */
async function usageOf(root: number | undefined): Promise<TreeUsage> {
  const columns = "pid=,ppid=,rss=,cputimes="
  const { stdout } = await promisify(execFile)("ps", ["-A", "-o", columns]).catch(() => ({ stdout: "" }))
  return treeUsage(stdout, root)
}

/** What a process table says of a process and of its descendants. */
export interface TreeUsage {
  /** Of all of them together, in KiB. */
  memory: number
  /** Seconds of a processor that each has used so far, by its number. */
  cpu: ReadonlyMap<number, number>
}

/** @param table lines of `pid ppid rss cputimes` */
export function treeUsage(table: string, root: number | undefined): TreeUsage {
  const processes = table
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number))
  const isInTree = (pid: number | undefined): boolean =>
    Boolean(pid) && (pid === root || isInTree(processes.find(([own]) => own === pid)?.[1]))
  const tree = root === undefined ? [] : processes.filter(([pid]) => isInTree(pid))
  return {
    memory: tree.reduce((sum, [, , memory = 0]) => sum + memory, 0),
    cpu: new Map(tree.map(([pid = 0, , , seconds = 0]) => [pid, seconds])),
  }
}

const lastLines = (file: string) => fs.readFileSync(file, "utf8").trimEnd().split("\n").slice(-LAST_LINES).join("\n")
