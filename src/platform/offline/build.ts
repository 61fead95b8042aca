import fs from "node:fs"
import path from "node:path"
import { compileScript } from "../compile-script"
import type { DevelopmentServer } from "../gatsby-api"
import { WORKER_ADDRESS } from "./names"
import { writeVersions } from "./versions"

/** What webpack inserts into the scripts. */
export const offlineConstants = (isOn: boolean) => ({ HAS_OFFLINE: JSON.stringify(isOn) })

/**
 * Writes the service worker, `public/sw.js`, and the versions by which it tells builds apart.
 *
 * @param pages paths of all pages
 * @param isOn false: the worker that unregisters itself
 * @param leftAlone the folder whose files it leaves to the browser; "" for none
 */
export function writeWorker(root: string, pages: readonly string[], isOn: boolean, leftAlone: string): void {
  const publicDir = path.join(root, "public")
  writeVersions(publicDir, pages)
  fs.writeFileSync(
    path.join(publicDir, WORKER_ADDRESS),
    compileWorker(root, isOn ? "worker.ts" : "self-destruct.ts", leftAlone),
  )
}

/**
 * Compiles a worker of this folder to one file for the project's browsers.
 *
 * @param leftAlone the folder whose files it neither answers for nor caches; "" for none
 */
export function compileWorker(root: string, entry: "worker.ts" | "self-destruct.ts", leftAlone = ""): string {
  return compileScript(root, `src/platform/offline/${entry}`, {
    // What all of the project's browsers know (tsconfig.browser.json).
    target: "es2021",
    define: { "process.env.NODE_ENV": '"production"', LEFT_ALONE: JSON.stringify(leftAlone) },
  })
}

/**
 * Answers for the service worker with the one that unregisters itself. A browser that had a built site at this address
 * asks for it with every page that it opens, also where it shows a cached page because the server is late.
 */
export function serveSelfDestruct(server: DevelopmentServer, root: string): void {
  server.get(WORKER_ADDRESS, (_request, response) => {
    response.writeHead(200, { "Content-Type": "text/javascript; charset=utf-8", "Cache-Control": "no-store" })
    response.end(compileWorker(root, "self-destruct.ts"))
  })
}

/** Removes the worker of the last build: the development server would send it. */
export const removeBuiltWorker = (root: string): void =>
  fs.rmSync(path.join(root, "public", WORKER_ADDRESS), { force: true })
