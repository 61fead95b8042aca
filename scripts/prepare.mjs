// After npm ci: sets up the hook that checks commits and writes the help for editors (data/schemas), where their packages are.
import fs from "node:fs"

if (!fs.existsSync(".git")) console.log("This is no git repository: commits are not checked. All else works as usual.")
else {
  const husky = await import("husky").catch(() => undefined)
  const problem = husky?.default()
  if (problem) console.log(`Commits are not checked: ${problem}`)
}

// Without the packages of development nobody edits here.
const tsx = await import("tsx/esm/api").catch(() => undefined)
const generated = await tsx?.tsImport("../src/content/generated-files.ts", import.meta.url)
generated?.writeSchemas(process.cwd())
