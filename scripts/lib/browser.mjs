import { execFileSync, spawnSync } from "node:child_process"
import fs from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"

const CANDIDATES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
]

/** Returns the path of an installed Chromium or Chrome; undefined without one. */
export const findInstalledBrowser = () => CANDIDATES.find((path) => fs.existsSync(path))

/** Debian's headless Chromium, which starts in half the time. */
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

/**
 * Returns the path of a Chromium, and prints it: CHROME_PATH, an installed Chromium or Chrome, Playwright's own, or one
 * installed now from Debian's packages.
 *
 * @throws with instructions if none can be installed
 */
export function findBrowser() {
  const configured = process.env.CHROME_PATH
  if (configured && !fs.existsSync(configured))
    throw new Error(`CHROME_PATH is ${configured}, which does not exist. Set it to a Chromium or Chrome, or unset it.`)
  if (configured) return announce(configured, "from CHROME_PATH")
  const program = findInstalledBrowser() ?? findPlaywrightsBrowser()
  if (program) return announce(program, "found")
  if (installPackages("chromium", "chromium-headless-shell")) return announce("/usr/bin/chromium", "installed")
  throw new Error("No Chromium found. Run npx playwright install chromium, or set CHROME_PATH to one.")
}

function findPlaywrightsBrowser() {
  // Loading Playwright takes a second, and npm run edit doesn't need it.
  const program = createRequire(path.resolve("package.json"))("@playwright/test").chromium.executablePath()
  return fs.existsSync(program) ? program : undefined
}

/** Returns the path of a browser for the end-to-end tests: CHROME_PATH, else the headless shell, else `findBrowser`'s. */
export function findTestBrowser() {
  const hasShell = !process.env.CHROME_PATH && fs.existsSync(HEADLESS_SHELL)
  return hasShell ? announce(HEADLESS_SHELL, "found") : findBrowser()
}

/**
 * Installs Debian's font for Arial on a Linux without one, because tests measure lines and lengths of text. Phones have Roboto,
 * which is about as wide; other fonts are up to a fifth wider.
 *
 * @throws with instructions if it can't be installed
 */
export function installFont() {
  if (process.platform !== "linux") return
  const { stdout } = spawnSync("fc-match", ["--format=%{family}", "Arial"], { encoding: "utf8" })
  if (/Arial|Liberation Sans/.test(stdout) || installPackages("fontconfig", "fonts-liberation")) return
  throw new Error(
    "Tests measure text, which needs a font as wide as Arial. Install Liberation Sans, and fontconfig to find it.",
  )
}

/** Installs Debian's packages; returns false if apt is missing or the user has no permission. */
function installPackages(...names) {
  if (!fs.existsSync("/usr/bin/apt-get")) return false
  console.log(`Installing Debian's ${names.join(" and ")} …`)
  const sudo = process.getuid?.() === 0 ? [] : ["sudo", "-n"]
  const steps = [["update"], ["install", "-y", "--no-install-recommends", ...names]]
  return steps.every((step) => {
    // Waits if another apt is running.
    const [command, ...args] = [...sudo, "apt-get", "-o", "DPkg::Lock::Timeout=300", ...step]
    return spawnSync(command, args, { stdio: ["ignore", "ignore", "inherit"] }).status === 0
  })
}

function announce(path, how) {
  const version = execFileSync(path, ["--version"], { stdio: ["ignore", "pipe", "ignore"] })
    .toString()
    .trim()
  console.log(`Browser: ${version}, ${path} (${how})`)
  return path
}
