import { execFileSync, spawnSync } from "node:child_process"
import fs from "node:fs"

const CANDIDATES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
]

/** Debian's windowless build of Chromium: the same engine. */
const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell"

/** Flags for Chromium on a machine without a display or a network (docs/write-a-test.md). */
export const BROWSER_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
]

/** The path of an installed Chromium or Chrome; undefined without one. */
export const findInstalledBrowser = () => CANDIDATES.find((path) => fs.existsSync(path))

/**
 * Returns the path of a Chromium: CHROME_PATH, else an installed one, else one installed now from Debian's packages,
 * and prints which. Throws with instructions for newcomers if none can be installed.
 */
export function findBrowser() {
  const asked = fromEnvironment()
  if (asked) return asked
  const found = findInstalledBrowser()
  if (found) return announce(found, "found")
  if (installPackages(["chromium"])) return announce("/usr/bin/chromium", "installed")
  throw new Error("Chromium could not be installed. Install Chromium or Chrome, or set CHROME_PATH to one.")
}

/**
 * Returns the path of a browser for the end-to-end tests: CHROME_PATH, else the headless shell (found or installed
 * now), else the result of `findBrowser`. The shell takes less than half the time, because Chromium itself draws an
 * invisible window around every page.
 */
export function findTestBrowser() {
  const asked = fromEnvironment()
  if (asked) return asked
  if (fs.existsSync(HEADLESS_SHELL)) return announce(HEADLESS_SHELL, "found")
  return installPackages(["chromium-headless-shell"]) ? announce(HEADLESS_SHELL, "installed") : findBrowser()
}

/**
 * Finds a font for the headings' fallback face (src/styles/global.css). Phones and desktop computers have one; a
 * machine without a screen may have none, and `e2e/platform/layout-shift.spec.ts` then can't test the font swap.
 */
export function findStandInFont() {
  const font = "/usr/share/fonts/truetype/liberation/LiberationSans-Bold.ttf"
  if (fs.existsSync(font) || (process.env.CI === "true" && installPackages(["fonts-liberation"]))) return font
  console.log("Liberation Sans is not installed: its test is left out (apt-get install fonts-liberation)")
}

/** Installs Debian packages; false if apt is missing or the user has no permission. */
function installPackages(packages) {
  if (!fs.existsSync("/usr/bin/apt-get")) return false
  console.log(`Installing Debian's ${packages.join(", ")} …`)
  const sudo = process.getuid?.() === 0 ? [] : ["sudo", "-n"]
  const steps = [["update"], ["install", "-y", "--no-install-recommends", ...packages]]
  return steps.every((step) => {
    // Another install may be running: apt waits for it.
    const [command, ...args] = [...sudo, "apt-get", "-o", "DPkg::Lock::Timeout=300", ...step]
    return spawnSync(command, args, { stdio: ["ignore", "ignore", "inherit"] }).status === 0
  })
}

function fromEnvironment() {
  const path = process.env.CHROME_PATH
  if (!path) return undefined
  if (!fs.existsSync(path)) throw new Error(`CHROME_PATH names ${path}, which does not exist.`)
  return announce(path, "from CHROME_PATH")
}

function announce(path, how) {
  const version = execFileSync(path, ["--version"], { stdio: ["ignore", "pipe", "ignore"] })
    .toString()
    .trim()
  console.log(`Browser: ${version}, ${path} (${how})`)
  return path
}
