import type { ContentGate } from "./content-gate"
import type { DevelopmentServer } from "./development-server"
import { PROBLEM_ADDRESS } from "../../lib/problem-address"

/** Tells open pages what is wrong with the content, now and whenever that changes; an empty message when nothing is. */
export function serveProblems(server: DevelopmentServer, gate: ContentGate): void {
  server.get(PROBLEM_ADDRESS, (_request, response) => {
    // Gatsby compresses what may be transformed, and holds it back for that.
    response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-cache, no-transform" })
    const stop = gate.listen((message) => response.write(`data: ${JSON.stringify(message)}\n\n`))
    response.on("close", stop)
  })
}
