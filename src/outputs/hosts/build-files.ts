import fs from "node:fs"
import path from "node:path"

/**
 * Gatsby's own files in `public`: the sandbox for third-party scripts (the site has none), webpack's lists of bundles,
 * and the HTML fragment it inserts into every page. Each build writes them before it reads them, so a cached build
 * works without them.
 */
const BUILD_FILES = ["~partytown", "_gatsby", "webpack.stats.json", "chunk-map.json"]

/** Removes files that visitors do not need from `public`, and compressed copies: they are of the build before. */
export function removeBuildFiles(root: string): void {
  const publicDir = path.join(root, "public")
  const copies = fs
    .readdirSync(publicDir, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(br|gz)$/.test(file))
  for (const name of [...BUILD_FILES, ...copies])
    fs.rmSync(path.join(publicDir, name), { recursive: true, force: true })
}

/** The part of webpack's configuration that is changed here. */
export interface OutputConfig {
  output: { clean?: object }
}

/**
 * Makes webpack delete the scripts and licence files of earlier builds from `public`, and nothing else: Gatsby leaves
 * them there for ever. Its `setWebpackConfig` ignores `output`, so the configuration object is changed in place.
 */
export function removeOldScripts(getConfig: () => OutputConfig): void {
  getConfig().output.clean = {
    keep: (file: string) => !/^([^/]+-[0-9a-f]{20}\.js(\.LICENSE\.txt)?|styles\.[0-9a-f]{20}\.css)$/.test(file),
  }
}
