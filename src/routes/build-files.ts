import fs from "node:fs"
import path from "node:path"

/**
 * What Gatsby leaves in `public` for itself: the sandbox for foreign scripts, of which the site has none, webpack's
 * lists of the bundles, and the piece of HTML that it has put into every page. Each build writes them anew before it
 * reads them, so a warm build misses none.
 */
const BUILD_FILES = ["~partytown", "_gatsby", "webpack.stats.json", "chunk-map.json"]

/** Takes out of `public` what no visitor needs; the last step of a build. */
export function removeBuildFiles(root: string): void {
  for (const name of BUILD_FILES) fs.rmSync(path.join(root, "public", name), { recursive: true, force: true })
}
