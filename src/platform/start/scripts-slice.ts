import fs from "node:fs/promises"
import path from "node:path"
import type { SiteScripts } from "./boot"
import { toSafeJson } from "../../lib/safe-json"

/** The HTML with chunk map, hash and bundles that Gatsby puts at the foot of every page. */
const SLICE = path.join("public", "_gatsby", "slices", "_gatsby-scripts-1.html")

const GATSBY_ELEMENT = 'id="gatsby-chunk-mapping"'
const OWN_ELEMENT = 'id="boot-scripts"'

/** The used part of webpack's compiler. */
interface Compiler {
  hooks: { done: { tapPromise: (name: string, run: () => Promise<void>) => void } }
}

/**
 * Rewrites the slice after each bundling, so that no bundle loads early and one hash in the policy covers every page.
 */
export class ScriptsSlicePlugin {
  constructor(
    private readonly root: string,
    private readonly bootScript: string,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.done.tapPromise("ScriptsSlicePlugin", async () => {
      const file = path.join(this.root, SLICE)
      const html = await fs.readFile(file, "utf8")
      // Without a new bundling the file is already rewritten.
      if (!html.includes(OWN_ELEMENT)) await fs.writeFile(file, rewriteSlice(html, this.bootScript))
    })
  }
}

/** The bundle that starts the site once all others are there. */
const RUNTIME = "/webpack-runtime-"

/**
 * Puts webpack's runtime last, so that the other bundles are parsed in their own tasks before it starts the site.
 * Leaves out the chunk map, half a kilobyte per page: Gatsby writes it as a string but reads it as an object, so it
 * never finds a name. Throws if Gatsby's format has changed.
 */
export function rewriteSlice(html: string, bootScript: string): string {
  const hash = /___webpackCompilationHash="([^"]+)"/.exec(html)?.[1]
  const bundles = Array.from(html.matchAll(/<script src="([^"]+)" async>/g), ([, src = ""]) => src)
  const runtime = bundles.filter((src) => src.includes(RUNTIME))
  if (!html.includes(GATSBY_ELEMENT) || !html.includes("___chunkMapping=") || !hash || runtime.length !== 1) {
    throw new Error("Gatsby has changed how it writes its scripts. Update src/platform/start/scripts-slice.ts.")
  }
  const scripts: SiteScripts = { hash, bundles: [...bundles.filter((src) => !runtime.includes(src)), ...runtime] }
  return (
    `<script type="application/json" ${OWN_ELEMENT}>${toSafeJson(scripts)}</script>` + `<script>${bootScript}</script>`
  )
}
