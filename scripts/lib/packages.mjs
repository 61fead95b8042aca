import { spawnSync } from "node:child_process"
import fs from "node:fs"
import path from "node:path"

/** Debian installs servers in folders outside an ordinary user's PATH. */
const MORE_FOLDERS = ["/usr/local/sbin", "/usr/sbin", "/sbin"]

/** Time limit for another running install, in seconds: apt can't run twice at once. */
const LOCK_SECONDS = 300

/**
 * Finds a program that some tests need, or installs it from Debian's packages if `CI=true`, so that CI skips no test.
 * Elsewhere it prints a line about the skipped tests.
 *
 * @param {{ name: string, program: string, packages: string[] }} wanted `name` for messages, `program` a name to
 *   look for in PATH or an absolute path, `packages` the arguments of `apt-get install`
 * @returns {string | undefined} path of the program
 * @throws if `CI=true` and the program can't be installed
 */
export function provide({ name, program, packages }) {
  const found = findProgram(program)
  if (found) return found
  const install = `apt-get install ${packages.join(" ")}`
  if (process.env.CI !== "true") {
    console.log(`${name} is not here: its tests are left out (${install})`)
    return undefined
  }
  const installed = installPackages(packages) ? findProgram(program) : undefined
  if (!installed) throw new Error(`${name} is not here, and "${install}" did not bring ${program}.`)
  return installed
}

/** Installs Debian packages; false if apt is missing or the user has no permission. */
export function installPackages(packages) {
  if (!fs.existsSync("/usr/bin/apt-get")) return false
  console.log(`Installing Debian's ${packages.join(", ")} …`)
  const sudo = process.getuid?.() === 0 ? [] : ["sudo", "-n"]
  const steps = [["update"], ["install", "-y", "--no-install-recommends", ...packages]]
  return steps.every((step) => {
    const [command, ...args] = [...sudo, "apt-get", "-o", `DPkg::Lock::Timeout=${LOCK_SECONDS}`, ...step]
    return spawnSync(command, args, { stdio: ["ignore", "ignore", "inherit"] }).status === 0
  })
}

function findProgram(program) {
  const folders = [...(process.env.PATH ?? "").split(path.delimiter), ...MORE_FOLDERS]
  const places = path.isAbsolute(program) ? [program] : folders.map((folder) => path.join(folder, program))
  return places.find((place) => fs.existsSync(place))
}
