import fs from "node:fs/promises"
import path from "node:path"
import type { SiteScripts } from "./boot"
import { toSafeJson } from "../../lib/safe-json"

/** The piece of HTML that Gatsby puts at the foot of every page: its chunk map, its hash and its bundles. */
const SLICE = path.join("public", "_gatsby", "slices", "_gatsby-scripts-1.html")

/** Gatsby's element with the chunk map, and the one that is written in its place. */
const GATSBY_ELEMENT = 'id="gatsby-chunk-mapping"'
const OWN_ELEMENT = 'id="boot-scripts"'

/** The part of webpack's compiler that is used here. */
interface Compiler {
  hooks: { done: { tapPromise: (name: string, run: () => Promise<void>) => void } }
}

/**
 * Writes that piece anew after each bundling: one block of data and the one inline script (`boot.ts`) in place of
 * Gatsby's own script elements, so that no bundle is requested before the page has loaded, and one hash in the
 * Content-Security-Policy covers every page. Gatsby stitches the piece into the pages afterwards.
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
      // Without a new bundling the file is still ours. Whatever else it is, it must be what `rewriteSlice` can read.
      if (!html.includes(OWN_ELEMENT)) await fs.writeFile(file, rewriteSlice(html, this.bootScript))
    })
  }
}

/** The bundle that starts the site as soon as it finds all others there. */
const RUNTIME = "/webpack-runtime-"

/**
 * webpack's runtime goes last: the others are then read in tasks of their own before it starts the site, where a slow
 * phone would have stood still for the last to arrive and the start in one.
 *
 * The chunk map is left out: Gatsby writes it as a text and looks names up in it as in an object, so it never finds
 * one, and half a kilobyte of it would stand in every page, more with each new template.
 *
 * Throws when a new Gatsby writes its scripts in another way than this one reads them.
 */
export function rewriteSlice(html: string, bootScript: string): string {
  const hash = /___webpackCompilationHash="([^"]+)"/.exec(html)?.[1]
  const found = Array.from(html.matchAll(/<script src="([^"]+)" async>/g), ([, src = ""]) => src)
  const runtime = found.filter((src) => src.includes(RUNTIME))
  if (!html.includes(GATSBY_ELEMENT) || !html.includes("___chunkMapping=") || !hash || runtime.length !== 1) {
    throw new Error("Gatsby writes its scripts in a new way: src/platform/start/scripts-slice.ts can't read them.")
  }
  const scripts: SiteScripts = { hash, bundles: [...found.filter((src) => !runtime.includes(src)), ...runtime] }
  return (
    `<script type="application/json" ${OWN_ELEMENT}>${toSafeJson(scripts)}</script>` + `<script>${bootScript}</script>`
  )
}
