import { spawn, spawnSync, type ChildProcess } from "node:child_process"
import fs from "node:fs"
import path from "node:path"
import { temporaryFolder } from "../hosts/temporary"

/** A screen that nobody sees, with a screen reader that nobody hears: what it would say is in its log. */
export interface Desktop {
  /** Opens an address in a new Firefox with a new profile, and waits until the page has been announced. */
  open: (address: string) => Promise<void>
  /** Goes to another address in the same Firefox, with what it has stored. */
  go: (address: string) => Promise<void>
  /** Closes Firefox. */
  leave: () => Promise<void>
  /** Presses a key, such as "Down", "shift+Tab" or "Insert+a". */
  press: (key: string) => void
  type: (text: string) => void
  /** What was said since the last call; waits until it has been silent for a while. */
  heard: () => Promise<string[]>
  close: () => void
}

/** Silence after which a screen reader has said all that belongs to a key, in milliseconds. */
const SILENCE_MS = 1200
/** The longest wait for that, such as where a video's clock is read aloud. */
const LONGEST_MS = 15_000
const LOOK_EVERY_MS = 100
const SCREEN = "1280x900x24"

/** Starts Orca with a log of what it says that is written line by line; its own option `--debug-file` writes in blocks. */
const ORCA = `
import runpy, sys
from orca import debug
debug.debugLevel = debug.LEVEL_INFO
debug.eventDebugLevel = debug.LEVEL_OFF
debug.debugFile = open(sys.argv[1], "w", buffering=1)
sys.argv = ["orca", "--user-prefs", sys.argv[2]]
runpy.run_path("/usr/bin/orca", run_name="__main__")
`

/** Orca without the echo of keys, which would fill the transcripts. */
const ORCA_SETTINGS = {
  general: { enableSpeech: true, enableKeyEcho: false, enableEchoByCharacter: false, enableBraille: false },
  profiles: { default: { profile: ["Default", "default"] } },
  pronunciations: {},
  keybindings: {},
}

/** A browser that asks nothing, tells nothing and fetches nothing by itself. */
const FIREFOX_SETTINGS = {
  "accessibility.force_disabled": -1,
  "app.normandy.enabled": false,
  "app.update.enabled": false,
  "browser.aboutConfig.showWarning": false,
  "browser.shell.checkDefaultBrowser": false,
  "browser.startup.homepage_override.mstone": "ignore",
  "browser.startup.page": 0,
  "browser.tabs.firefox-view": false,
  "browser.translations.automaticallyPopup": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "termsofuse.bypassNotification": true,
  "toolkit.telemetry.reportingpolicy.firstRun": false,
  "trailhead.firstrun.didSeeAboutWelcome": true,
}

/** Starts screen, window manager and Orca; it must run in a D-Bus session of its own. */
export async function openDesktop(): Promise<Desktop> {
  const { folder, remove } = temporaryFolder("listen")
  const log = path.join(folder, "orca.log")
  const running: ChildProcess[] = []
  const display = await startScreen(running)
  const environment = {
    ...process.env,
    DISPLAY: display,
    // Where Debian's programs find their Python, whatever version of it somebody else has put before.
    PATH: `/usr/bin:/bin:${process.env.PATH ?? ""}`,
    HOME: folder,
    XDG_RUNTIME_DIR: folder,
    GNOME_ACCESSIBILITY: "1",
    GTK_MODULES: "gail:atk-bridge",
    NO_AT_BRIDGE: "0",
    LANG: "C.UTF-8",
  }
  const start = (program: string, parameters: string[]) => {
    const child = spawn(program, parameters, { env: environment, stdio: "ignore" })
    running.push(child)
    return child
  }
  const xdotool = (...parameters: string[]) =>
    spawnSync("xdotool", parameters, { env: environment, encoding: "utf8" }).stdout.trim()

  start("openbox", [])
  const preferences = path.join(folder, "orca")
  fs.mkdirSync(preferences)
  fs.writeFileSync(path.join(preferences, "user-settings.conf"), JSON.stringify(ORCA_SETTINGS))
  start("/usr/bin/python3", ["-c", ORCA, log, preferences])

  let read = 0
  const said = () => {
    const text = fs.existsSync(log) ? fs.readFileSync(log, "utf8") : ""
    const lines = spokenIn(text)
    const fresh = lines.slice(read)
    read = lines.length
    return fresh
  }
  const heard = async () => {
    const lines: string[] = []
    let silent = 0
    for (let waited = 0; waited < LONGEST_MS && silent < SILENCE_MS; waited += LOOK_EVERY_MS) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
      const fresh = said()
      lines.push(...fresh)
      silent = fresh.length > 0 ? 0 : silent + LOOK_EVERY_MS
    }
    return lines
  }
  const close = () => {
    for (const child of running.reverse()) child.kill("SIGKILL")
    remove()
  }
  try {
    await until("Orca has said that it is there", () => said().length > 0)
  } catch (error) {
    close()
    throw error
  }

  const press = (key: string) => xdotool("key", "--clearmodifiers", key)
  const type = (text: string) => xdotool("type", "--delay", "60", text)
  const untilAnnounced = async (address: string) => {
    const lines: string[] = []
    await until(`${address} has been announced`, () => {
      lines.push(...said())
      return lines.some((line) => line.startsWith("Page has ") || line.startsWith("Finished loading"))
    })
    await heard()
  }
  let firefox: ChildProcess | undefined
  const leave = async () => {
    if (!firefox || firefox.exitCode !== null) return
    const ended = new Promise((resolve) => firefox?.once("exit", resolve))
    firefox.kill("SIGTERM")
    await ended
    await heard()
  }
  return {
    open: async (address) => {
      await leave()
      firefox = start("firefox-esr", ["--no-remote", "--profile", newProfile(folder), address])
      await until("Firefox has a window", () => xdotool("search", "--onlyvisible", "--class", "firefox") !== "")
      await untilAnnounced(address)
    },
    go: async (address) => {
      press("ctrl+l")
      await heard()
      type(address)
      await heard()
      press("Return")
      await untilAnnounced(address)
    },
    leave,
    press,
    type,
    heard,
    close,
  }
}

/** What was said, by Orca's log: lines such as `20:09:06.420900 - SPEECH OUTPUT: 'Gallery link.' voice=hyperlink{…}`. */
export const spokenIn = (log: string): string[] =>
  Array.from(log.matchAll(/SPEECH OUTPUT: '(.*?)'(?: voice=\w+)?(?: ?\{.*\})?$/gm), ([, words = ""]) =>
    words.trim(),
  ).filter(Boolean)

/** Starts Xvfb on a free display and returns its name, such as ":99". */
async function startScreen(running: ChildProcess[]): Promise<string> {
  const child = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", SCREEN, "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
  })
  running.push(child)
  const number = await new Promise<string>((resolve, reject) => {
    child.stdout.once("data", (data: Buffer) => resolve(data.toString().trim()))
    child.once("exit", () => reject(new Error("Xvfb did not start.")))
  })
  return `:${number}`
}

function newProfile(folder: string): string {
  const profile = fs.mkdtempSync(path.join(folder, "firefox-"))
  const lines = Object.entries(FIREFOX_SETTINGS).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  )
  fs.writeFileSync(path.join(profile, "user.js"), lines.join("\n"))
  return profile
}

/** @throws what did not come to pass within a minute */
async function until(what: string, isSo: () => boolean): Promise<void> {
  for (let waited = 0; waited < 90_000; waited += LOOK_EVERY_MS) {
    if (isSo()) return
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
  throw new Error(`After a minute and a half it is not so that ${what}.`)
}
