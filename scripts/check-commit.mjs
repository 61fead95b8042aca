/* The last part of the commit hook. A commit of content alone runs the content check: seconds. Every other one runs the
   whole check; so do the guides in data/, which are no content. */
import { execFileSync } from "node:child_process"
import { run } from "./lib/run.mjs"

const CONTENT = /^data\/.+(?<!\.md)$/

const staged = execFileSync("git", ["diff", "--cached", "--name-only", "-z"]).toString().split("\0").filter(Boolean)
const isContent = staged.length > 0 && staged.every((file) => CONTENT.test(file))
process.exitCode = await run("npm", ["run", "--silent", isContent ? "content" : "check"])
