// npm run serve: serves the built site like a host, on this machine only (scripts/lib/server.mjs). PORT changes the port (9000).
import { readPort, portMessage } from "./lib/preflight.mjs"
import { compress, serveSite } from "./lib/server.mjs"

try {
  const { origin } = await serveSite(readPort(9000), ".", compress)
  console.log(`The site is at ${origin.replace("127.0.0.1", "localhost")}/ (Ctrl+C stops it)`)
} catch (error) {
  console.error(portMessage(error, error.port))
  process.exitCode = 1
}
