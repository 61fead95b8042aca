import path from "node:path"
import type { CreateWebpackConfigArgs } from "gatsby"
import TerserPlugin from "terser-webpack-plugin"
import { getHash, type PolicySources } from "../../lib/security-headers"
import { compileScript } from "../compile-script"
import { checkGatsbyNames, readProductionApp } from "./gatsby-names"
import { ScriptsSlicePlugin } from "./scripts-slice"

const compileBoot = (root: string) => compileScript(root, "src/platform/start/inline-entry.ts")

const compileHead = (root: string) => compileScript(root, "src/platform/start/head-entry.ts")

/** Returns the inline scripts of every page, for the Content-Security-Policy. */
export const startScripts = (root: string): string[] => [compileHead(root), compileBoot(root)]

const PARTYTOWN = "node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js"

/** Gatsby's `plugins.define`. */
export type Define = (constants: Record<string, string>) => object

/** The changed part of webpack's configuration. */
interface MinifiedConfig {
  optimization: { minimizer: object[] }
}

/** Replaces Gatsby's script elements with the inline script and adds the policy, for `onCreateWebpackConfig`. */
export function configureStart(
  { actions, getConfig, stage, plugins }: CreateWebpackConfigArgs,
  root: string,
  policy: () => PolicySources,
): void {
  const define = plugins.define as Define
  if (stage === "build-html") {
    const sources = { ...policy(), scriptHashes: startScripts(root).map(getHash) }
    actions.setWebpackConfig({
      plugins: [
        define({
          POLICY_SOURCES: JSON.stringify(sources),
          HEAD_SCRIPT: JSON.stringify(compileHead(root)),
        }),
      ],
    })
  }
  if (stage !== "build-javascript") return
  checkGatsbyNames(readProductionApp(root))
  // Gatsby's Terser writes ES5. SWC's minifier is 4% smaller: 3 KB (Brotli) on every page.
  const swc = new TerserPlugin({ minify: TerserPlugin.swcMinify, terserOptions: { ecma: 2020 } })
  const { optimization } = (getConfig as () => MinifiedConfig)()
  optimization.minimizer = [swc, (plugins.minifyCss as () => object)()]
  actions.setWebpackConfig({
    // No source maps.
    devtool: false,
    // Gatsby's plugin for scripts in workers: 2.2 KB (Brotli) on every page, unused.
    resolve: { alias: { [path.join(root, PARTYTOWN)]: false } },
    module: {
      rules: [
        { test: /@radix-ui.*\.mjs$/, use: [path.join(root, "scripts/webpack-radix-names.js")] },
        // Lets webpack drop unused exports of index files. An index with its own code keeps its imports.
        { test: /src.(platform|features).[^/]+.index\.ts$/, sideEffects: false },
      ],
    },
    plugins: [new ScriptsSlicePlugin(root, compileBoot(root))],
  })
}
