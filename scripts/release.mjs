// npm run release: checks the content, builds, and puts the new site online. If a step fails, the old site stays online.
//
//   --to FOLDER       the folder of releases (RELEASE_TO; deploy): releases/<number>-<day>/, and the link `current` to one
//   --then COMMAND    runs after the link has changed, with $RELEASE, the release's folder (RELEASE_THEN): it reloads a web
//                     server, or uploads $RELEASE/public. If it fails or is interrupted, the link goes back.
//   --back            puts the previous release online, without a build
//   --pull            first pulls the newest commit, and installs packages if the lock file has changed
//   --if-new          does nothing if today's release of this commit has succeeded
import { spawnSync } from "node:child_process"
import fs from "node:fs"
import path from "node:path"
import { parseArgs } from "node:util"
import { lock } from "./lib/lock.mjs"
import { duration, environment, run } from "./lib/run.mjs"
import {
  addRelease,
  currentRelease,
  getReleaseFolder,
  markDeployed,
  putOnline,
  readRelease,
  releaseBefore,
  listReleases,
  removeOldReleases,
  removeRelease,
} from "./lib/releases.mjs"

const { values } = parseArgs({
  options: {
    to: { type: "string", default: process.env.RELEASE_TO || "deploy" },
    then: { type: "string", default: process.env.RELEASE_THEN ?? "" },
    back: { type: "boolean" },
    pull: { type: "boolean" },
    "if-new": { type: "boolean" },
  },
})
const { to } = values
const startedAt = Date.now()
const online = currentRelease(to)
const interruption = new AbortController()
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => interruption.abort())

try {
  if (values.pull) await pullAndRunAgain()
  else {
    await lock(path.join(to, "releases"))
    await (values.back ? goBack() : release())
  }
} catch (error) {
  console.error(
    `\n${error.message}\n${online ? `Still online: ${getReleaseFolder(to, online)}` : "Nothing was put online."}`,
  )
  process.exitCode = 1
}

/** Pulls the newest commit and its packages, and runs this command again, because it can have changed. */
async function pullAndRunAgain() {
  const unlock = await lock(".cache")
  const packages = () => fs.readFileSync("package-lock.json", "utf8")
  const before = packages()
  await step("Pull", "git", ["pull", "--ff-only", "--quiet"])
  if (packages() !== before) await step("Packages", "npm", ["ci"])
  await unlock()
  const args = process.argv.slice(2).filter((argument) => argument !== "--pull")
  process.exitCode = await run("node", [process.argv[1], ...args], { signal: interruption.signal })
}

async function release() {
  await lock(".cache")
  const about = { commit: commit(), day: today() }
  const before = listReleases(to).at(-1)
  const newest = before ? readRelease(to, before) : {}
  if (values["if-new"] && newest.deployed && newest.commit === about.commit && newest.day === about.day) {
    console.log("Nothing has changed since the last release of today. Nothing to do.")
    return
  }
  await step("Content", "npm", ["run", "--silent", "content"])
  await step("Build", "node", ["scripts/gatsby.mjs", "build"], { env: { ...environment, FOLDER_IS_LOCKED: "true" } })
  const name = addRelease(process.cwd(), to, about)
  try {
    await compress(name, before)
    await show(name)
  } catch (error) {
    removeRelease(to, name)
    throw error
  }
  removeOldReleases(to)
  console.log(`\nReleased in ${duration(Date.now() - startedAt)}: ${getReleaseFolder(to, name)}`)
}

/** Compresses text for hosts that send precompressed files. Copies unchanged files from the previous release. */
function compress(name, before) {
  const folders = [name, before].filter(Boolean).map((release) => path.join(getReleaseFolder(to, release), "public"))
  return step("Compressed copies", "npx", ["--no-install", "tsx", "scripts/compress.mts", ...folders])
}

async function goBack() {
  const name = releaseBefore(to)
  if (!name) throw new Error(`There is no earlier release in ${to} to go back to.`)
  await show(name)
  console.log(`Online again: ${getReleaseFolder(to, name)}
Now undo the commit as well (git revert). Otherwise the next build publishes it again.`)
}

/** Puts a release online and runs --then; if that fails, puts the old release back. */
async function show(name) {
  putOnline(to, name)
  try {
    const env = { ...environment, RELEASE: getReleaseFolder(to, name) }
    if (values.then) await step("Command of --then", "sh", ["-c", values.then], { env })
    markDeployed(to, name)
  } catch (error) {
    if (online) putOnline(to, online)
    else fs.rmSync(`${to}/current`)
    throw error
  }
}

async function step(name, command, args, options) {
  console.log(`\n── ${name}`)
  const { signal } = interruption
  const code = await run(command, args, { ...options, signal }).catch((error) => {
    throw error.code === "ENOENT" ? new Error(`${name}: ${command} is not installed.`) : error
  })
  if (signal.aborted) throw new Error(`${name}: interrupted.`)
  if (code !== 0) throw new Error(`${name}: failed (exit code ${code}).`)
}

/** Returns the commit, with "-dirty" if files have changed since. */
function commit() {
  const { stdout } = spawnSync("git", ["describe", "--always", "--abbrev=40", "--dirty"], { encoding: "utf8" })
  return stdout?.trim() || "unknown"
}

/** Returns the date in Kampala. */
function today() {
  return new Intl.DateTimeFormat("en-CA", { timeZone: "Africa/Kampala" }).format(new Date())
}
