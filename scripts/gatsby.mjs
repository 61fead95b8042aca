// `gatsby` with the project's environment: node scripts/gatsby.mjs build | develop | serve | clean
import { runBin } from "./lib/run.mjs"

process.exitCode = await runBin("gatsby", process.argv.slice(2))
