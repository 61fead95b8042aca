import { source as axe } from "axe-core"
import { buildSync } from "esbuild"
import path from "node:path"

/** The name of the global variable with the functions of `kit.ts`. */
export const KIT = "engineKit"

/** The bundled `kit.ts`, as a statement that does nothing if the page has it already. */
export const kitScript = `if (!window.${KIT}) { ${bundle("kit.ts")}; window.${KIT} = ${KIT} }`

/** WCAG 2.2 AA and axe's best practices. */
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

export const axeScript = `if (!window.axe) { ${axe} }`

/**
 * axe's findings in this document, one line each. Framed documents are checked separately: a sandboxed one has an
 * opaque origin, which axe's messages can't reach.
 */
export const axeFindings = `axe
  .run(document, ${JSON.stringify({ runOnly: TAGS, iframes: false, resultTypes: ["violations"] })})
  .then(({ violations }) => violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => id + ": " + target.join(" ") + " " + failureSummary)))`

function bundle(file: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.join("e2e/engines/support", file)],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    globalName: KIT,
    target: "es2020",
    define: { "process.env.NODE_ENV": '"production"' },
  })
  return outputFiles[0]?.text ?? ""
}
