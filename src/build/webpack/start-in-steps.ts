/** The part of webpack's configuration that is changed here. */
export interface StartingConfig {
  entry: { app?: unknown }
  resolve: { alias: Record<string, string> }
}

/**
 * Puts `file` (`start.ts`) in the place of Gatsby's first module, which it finds under the name "$gatsby-start".
 *
 * Throws when a new Gatsby names its first module in another way than this one reads it.
 */
export function startInSteps(getConfig: () => StartingConfig, file: string): void {
  const { entry, resolve } = getConfig()
  if (typeof entry.app !== "string") {
    throw new Error("Gatsby names its first module in a new way: src/build/webpack/start-in-steps.ts can't read it.")
  }
  resolve.alias["$gatsby-start"] = entry.app
  entry.app = file
}
