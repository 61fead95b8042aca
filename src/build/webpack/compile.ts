import { buildSync } from "esbuild"
import path from "node:path"
import { hashOf } from "../hosts/security-headers"

/**
 * Compiles the inline script once per build: one minified line for ES2018 browsers.
 * `hash` is what a Content-Security-Policy names in `script-src`, e.g. `'sha256-…'`.
 */
export function compileBoot(root: string): { code: string; hash: string } {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(root, "src/inline/entry.ts")],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: "es2018",
  })
  const code = (outputFiles[0]?.text ?? "").trim()
  return { code, hash: hashOf(code) }
}
