import { buildSync } from "esbuild"
import path from "node:path"

/**
 * What webpack inserts into the scripts: the worker that reads files on the staff's page, as a text. A worker that starts
 * from a text has the policy of its page (`platform/sealed`); one that starts from a file has the policy of that file.
 */
export const officeConstants = (root: string) => ({ OFFICE_WORKER: JSON.stringify(compileOfficeWorker(root)) })

function compileOfficeWorker(root: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(root, "src/features/office/worker.ts")],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    // What all of the project's browsers know (tsconfig.browser.json).
    target: "es2021",
    define: { "process.env.NODE_ENV": '"production"' },
    legalComments: "none",
  })
  return (outputFiles[0]?.text ?? "").trim()
}
