import { buildSync } from "esbuild"
import { createHash } from "node:crypto"
import path from "node:path"

/**
 * Compiles the inline script once per build: one minified line for ES2018 browsers.
 * `hash` is what a Content-Security-Policy names in `script-src`, e.g. `'sha256-…'`.
 */
export function compileBoot(root: string): { code: string; hash: string } {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(root, "src/boot/entry.ts")],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: "es2018",
  })
  const code = (outputFiles[0]?.text ?? "").trim()
  return { code, hash: hashOf(code) }
}

/** What a Content-Security-Policy names for an inline script in `script-src`. */
export const hashOf = (code: string): string => `'sha256-${createHash("sha256").update(code).digest("base64")}'`
