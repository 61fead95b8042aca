import { spawn } from "node:child_process"
import { stripVTControlCharacters } from "node:util"

export interface Program {
  /** Its output so far, without colours. */
  getOutput: () => string
  /** Ends it with the processes that it has started. */
  stop: () => Promise<void>
}

interface ProgramOptions {
  env: NodeJS.ProcessEnv
  cwd?: string
  /** The output that says that the program is ready. */
  ready: string
  timeoutMs: number
}

/** Starts a program and waits until it is ready. */
export async function startProgram(
  command: string,
  args: readonly string[],
  { env, cwd, ready, timeoutMs }: ProgramOptions,
): Promise<Program> {
  // A process group, so that child processes end with it.
  const child = spawn(command, args, { cwd, env, detached: true, stdio: ["ignore", "pipe", "pipe"] })
  const ended = new Promise<void>((resolve) => child.on("close", () => resolve()))
  let output = ""
  const isReady = new Promise<boolean>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (text: Buffer) => {
        output += text.toString()
        if (output.includes(ready)) resolve(true)
      })
    }
    void ended.then(() => resolve(false))
    setTimeout(() => resolve(false), timeoutMs).unref()
  })
  const stop = async () => {
    killGroup(child.pid)
    await ended
  }
  if (!(await isReady)) {
    await stop()
    throw new Error(`${command} ${args.join(" ")} did not start:\n${output}`)
  }
  return { getOutput: () => stripVTControlCharacters(output), stop }
}

function killGroup(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid, "SIGKILL")
  } catch {
    // All processes of the group have ended.
  }
}
