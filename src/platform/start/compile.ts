import { buildSync } from "esbuild"
import path from "node:path"
import { hashOf } from "../../lib/security-headers"

/** One minified line for ES2018 browsers. */
export const compileInline = (root: string, entry: string): string => {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(root, entry)],
    // No "use strict": nothing in them asks for it, and every page carries them.
    tsconfigRaw: { compilerOptions: { alwaysStrict: false } },
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: "es2018",
  })
  return (outputFiles[0]?.text ?? "").trim()
}

/** An inline script, and what a Content-Security-Policy names in `script-src` for it, e.g. `'sha256-…'`. */
interface InlineScript {
  code: string
  hash: string
}

const inlineScript = (code: string): InlineScript => ({ code, hash: hashOf(code) })

/** The inline script at the end of every page, compiled once per build. */
export const compileBoot = (root: string): InlineScript =>
  inlineScript(compileInline(root, "src/platform/start/inline-entry.ts"))

/** The inline script in the head of every page. */
export const compileHead = (root: string): InlineScript =>
  inlineScript(compileInline(root, "src/platform/start/head-entry.ts"))
