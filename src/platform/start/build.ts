import path from "node:path"
import type { CreateWebpackConfigArgs } from "gatsby"
import type { PolicySources } from "../../lib/security-headers"
import { compileBoot, compileHead } from "./compile"
import { checkGatsbyNames, readProductionApp } from "./gatsby-names"
import { ScriptsSlicePlugin } from "./scripts-slice"

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
    const sources = { ...policy(), scriptHashes: [compileHead(root).hash, compileBoot(root).hash] }
    actions.setWebpackConfig({
      plugins: [
        define({
          POLICY_SOURCES: JSON.stringify(sources),
          HEAD_SCRIPT: JSON.stringify(compileHead(root).code),
        }),
      ],
    })
  }
  if (stage !== "build-javascript") return
  checkGatsbyNames(readProductionApp(root))
  actions.setWebpackConfig({
    // Nothing of how the site is made is published.
    devtool: false,
    module: {
      rules: [
        { test: /@radix-ui.*\.mjs$/, use: [path.join(root, "scripts/webpack-radix-names.js")] },
        // Each script loads of an index what it uses, and no more. An index with code of its own keeps what that imports.
        { test: /src.(platform|features).[^/]+.index\.ts$/, sideEffects: false },
      ],
    },
    plugins: [new ScriptsSlicePlugin(root, compileBoot(root).code)],
  })
}
