import { execFile, spawn } from "node:child_process"
import fs from "node:fs"
import path from "node:path"
import { promisify } from "node:util"
import { environment } from "../../scripts/lib/run.mjs"

/** The cost of a build. */
export interface BuildCost {
  /** Elapsed time. */
  seconds: number
  /** CPU time of all processes; it hardly depends on the machine's other load. */
  cpuSeconds: number
  /** Peak memory of all processes together, in MiB; on Linux, what they share is counted once. */
  peakMemory: number
  /** The last line that the build had written then: the step before the one that took it. */
  peakAfter: string
}

/** Interval of the memory samples, in milliseconds. */
const SAMPLE_MS = 500
/** Number of lines shown of a failed build's output. */
const LAST_LINES = 40

/**
 * Builds the site in `root`; its output goes to `root`/build.log. If the build fails, it rejects with the end of the
 * output.
 */
export async function buildSite(root: string): Promise<BuildCost> {
  const log = path.join(root, "build.log")
  const output = fs.openSync(log, "w")
  const began = performance.now()
  const child = spawn(process.execPath, ["node_modules/gatsby/cli.js", "build"], {
    cwd: root,
    stdio: ["ignore", output, output],
    env: { ...environment, CI: "1" },
  })
  const kill = () => child.kill("SIGKILL")
  process.prependOnceListener("exit", kill)
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on("error", reject)
    child.on("exit", resolve)
  })
  let peakMemory = 0
  let peakAfter = ""
  // CPU time by process: ended processes keep their last known value.
  const used = new Map<number, number>()
  const sampler = setInterval(() => {
    void usageOf(child.pid).then(({ memory, cpu }) => {
      if (memory / 1024 > peakMemory) {
        peakMemory = memory / 1024
        peakAfter = lastLines(log, 1)
      }
      for (const [pid, seconds] of cpu) used.set(pid, seconds)
    })
  }, SAMPLE_MS)
  try {
    const code = await ended
    if (code !== 0) throw new Error(`The build failed (${code}):\n${lastLines(log)}`)
    const cpuSeconds = [...used.values()].reduce((sum, seconds) => sum + seconds, 0)
    return { seconds: (performance.now() - began) / 1000, cpuSeconds, peakMemory, peakAfter }
  } finally {
    clearInterval(sampler)
    process.off("exit", kill)
    fs.closeSync(output)
  }
}

/** The resources used by a process and its descendants. An unreadable process table counts as 0. */
async function usageOf(root: number | undefined): Promise<TreeUsage> {
  const columns = "pid=,ppid=,rss=,cputimes="
  const { stdout } = await promisify(execFile)("ps", ["-A", "-o", columns]).catch(() => ({ stdout: "" }))
  const usage = treeUsage(stdout, root)
  const shares = [...usage.cpu.keys()].map((pid) => shareOf(pid))
  return shares.some(Boolean) ? { ...usage, memory: shares.reduce((sum, share) => sum + share, 0) } : usage
}

/**
 * The memory of a process in KiB, with its part of what it shares with others (proportional set size). The build's
 * database is mapped into each of its processes: the sum of their resident sets would count it several times. 0 for a
 * process that has ended, and everywhere but on Linux.
 */
export function shareOf(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(fs.readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))?.[1] ?? 0)
  } catch {
    return 0
  }
}

/** The resources of a process and its descendants, from a process table. */
export interface TreeUsage {
  /** Of all processes together, in KiB: the sum of their resident sets. */
  memory: number
  /** CPU seconds used so far, by process id. */
  cpu: ReadonlyMap<number, number>
}

/**
 * Parses a process table.
 *
 * @param table lines of `pid ppid rss cputimes`
 */
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

const lastLines = (file: string, count = LAST_LINES) =>
  fs.readFileSync(file, "utf8").trimEnd().split("\n").slice(-count).join("\n")
