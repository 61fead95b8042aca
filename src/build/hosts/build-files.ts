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

/** The part of webpack's configuration that is changed here. */
export interface OutputConfig {
  output: { clean?: object }
}

/**
 * Has webpack take the scripts of earlier builds out of `public`, with the licences that they had, and nothing else.
 * Cloudflare Pages reads a hundred rules for headers, and each script takes one. Gatsby's `setWebpackConfig` drops what
 * concerns the output, so the configuration itself is changed.
 */
export function removeOldScripts(getConfig: () => OutputConfig): void {
  getConfig().output.clean = { keep: (file: string) => !/^[^/]+-[0-9a-f]{20}\.js(\.LICENSE\.txt)?$/.test(file) }
}
