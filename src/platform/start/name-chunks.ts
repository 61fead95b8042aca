/** The part of webpack's configuration that is changed here. */
export interface ChunkConfig {
  output: { chunkFilename?: unknown }
}

/**
 * Names the files of webpack's chunks by number instead of name: every page would otherwise carry the table that turns
 * one into the other (1.2 KB gzip). Twelve digits tell two versions of one file apart as well as twenty do; every page
 * carries those of all files (0.3 KB less). Gatsby's `setWebpackConfig` ignores `output`, so the configuration object is changed
 * in place.
 *
 * Throws when a new Gatsby names them in another way than this one reads.
 */
export function nameChunksByNumber(getConfig: () => ChunkConfig): void {
  const { output } = getConfig()
  if (output.chunkFilename !== "[name]-[contenthash].js") {
    throw new Error("Gatsby names its chunks in a new way: src/platform/start/name-chunks.ts can't read it.")
  }
  output.chunkFilename = "[id]-[contenthash:12].js"
}
