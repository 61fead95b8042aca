// `gatsby` with the project's environment: node scripts/gatsby.mjs build | develop | clean
import fs from "node:fs"
import { afterBuild, beforeBuild } from "./lib/build-progress.mjs"
import { environment, runBin } from "./lib/run.mjs"
import { ALL_TYPES, followUsedTypes, writeUsedTypes } from "./lib/used-types.mjs"

const root = process.cwd()
const args = process.argv.slice(2)
const isDevelopment = args[0] === "develop"
const isBuild = args[0] === "build"
// Gatsby uses an existing NODE_ENV (from a shell or a test runner), which mixes development and production.
const NODE_ENV = isDevelopment ? "development" : "production"

// In development Gatsby regenerates the types after every changed query.
if (isDevelopment) fs.watchFile(ALL_TYPES, { interval: 1000 }, () => followUsedTypes(root))
if (isBuild) console.log(`${beforeBuild(root)}\n`)
const begun = Date.now()
const code = await runBin("gatsby", args, { env: { ...environment, NODE_ENV } })
process.exitCode = code
if (isDevelopment) fs.unwatchFile(ALL_TYPES)
else writeUsedTypes(root)
if (isBuild && code === 0) console.log(`\n${afterBuild(root, Date.now() - begun)}`)
