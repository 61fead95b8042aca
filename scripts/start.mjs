// npm start: builds the site and serves it. PORT changes the port (9000).
import { askedPort, assertFree } from "./lib/preflight.mjs"
import { run } from "./lib/run.mjs"

try {
  // Before the build, which takes minutes.
  await assertFree(askedPort())
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
const built = await run("node", ["scripts/gatsby.mjs", "build"])
if (built !== 0) process.exit(built)
await import("./serve.mjs")
