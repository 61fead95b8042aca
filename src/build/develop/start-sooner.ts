import path from "node:path"

/** The part of webpack's configuration that is changed here. */
export interface DevelopConfig {
  resolve: { alias: Record<string, string | false> }
  plugins: object[]
}

/**
 * Takes out of `gatsby develop` what only its start waits for:
 *
 * - lucide-react has a file for each of its 2,100 icons, and without tree shaking webpack would read them all. Its
 *   CommonJS build is one file.
 * - To make one empty page, the stage "develop-html" would compile the whole site first. Only pages with
 *   `getServerData` are rendered with what it compiles, and the site has none.
 * - Gatsby's ESLint sees .js and .jsx files only; the site has none of these, and lints the others itself.
 *
 * Throws where a new version of Gatsby or of the icons names these in another way.
 */
export function startSooner(stage: string, getConfig: () => DevelopConfig, root: string): void {
  const config = getConfig()
  const { alias } = config.resolve
  alias["lucide-react$"] = path.join(root, "node_modules/lucide-react/dist/cjs/lucide-react.js")

  if (stage === "develop-html") {
    if (!alias.$virtual)
      throw new Error("Gatsby names its virtual modules in a new way (src/build/develop/start-sooner.ts).")
    // The first alias that fits is taken.
    config.resolve.alias = { "$virtual/async-requires$": false, ...alias, [path.join(root, "src/root.tsx")]: false }
  }
  if (stage === "develop") {
    const others = config.plugins.filter((plugin) => plugin.constructor.name !== "ESLintWebpackPlugin")
    if (others.length === config.plugins.length) {
      throw new Error("Gatsby lints in a new way (src/build/develop/start-sooner.ts).")
    }
    config.plugins = others
  }
}
