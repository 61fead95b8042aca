import { spawnSync } from "node:child_process"
import fs from "node:fs"
import path from "node:path"

/** Debian keeps servers where an ordinary user's PATH does not reach. */
const MORE_FOLDERS = ["/usr/local/sbin", "/usr/sbin", "/sbin"]

/** How long an install waits for another one to end, in seconds: apt can't run twice at once. */
const LOCK_SECONDS = 300

/**
 * A program that a part of the tests needs: found, or installed from Debian's packages where `CI=true`, so that nothing
 * is left out there. Elsewhere one line says what is left out.
 *
 * @param {{ name: string, program: string, packages: string[] }} wanted `name` as people write it, `program` a name to
 *   look for in PATH or a whole path, `packages` what `apt-get install` gets
 * @returns {string | undefined} path of the program
 * @throws where `CI=true` and the program can't be installed
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

/** From Debian's packages, now; false where there are none, or nobody may install. */
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
