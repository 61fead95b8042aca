// The built site on a free port, for playwright.config.ts.
import { serveSite } from "../../scripts/lib/server.mjs"

const { origin } = await serveSite(0)
console.log(origin)
