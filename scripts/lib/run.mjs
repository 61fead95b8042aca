import { spawn } from "node:child_process"

/**
 * The environment of every tool: no telemetry, and no interactive questions.
 *
 * On Linux, glibc gives threads up to eight arenas of memory for each core, and what sharp's threads have freed stays in
 * them (https://sharp.pixelplumbing.com/install#linux-memory-allocator): two are enough.
 */
export const environment = {
  MALLOC_ARENA_MAX: "2",
  ...process.env,
  GATSBY_TELEMETRY_DISABLED: "1",
  STORYBOOK_DISABLE_TELEMETRY: "1",
}

/**
 * Runs a program with its output in this terminal. A signal ends it and all that it has started: in a terminal as Ctrl+C
 * does, because a group of its own could ask for no password there. The caller must survive that SIGINT.
 * @returns {Promise<number>} its exit code
 */
export function run(command, args, { signal, ...options } = {}) {
  const detached = Boolean(signal) && !process.stdin.isTTY
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: "inherit", env: environment, detached, ...options })
    const stop = () => {
      if (!detached) process.kill(0, "SIGINT")
      else if (child.pid) process.kill(-child.pid)
    }
    signal?.addEventListener("abort", stop)
    child.on("error", reject)
    child.on("exit", (code) => {
      signal?.removeEventListener("abort", stop)
      resolve(code ?? 1)
    })
  })
}

/**
 * Runs a program beside others. What it prints is kept until its turn has come, and from then on printed at once.
 *
 * @returns {() => Promise<number>} begins to print, and waits for the exit code
 */
export function runBeside(command, args, options = {}) {
  const child = spawn(command, args, {
    stdio: ["ignore", "pipe", "pipe"],
    env: environment,
    // A group of its own, so that it can be ended as a whole.
    detached: true,
    ...options,
  })
  const kept = []
  let isItsTurn = false
  const say = (text) => (isItsTurn ? process.stdout.write(text) : kept.push(text))
  child.stdout.on("data", say)
  child.stderr.on("data", say)
  const ended = new Promise((resolve) => {
    child.on("error", (error) => {
      say(`${error.message}\n`)
      resolve(1)
    })
    child.on("close", (code) => resolve(code ?? 1))
  })
  const stop = () => {
    if (child.pid && child.exitCode === null && child.signalCode === null) process.kill(-child.pid)
  }
  process.once("exit", stop)
  return async () => {
    isItsTurn = true
    for (const text of kept.splice(0)) process.stdout.write(text)
    const code = await ended
    process.off("exit", stop)
    return code
  }
}

/** Runs a package's program from node_modules/.bin, wherever npm has put it. */
export const runBin = (name, args, options) => run("npx", ["--no-install", name, ...args], options)

/** "1 min 12 s" */
export function duration(milliseconds) {
  const seconds = Math.round(milliseconds / 1000)
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}

/** Ends the command with an error's message, without its stack. */
export function exitWith({ message }) {
  console.error(message)
  process.exit(1)
}
