// npm start: builds the site and serves it. PORT changes the port (9000).
import { run } from "./lib/run.mjs"

const port = process.env.PORT ?? "9000"
if (!/^\d+$/.test(port) || Number(port) < 1 || Number(port) > 65535) {
  console.error(`PORT is "${port}"; it must be a number from 1 to 65535.`)
  process.exit(1)
}

console.log("Building the site; the first time takes a few minutes, mostly pictures.")
const built = await run("node", ["scripts/gatsby.mjs", "build"])
if (built !== 0) process.exit(built)

console.log(`\nThe site is at http://localhost:${port}/ (Ctrl+C stops it)\n`)
process.exitCode = await run("node", ["scripts/gatsby.mjs", "serve", "--port", port])
