import { buildSync } from "esbuild"
import path from "node:path"

/** Compiles an inline script or a worker with its imports to one line; `entry` is relative to the project. */
export function compileScript(
  root: string,
  entry: string,
  { target = "es2018", define = {} }: { target?: string; define?: Record<string, string> } = {},
): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(root, entry)],
    // Leaves out "use strict", which no script needs and every page would carry.
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
