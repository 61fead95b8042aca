/** The part of webpack's configuration that is changed here. */
export interface ResolvingConfig {
  resolve: { alias: Record<string, string> }
}

/** Gatsby's list of addresses without a page of their own, and the alias by which webpack finds it. */
const LIST = "$virtual/match-paths.json"
const GATSBY_ALIAS = "$virtual"

/**
 * Puts `file` (`src/platform/start/match-paths-entry.ts`) in the place of Gatsby's list. The first alias that fits is taken, and
 * Gatsby's own fits all of `$virtual/`: this one must stand before it, which an alias in `setWebpackConfig` would not.
 *
 * Throws when a new Gatsby finds its list in another way.
 */
export function replaceMatchPaths(getConfig: () => ResolvingConfig, file: string): void {
  const { resolve } = getConfig()
  if (!(GATSBY_ALIAS in resolve.alias)) {
    throw new Error(
      "Gatsby finds its list of matchPaths in a new way: src/platform/start/replace-match-paths.ts can't replace it.",
    )
  }
  resolve.alias = { [LIST]: file, ...resolve.alias }
}
