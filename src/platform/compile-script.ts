import { buildSync } from "esbuild"
import path from "node:path"

/**
 * Compiles an inline script or a worker, with what it imports, to one minified line.
 *
 * @param entry path of the source file, relative to the project
 */
export function compileScript(
  root: string,
  entry: string,
  { target = "es2018", define = {} }: { target?: string; define?: Record<string, string> } = {},
): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(root, entry)],
    // No "use strict": nothing in them asks for it, and every page carries some of them.
    tsconfigRaw: { compilerOptions: { alwaysStrict: false } },
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target,
    define,
    legalComments: "none",
  })
  return (outputFiles[0]?.text ?? "").trim()
}
