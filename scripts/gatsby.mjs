// `gatsby` with the project's environment: node scripts/gatsby.mjs build | develop | clean
import { environment, runBin } from "./lib/run.mjs"

const args = process.argv.slice(2)
// Gatsby takes what a shell or a test runner has left in NODE_ENV, and then does half of each.
const NODE_ENV = args[0] === "develop" ? "development" : "production"
process.exitCode = await runBin("gatsby", args, { env: { ...environment, NODE_ENV } })
