// After npm ci: sets up the hook that checks commits, where there are commits and the hook's package.
import fs from "node:fs"

if (!fs.existsSync(".git")) console.log("This is no git repository: commits are not checked. All else works as usual.")
else {
  const husky = await import("husky").catch(() => undefined)
  const problem = husky?.default()
  if (problem) console.log(`Commits are not checked: ${problem}`)
}
