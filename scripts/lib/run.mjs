import { spawn } from "node:child_process"
import os from "node:os"

/**
 * The environment of every tool: without telemetry, and with less memory for sharp's threads
 * (https://sharp.pixelplumbing.com/install#linux-memory-allocator). Of two cores, Gatsby leaves one to its main process, which
 * mostly waits: with 3 it encodes two pictures at a time, and runs queries in two processes.
 */
export const environment = {
  ...(os.cpus().length === 2 ? { GATSBY_CPU_COUNT: "3" } : {}),
  MALLOC_ARENA_MAX: "2",
  ...process.env,
  GATSBY_TELEMETRY_DISABLED: "1",
  STORYBOOK_DISABLE_TELEMETRY: "1",
}

/**
 * Runs a program with its output in this terminal. An aborted signal ends it and its child processes. In a terminal it does so
 * with SIGINT to the whole group, which the caller must handle: a program in its own group can't read a password.
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
 * Runs a program beside others. Buffers its output until the returned function is called.
 *
 * @returns {() => Promise<number>} prints the output, and resolves with the exit code
 */
export function runBeside(command, args, options = {}) {
  const child = spawn(command, args, {
    stdio: ["ignore", "pipe", "pipe"],
    env: environment,
    // Its own group, so that it can be ended as a whole.
    detached: true,
    ...options,
  })
  const buffered = []
  let isPrinting = false
  const print = (text) => (isPrinting ? process.stdout.write(text) : buffered.push(text))
  child.stdout.on("data", print)
  child.stderr.on("data", print)
  const ended = new Promise((resolve) => child.on("close", (code) => resolve(code ?? 1)))
  const stop = () => {
    if (child.pid && child.exitCode === null && child.signalCode === null) process.kill(-child.pid)
  }
  process.once("exit", stop)
  return async () => {
    isPrinting = true
    for (const text of buffered.splice(0)) process.stdout.write(text)
    const code = await ended
    process.off("exit", stop)
    return code
  }
}

/** Runs a program of an installed package. */
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
