/* npm run check:illustrations, the last part of npm run check: checks the illustration library if it has changed
   since the last commit, so that work on the website doesn't wait for it. npm run test:all always checks it. */
import { execFileSync } from "node:child_process"
import { run } from "./lib/run.mjs"

const LIBRARY = "packages/illustrations"

/** The library, and its imports from the website (its src/website.ts). */
const CODE = [LIBRARY, "tailwind.config.js", "src/lib/logo-mark.ts"]

/** The files that the library's tests compare with its drawings. */
const PICTURES = ["data/images", "data/pictures.json"]

if (isChanged(CODE)) process.exitCode = await runScript("check")
else if (isChanged(PICTURES)) process.exitCode = await runScript("test")
else console.log("The illustration library is as it was committed, and is not checked.")

/** Whether a file is edited, new or deleted, staged or not. Without a git repository everything counts as changed. */
function isChanged(paths) {
  try {
    const status = ["status", "--porcelain", "--untracked-files=all", "--", ...paths]
    return execFileSync("git", status, { stdio: ["ignore", "pipe", "ignore"] }).length > 0
  } catch {
    return true
  }
}

/** Runs a script of the library's package.json; returns its exit code. */
function runScript(name) {
  return run("npm", ["run", "--silent", name, "--workspace", LIBRARY])
}
