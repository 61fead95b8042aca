import fs from "node:fs"
import path from "node:path"

/** Private names of Gatsby's browser code that the site relies on, and the file that does. */
const NAMES: readonly (readonly [name: RegExp, file: string])[] = [
  [/window\.___loader = publicLoader\b/, "src/platform/start/load-by-path.ts"],
  [/\bpagePath\b.* = window\b/, "src/platform/start/boot.ts"],
]

/** The files of the installed Gatsby that start a built site. */
const PRODUCTION_APP = ["production-app.js", "loader.js"]

export const readProductionApp = (root: string): string =>
  PRODUCTION_APP.map((name) => fs.readFileSync(path.join(root, "node_modules/gatsby/cache-dir", name), "utf8")).join("")

/**
 * Throws where Gatsby's browser code no longer has one of these names: an upgrade fails the build in place of the
 * visitor.
 *
 * @param source what `readProductionApp` gives
 */
export function checkGatsbyNames(source: string): void {
  for (const [name, file] of NAMES) {
    if (!name.test(source)) {
      throw new Error(`Gatsby's production-app.js or loader.js no longer has ${name.source}: ${file} relies on it.`)
    }
  }
}
