import path from "node:path"
import type { CreateWebpackConfigArgs } from "gatsby"
import { hashOf, type PolicySources } from "../../lib/security-headers"
import { compileScript } from "../compile-script"
import { checkGatsbyNames, readProductionApp } from "./gatsby-names"
import { ScriptsSlicePlugin } from "./scripts-slice"

/** The inline script at the end of every page. */
const compileBoot = (root: string) => compileScript(root, "src/platform/start/inline-entry.ts")

/** The inline script in the head of every page. */
const compileHead = (root: string) => compileScript(root, "src/platform/start/head-entry.ts")

/** The inline scripts of every page, which the Content-Security-Policy names. */
export const startScripts = (root: string): string[] => [compileHead(root), compileBoot(root)]

const PARTYTOWN = "node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js"

/** Gatsby's `plugins.define`. */
export type Define = (constants: Record<string, string>) => object

/**
 * For `onCreateWebpackConfig`: puts the inline script of every page in the place of Gatsby's script elements, and the
 * policy that allows it into the documents.
 *
 * @param policy what the policy in the documents allows
 */
export function configureStart(
  { actions, stage, plugins }: CreateWebpackConfigArgs,
  root: string,
  policy: () => PolicySources,
): void {
  const define = plugins.define as Define
  if (stage === "build-html") {
    const sources = { ...policy(), scriptHashes: startScripts(root).map(hashOf) }
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
  actions.setWebpackConfig({
    // Nothing of how the site is made is published.
    devtool: false,
    // Gatsby's own plugin for scripts in workers: 2.2 KB (brotli) on every page, used by none.
    resolve: { alias: { [path.join(root, PARTYTOWN)]: false } },
    module: {
      rules: [
        { test: /@radix-ui.*\.mjs$/, use: [path.join(root, "scripts/webpack-radix-names.js")] },
        // Each script loads of an index what it uses, and no more. An index with code of its own keeps what that imports.
        { test: /src.(platform|features).[^/]+.index\.ts$/, sideEffects: false },
      ],
    },
    plugins: [new ScriptsSlicePlugin(root, compileBoot(root))],
  })
}
