import path from "node:path"
import type { CreateWebpackConfigArgs } from "gatsby"
import type { PolicySources } from "../../lib/security-headers"
import { compileBoot, compileHead } from "./compile"
import { checkGatsbyNames, readProductionApp } from "./gatsby-names"
import { nameChunksByNumber, type ChunkConfig } from "./name-chunks"
import { replaceMatchPaths, type ResolvingConfig } from "./replace-match-paths"
import { ScriptsSlicePlugin } from "./scripts-slice"

/** Gatsby's `plugins.normalModuleReplacement`, which its types call a function and no more. */
type ReplaceModule = (module: RegExp, file: string) => object

/** Gatsby's `plugins.define`. */
export type Define = (constants: Record<string, string>) => object

/**
 * For `onCreateWebpackConfig`: puts the inline script of every page in the place of Gatsby's script elements, the policy
 * that allows it into the documents, and leaves out of the bundles what the site does not use.
 *
 * @param policy what the policy in the documents allows
 */
export function configureStart(
  { actions, stage, getConfig, plugins }: CreateWebpackConfigArgs,
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
  replaceMatchPaths(getConfig as () => ResolvingConfig, path.join(root, "src/platform/start/match-paths-entry.ts"))
  nameChunksByNumber(getConfig as () => ChunkConfig)
  const replaceModule = plugins.normalModuleReplacement as ReplaceModule
  const stub = path.join(root, "src/platform/start/gatsby-stub.ts")
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
    // Gatsby's entry exports <Script>, <Slice> and, with them, a sandbox for foreign scripts. The site has none of those.
    resolve: { alias: { "gatsby-script": stub } },
    plugins: [
      replaceModule(/internal-plugins\/partytown\/gatsby-browser|\/register-service-worker$/, stub),
      replaceModule(GATSBY_SLICE, stub),
      new ScriptsSlicePlugin(root, compileBoot(root).code),
    ],
  })
}

/** "./slice" as Gatsby's own entry asks for it; other packages have a "./slice" of theirs. */
const GATSBY_SLICE = /^\.\/slice$/
