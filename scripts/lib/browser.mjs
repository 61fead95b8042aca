import { execFileSync, spawnSync } from "node:child_process"
import fs from "node:fs"

const CANDIDATES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
]

/** What keeps Chromium quiet on a machine without a display or a network (docs/write-a-test.md). */
export const BROWSER_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
]

/**
 * Path of a Chromium: CHROME_PATH, else one of the system's, else one installed from Debian's packages now.
 * Says which. Throws, in words a newcomer can act on, when there is none to be had.
 */
export function findBrowser() {
  const asked = process.env.CHROME_PATH
  if (asked) {
    if (!fs.existsSync(asked)) throw new Error(`CHROME_PATH names ${asked}, which does not exist.`)
    return announce(asked, "from CHROME_PATH")
  }
  const found = CANDIDATES.find((path) => fs.existsSync(path))
  if (found) return announce(found, "found")

  console.log("No Chromium here; installing Debian's (apt-get install chromium) …")
  const sudo = process.getuid?.() === 0 ? [] : ["sudo", "-n"]
  for (const step of [["update"], ["install", "-y", "--no-install-recommends", "chromium"]]) {
    const [command, ...args] = [...sudo, "apt-get", ...step]
    const { status } = spawnSync(command, args, { stdio: ["ignore", "ignore", "inherit"] })
    if (status !== 0) {
      throw new Error("Chromium could not be installed. Install Chromium or Chrome, or set CHROME_PATH to one.")
    }
  }
  return announce("/usr/bin/chromium", "installed")
}

function announce(path, how) {
  const version = execFileSync(path, ["--version"], { stdio: ["ignore", "pipe", "ignore"] })
    .toString()
    .trim()
  console.log(`Browser: ${version}, ${path} (${how})`)
  return path
}
