import { spawn } from "node:child_process"
import { environment } from "./run.mjs"

/**
 * Serves the built site on loopback with `gatsby serve` and waits until it answers.
 * @returns {Promise<{ origin: string, stop: () => void }>}
 */
export async function serveSite(port) {
  const child = spawn("node", ["node_modules/gatsby/cli.js", "serve", "--host", "127.0.0.1", "--port", String(port)], {
    stdio: "ignore",
    env: environment,
  })
  const origin = `http://127.0.0.1:${port}`
  for (let attempt = 0; attempt < 120; attempt++) {
    if (child.exitCode !== null) throw new Error("gatsby serve stopped; has the site been built (npm run build)?")
    const answered = await fetch(origin).then(
      (response) => response.ok,
      () => false,
    )
    if (answered) return { origin, stop: () => child.kill() }
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  child.kill()
  throw new Error(`Nothing answered at ${origin} for a minute.`)
}
