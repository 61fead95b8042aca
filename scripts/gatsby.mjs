// Runs `gatsby` with the project's environment: node scripts/gatsby.mjs build | develop | clean
import fs from "node:fs"
import path from "node:path"
import { lock } from "./lib/lock.mjs"
import { readPort } from "./lib/preflight.mjs"
import { duration, environment, exitWith, runBin } from "./lib/run.mjs"
import { endBuild, removeUntrustedCache } from "./lib/failed-build.mjs"
import { ALL_TYPES, followUsedTypes, writeUsedTypes } from "./lib/used-types.mjs"

const root = process.cwd()
const args = process.argv.slice(2)
const isDevelopment = args[0] === "develop"
const isBuild = args[0] === "build"
// Gatsby keeps an existing NODE_ENV (of a shell or a test runner), which would mix development and production.
const NODE_ENV = isDevelopment ? "development" : "production"

// Only checks PORT, which Gatsby reads itself.
if (isDevelopment) readPort(8000)
// npm run release and npm test have locked the folder already.
if (!process.env.FOLDER_IS_LOCKED) await lock(".cache").catch(exitWith)
// In development Gatsby regenerates the types after every changed query.
if (isDevelopment) fs.watchFile(ALL_TYPES, { interval: 1000 }, () => followUsedTypes(root))
const reason = removeUntrustedCache(root)
if (reason) console.log(`${reason} Removed its files from .cache.\n`)
if (isBuild)
  console.log("Building the site into public/. The first build also resizes all pictures and takes about 5 minutes.\n")
const startedAt = Date.now()
// Without a terminal, logs without escape codes. Gatsby does so only in CI.
const logger = isBuild && !process.stdout.isTTY ? { GATSBY_LOGGER: "yurnalist" } : {}
const code = await runBin("gatsby", args, { env: { ...environment, ...logger, NODE_ENV } })
process.exitCode = code
if (isDevelopment) fs.unwatchFile(ALL_TYPES)
else writeUsedTypes(root)
if (isBuild && code === 0) {
  endBuild(root)
  console.log(`
Built in ${duration(Date.now() - startedAt)}: ${path.join(root, "public")}
See it:         npm run serve    (then open http://localhost:9000/)
Put it online:  docs/put-it-online.md`)
}
