import fs from "node:fs"
import path from "node:path"

/** Private names of Gatsby's browser code and the file that relies on each. */
const NAMES: readonly (readonly [name: RegExp, file: string])[] = [
  [/window\.___loader = publicLoader\b/, "src/platform/start/load-by-path.ts"],
  [/\bpagePath\b.* = window\b/, "src/platform/start/boot.ts"],
]

/** Files of Gatsby that start a built site. */
const PRODUCTION_APP = ["production-app.js", "loader.js"]

export const readProductionApp = (root: string): string =>
  PRODUCTION_APP.map((name) => fs.readFileSync(path.join(root, "node_modules/gatsby/cache-dir", name), "utf8")).join("")

/** Throws if `source`, Gatsby's browser code, lacks one of these names, so that an upgrade fails in the build. */
export function checkGatsbyNames(source: string): void {
  for (const [name, file] of NAMES) {
    if (!name.test(source)) {
      throw new Error(`Gatsby's production-app.js or loader.js no longer has ${name.source}. Update ${file}.`)
    }
  }
}
