import { spawn } from "node:child_process"

/**
 * The environment of every tool: no telemetry, no interactive questions, and the same build on Netlify's machines as
 * here. There Gatsby would install an adapter, which adds rules of its own to `_headers` and `_redirects`.
 */
export const environment = {
  ...process.env,
  GATSBY_TELEMETRY_DISABLED: "1",
  STORYBOOK_DISABLE_TELEMETRY: "1",
  NETLIFY: "",
  NETLIFY_LOCAL: "",
}

/**
 * Runs a program with its output in this terminal.
 * @returns {Promise<number>} its exit code
 */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: "inherit", env: environment, ...options })
    child.on("error", reject)
    child.on("exit", (code, signal) => resolve(code ?? (signal ? 1 : 0)))
  })
}

/** Runs a package's program from node_modules/.bin, wherever npm has put it. */
export const runBin = (name, args, options) => run("npx", ["--no-install", name, ...args], options)

/** Jest's arguments for the unit tests of the website and of the illustration library, in one run with one report. */
export const ALL_UNIT_TESTS = ["--projects", ".", "packages/illustrations"]

/** "1 min 12 s" */
export function duration(milliseconds) {
  const seconds = Math.round(milliseconds / 1000)
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}
