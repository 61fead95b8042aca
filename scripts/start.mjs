// npm start: builds the site and serves it. PORT changes the port (9000).
import { readPort, assertPortFree } from "./lib/preflight.mjs"
import { exitWith, run } from "./lib/run.mjs"

// Checked before the build, which takes minutes.
await assertPortFree(readPort(9000)).catch(exitWith)
const built = await run("node", ["scripts/gatsby.mjs", "build"])
if (built !== 0) process.exit(built)
await import("./serve.mjs")
