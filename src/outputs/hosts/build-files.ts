import fs from "node:fs"
import path from "node:path"

/** Gatsby's own files in public/, which visitors don't need. Each build writes them before it reads them. */
const BUILD_FILES = ["~partytown", "_gatsby", "webpack.stats.json", "chunk-map.json"]

/** Removes build files and the last build's compressed copies from public/. */
export function removeBuildFiles(root: string): void {
  const publicDir = path.join(root, "public")
  const copies = fs
    .readdirSync(publicDir, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(br|gz)$/.test(file))
  for (const name of [...BUILD_FILES, ...copies])
    fs.rmSync(path.join(publicDir, name), { recursive: true, force: true })
}

/** The changed part of webpack's configuration. */
export interface OutputConfig {
  output: { clean?: object }
}

/**
 * Makes webpack delete scripts and licence files of earlier builds. Gatsby's `setWebpackConfig` ignores `output`, so
 * this changes the configuration in place.
 */
export function removeOldScripts(getConfig: () => OutputConfig): void {
  getConfig().output.clean = {
    keep: (file: string) => !/^([^/]+-[0-9a-f]{20}\.js(\.LICENSE\.txt)?|styles\.[0-9a-f]{20}\.css)$/.test(file),
  }
}
