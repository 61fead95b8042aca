import { spawn } from "node:child_process"
import type { BuiltSite, Host, Running } from "./host"
import { temporaryFolder, untilAnswered } from "./temporary"

/** The last version for Node 20 (`engines` of later ones requires 22). */
const WRANGLER = "wrangler@4.86.0"

const EDGE = "Cloudflare's servers do it, its emulator doesn't"

/** Cloudflare's emulator of Pages: the same code resolves files and reads `_headers` and `_redirects`. */
export const cloudflare: Host = {
  name: "cloudflare",
  title: `Cloudflare Pages' emulator, ${WRANGLER}`,
  start,
  leftOut: {
    "rewrites with a slash": "a rule more for each service and project, and it reads no more than 100 of the kind",
    brotli: EDGE,
    gzip: EDGE,
    ranges: EDGE,
    "from http to https": EDGE,
  },
}

/** Rejects if the emulator can't be installed. */
async function start({ publicDir }: BuiltSite, [port]: readonly [number, number]): Promise<Running> {
  const { folder, remove } = temporaryFolder("cloudflare")
  const place = ["--ip", "127.0.0.1", "--port", String(port)]
  const args = ["-y", WRANGLER, "pages", "dev", publicDir, ...place, "--compatibility-date", "2025-01-01"]
  // A process group of its own: npx starts wrangler, and wrangler starts the emulator.
  const child = spawn("npx", [...args, "--log-level", "error"], {
    cwd: folder,
    detached: true,
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, WRANGLER_SEND_METRICS: "false", CLOUDFLARE_CF_FETCH_ENABLED: "false", NO_COLOR: "1" },
  })
  let said = ""
  child.stderr.on("data", (text: Buffer) => (said += text.toString()))
  let isOver = false
  const ended = new Promise<void>((resolve) => {
    child.once("exit", () => {
      isOver = true
      resolve()
    })
  })
  const stop = async () => {
    if (!isOver && child.pid) process.kill(-child.pid, "SIGTERM")
    await ended
    remove()
  }
  const origin = `http://127.0.0.1:${port}`
  if (!(await untilAnswered(origin, () => isOver))) {
    await stop()
    throw new Error(said.trim().split("\n").slice(-3).join(" ") || "it does not answer")
  }
  return { origin, stop }
}
