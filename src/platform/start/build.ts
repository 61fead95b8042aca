import path from "node:path"
import type { CreateWebpackConfigArgs } from "gatsby"
import { inTimeScript } from "../../lib/in-time"
import type { PolicySources } from "../../lib/security-headers"
import { compileBoot, compileFieldFigures, compileHead } from "./compile"
import { checkGatsbyNames, readProductionApp } from "./gatsby-names"
import { ScriptsSlicePlugin } from "./scripts-slice"

/** Gatsby's `plugins.define`. */
export type Define = (constants: Record<string, string>) => object

interface StartOptions {
  /** What the policy in the documents allows. */
  policy: () => PolicySources
  /** Where the figures of visits are sent (`data/site.json`). */
  figuresAddress: string | null | undefined
}

/**
 * For `onCreateWebpackConfig`: puts the inline script of every page in the place of Gatsby's script elements, and the
 * policy that allows it into the documents.
 */
export function configureStart(
  { actions, stage, plugins }: CreateWebpackConfigArgs,
  root: string,
  { policy, figuresAddress }: StartOptions,
): void {
  const define = plugins.define as Define
  const inTime = stage === "build-html" ? `<script>${inTimeScript}</script>` : ""
  actions.setWebpackConfig({ plugins: [define({ IN_TIME_SCRIPT: JSON.stringify(inTime) })] })
  if (stage === "build-html") {
    const sources = { ...policy(), scriptHashes: [compileHead(root).hash, compileBoot(root).hash] }
    actions.setWebpackConfig({
      plugins: [
        define({
          POLICY_SOURCES: JSON.stringify(sources),
          HEAD_SCRIPT: JSON.stringify(compileHead(root).code),
          FIELD_FIGURES_SCRIPT: JSON.stringify(compileFieldFigures(root, figuresAddress)),
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
        // Each script takes of a mechanism's index what it uses, and no more.
        { test: /src.platform.[^/]+.index\.ts$/, sideEffects: false },
      ],
    },
    plugins: [new ScriptsSlicePlugin(root, compileBoot(root).code)],
  })
}
