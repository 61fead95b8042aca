import path from "node:path"

/** The part of webpack's configuration that is changed here. */
export interface DevelopConfig {
  resolve: { alias: Record<string, string | false> }
  plugins: object[]
}

/**
 * Removes work that delays the start of `gatsby develop`:
 *
 * - lucide-react has a file for each of its 2,100 icons, and without tree shaking webpack would read them all. Its
 *   CommonJS build is one file.
 * - To render one empty page, the stage "develop-html" would compile the whole site first. Its output is only used for
 *   pages with `getServerData`, and the site has none.
 * - Gatsby's ESLint reads .js and .jsx files only; the site has none of these, and lints the others itself.
 *
 * Throws if a new version of Gatsby or of the icons uses other names.
 */
export function startSooner(stage: string, getConfig: () => DevelopConfig, root: string): void {
  const config = getConfig()
  const { alias } = config.resolve
  alias["lucide-react$"] = path.join(root, "node_modules/lucide-react/dist/cjs/lucide-react.js")

  if (stage === "develop-html") {
    if (!alias.$virtual)
      throw new Error("Gatsby names its virtual modules in a new way (src/platform/develop/start-sooner.ts).")
    // webpack takes the first matching alias.
    config.resolve.alias = { "$virtual/async-requires$": false, ...alias, [path.join(root, "src/root.tsx")]: false }
  }
  if (stage === "develop") {
    const others = config.plugins.filter((plugin) => plugin.constructor.name !== "ESLintWebpackPlugin")
    if (others.length === config.plugins.length) {
      throw new Error("Gatsby lints in a new way (src/platform/develop/start-sooner.ts).")
    }
    config.plugins = others
  }
}
