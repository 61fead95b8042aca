import fs from "node:fs"
import path from "node:path"
import { compileScript } from "../compile-script"
import type { DevelopmentServer } from "../gatsby-api"
import { WORKER_PATH } from "./names"
import { writeVersions } from "./versions"

export const offlineConstants = (isEnabled: boolean) => ({ HAS_OFFLINE: JSON.stringify(isEnabled) })

/**
 * Writes public/sw.js and the versions of all documents and data. `pages` are the paths of all pages; `isEnabled: false`
 * writes the worker that unregisters itself; `ignoredFolder` is a folder that the worker ignores ("" for none).
 */
export function writeWorker(root: string, pages: readonly string[], isEnabled: boolean, ignoredFolder: string): void {
  const publicDir = path.join(root, "public")
  writeVersions(publicDir, pages)
  fs.writeFileSync(
    path.join(publicDir, WORKER_PATH),
    compileWorker(root, isEnabled ? "worker.ts" : "kill-switch.ts", ignoredFolder),
  )
}

/** Compiles a worker of this folder, which ignores the folder `ignoredFolder` ("" for none). */
export function compileWorker(root: string, entry: "worker.ts" | "kill-switch.ts", ignoredFolder = ""): string {
  return compileScript(root, `src/platform/offline/${entry}`, {
    // Supported by all browsers of the project (tsconfig.browser.json).
    target: "es2021",
    define: { "process.env.NODE_ENV": '"production"', IGNORED_FOLDER: JSON.stringify(ignoredFolder) },
  })
}

/** Serves the worker that unregisters itself: a browser can have a built site's worker at this address. */
export function serveKillSwitch(server: DevelopmentServer, root: string): void {
  server.get(WORKER_PATH, (_request, response) => {
    response.writeHead(200, { "Content-Type": "text/javascript; charset=utf-8", "Cache-Control": "no-store" })
    response.end(compileWorker(root, "kill-switch.ts"))
  })
}

/** Removes the worker of the last build, which the development server would send. */
export const removeBuiltWorker = (root: string): void =>
  fs.rmSync(path.join(root, "public", WORKER_PATH), { force: true })
