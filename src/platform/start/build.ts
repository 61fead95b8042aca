import type { CreateWebpackConfigArgs } from "gatsby"
import { getHash, type PolicySources } from "../../lib/security-headers"
import { compileScript } from "../compile-script"
import type { Define } from "../gatsby-api"
import { checkGatsbyNames, readProductionApp } from "./gatsby-names"
import { ScriptsSlicePlugin } from "./scripts-slice"

const compileBoot = (root: string) => compileScript(root, "src/platform/start/inline-entry.ts")

const compileHead = (root: string) => compileScript(root, "src/platform/start/head-entry.ts")

/** Returns the inline scripts of every page, for the Content-Security-Policy. */
export const startScripts = (root: string): string[] => [compileHead(root), compileBoot(root)]

/** Replaces Gatsby's script elements with the inline script and adds the policy, for `onCreateWebpackConfig`. */
export function configureStart(
  { actions, stage, plugins }: CreateWebpackConfigArgs,
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
  actions.setWebpackConfig({ plugins: [new ScriptsSlicePlugin(root, compileBoot(root))] })
}
