// npx tsx lab/listen.mts: what Orca says in Firefox on a walk through the built site, compared with lab/listen/transcripts.
//   -- gallery cart   only these scenes
//   -- --site folder  another copy of the project, built
//   -- --update       writes the transcripts that differ: read them before you commit them
import { spawnSync } from "node:child_process"
import fs from "node:fs"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { parseArgs } from "node:util"
import { provide } from "../scripts/lib/packages.mjs"
import { serveSite } from "../scripts/lib/server.mjs"
import { openDesktop } from "./listen/desktop"
import { scenes } from "./listen/scenes"
import { transcriptOf } from "./listen/transcript"

const FOLDER = "lab/listen/transcripts"

/** What the walk needs, from Debian's packages. */
const NEEDED = [
  { name: "Orca", program: "orca", packages: ["orca", "speech-dispatcher"] },
  { name: "Firefox", program: "firefox-esr", packages: ["firefox-esr"] },
  { name: "Xvfb", program: "Xvfb", packages: ["xvfb"] },
  { name: "xdotool", program: "xdotool", packages: ["xdotool"] },
  { name: "Openbox", program: "openbox", packages: ["openbox"] },
  { name: "D-Bus", program: "dbus-run-session", packages: ["dbus", "at-spi2-core"] },
]

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { update: { type: "boolean", default: false }, site: { type: "string", default: "." } },
})

if (!NEEDED.map(provide).every(Boolean)) process.exitCode = 1
else if (process.env.LISTENS_IN_ITS_OWN_SESSION) await listen()
else process.exitCode = inItsOwnSession()

/** Runs this command once more in a D-Bus session of its own: Orca and Firefox meet there, and nobody else. */
function inItsOwnSession(): number {
  const command = [process.execPath, ...process.execArgv, fileURLToPath(import.meta.url), ...process.argv.slice(2)]
  const environment = { ...process.env, LISTENS_IN_ITS_OWN_SESSION: "1" }
  return spawnSync("dbus-run-session", ["--", ...command], { stdio: "inherit", env: environment }).status ?? 1
}

async function listen(): Promise<void> {
  const site = await serveSite(0, values.site)
  const desktop = await openDesktop()
  const differing: string[] = []
  try {
    for (const scene of scenes.filter(({ name }) => positionals.length === 0 || positionals.includes(name))) {
      const file = path.join(FOLDER, `${scene.name}.md`)
      const heard = await transcriptOf(scene, site.origin, desktop)
      const reviewed = fs.existsSync(file) ? fs.readFileSync(file, "utf8") : ""
      const isSame = heard === reviewed
      console.log(`${isSame ? "as reviewed" : "DIFFERS"}  ${scene.name}`)
      if (isSame) continue
      differing.push(scene.name)
      const place = values.update ? file : path.join("reports/listen", `${scene.name}.md`)
      fs.mkdirSync(path.dirname(place), { recursive: true })
      fs.writeFileSync(place, heard)
      if (!values.update) console.log(`  diff ${file} ${place}`)
    }
  } finally {
    desktop.close()
    site.stop()
  }
  if (differing.length > 0 && !values.update) {
    console.error("Read what differs as somebody who only hears it; to keep it: npx tsx lab/listen.mts --update")
    process.exitCode = 1
  }
}
